### The lesson of the tree of estimates.

lesson-greedy-backtracking-greedy-backtracking-search-idea-1 = از هر گره به فرزندی می‌رود که `f` آن از همه کمتر است؛ بقیهٔ فرزندان منتظر می‌مانند.
    .step = word:choose
lesson-greedy-backtracking-greedy-backtracking-search-idea-2 = جایی که فرزندی نمانده باشد، به والد برمی‌گردد و آنجا بهترین فرزند بعدی را برمی‌دارد.
    .step = word:back
lesson-greedy-backtracking-greedy-backtracking-search-invariant-1 = فرزندی که `f` آن بیش از `tolerance` از f والدش بزرگ‌تر باشد هرگز دنبال نمی‌شود.
    .step = tree-refused
lesson-greedy-backtracking-greedy-backtracking-search-limits-1 = هدفی که پشت چنین فرزندی باشد هرگز پیدا نمی‌شود: جست‌وجوی حریصانه تسلیم می‌شود، هرچند درخت هدفی دارد.
    .step = tree-gave-up, tree-refused
lesson-greedy-backtracking-greedy-backtracking-search-limits-2 = اولین هدفی که پیدا می‌شود لزوماً بهترین نیست. در معمای کشویی راهی که با رواداری ۰ پیدا شود کوتاه‌ترین است، چون آنجا `h` هرگز از فاصلهٔ واقعی بیشتر نیست؛ درختی از عددهایی که کسی نوشته است چنین قولی نمی‌دهد.
    .step = word:found
lesson-greedy-backtracking-greedy-backtracking-search-cost-1 = حافظه: مسیر و فرزندانی که کنار آن منتظرند، `O(b·m)` برای `b` فرزند در هر گره و `m` سطح، و `visited`. زمان: در بدترین حالت تمام درخت.
    .step = last word:expand
