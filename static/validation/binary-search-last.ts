/** The last index whose item satisfies a condition that holds for a prefix of the list; -1 if none. */
export function binarySearchLast<Item>(
  list: { readonly length: number; readonly [index: number]: Item }, holds: (item: Item) => boolean,
) {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(list[middle])) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
