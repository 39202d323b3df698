"""What is out of place on a page: what sticks out sideways, of the window or of its own box, and what lies over something else."""

LAYOUT_FAULTS = """(() => {
    const PICTURES = "dhadha-board, dhadha-tree, dhadha-plot, dhadha-mini"; // what lies on them does so on purpose
    const UNSEEN = ".hidden, .skip, .ticks, dialog, option, pre";
    const NEAR = 1.5;
    const parentOf = (element) => element.assignedSlot ?? element.parentElement ?? element.getRootNode().host ?? null;
    const around = (element) => { const found = []; for (let at = element; at; at = parentOf(at)) found.push(at); return found; };
    const all = (root) => [...root.children].flatMap((element) => element.matches(UNSEEN) ? [] : element.matches(PICTURES) ? [element] : [element, ...(element.shadowRoot ? all(element.shadowRoot) : []), ...all(element)]);
    const name = (element) => `${element.localName}${element.id ? "#" + element.id : ""}${[...element.classList].map((one) => "." + one).join("")} “${(element.ariaLabel ?? element.textContent).trim().replace(/\\s+/g, " ").slice(0, 30)}”`;
    const scrolls = (element) => getComputedStyle(element).overflowX !== "visible";

    /** The part of a rectangle in `element` that can be seen. */
    const seen = (element, {left, top, right, bottom}) => {
        for (const outer of around(element).filter(scrolls)) {
            const box = outer.getBoundingClientRect();
            [left, top, right, bottom] = [Math.max(left, box.left), Math.max(top, box.top), Math.min(right, box.right), Math.min(bottom, box.bottom)];
        }
        return {left, top, right, bottom};
    };
    const elements = all(document.body).filter((element) => element.checkVisibility({visibilityProperty: true, opacityProperty: true}));
    const texts = elements.flatMap((element) => [...element.childNodes].filter(({nodeType, data}) => nodeType === 3 && data.trim()).flatMap((node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        return [...range.getClientRects()].map((rect) => ({element, rect}));
    }));
    const controls = elements.filter((element) => element.matches(`button, input, select, textarea, progress, ${PICTURES}`)).map((element) => ({element, rect: element.getBoundingClientRect()}));

    const faults = [];
    if (document.documentElement.scrollWidth > innerWidth) faults.push(`the page is ${document.documentElement.scrollWidth} wide`);
    for (const element of elements) {
        const {left, right, width} = element.getBoundingClientRect();
        const inside = around(parentOf(element)).some((outer) => outer !== document.body && outer !== document.documentElement && scrolls(outer));
        if (width && !inside && (right > innerWidth + NEAR || left < -NEAR)) faults.push(`${name(element)} sticks out of the window: ${left} to ${right}`);
        if (element.matches("button, a, label, h1, h2, h3, p, dt, dd, summary, th, td, li, legend") && !scrolls(element) && element.scrollWidth > element.clientWidth + 2 && element.clientWidth) faults.push(`${name(element)} is fuller than wide: ${element.scrollWidth} in ${element.clientWidth}`);
    }
    for (const board of elements.filter((element) => element.localName === "dhadha-board")) {
        for (const number of board.shadowRoot.querySelectorAll(".number")) {
            const [inner, outer] = [number.getBoundingClientRect(), number.closest(".cell, .piece").getBoundingClientRect()];
            if (!number.closest(".edge") && inner.width > outer.width + NEAR) faults.push(`${name(number)} is wider than its cell: ${inner.width} in ${outer.width}`);
        }
    }
    const things = [...texts, ...controls].map(({element, rect}) => ({element, ...seen(element, rect)})).filter(({left, top, right, bottom}) => right - left > NEAR && bottom - top > NEAR);
    for (const [index, one] of things.entries()) {
        for (const other of things.slice(index + 1)) {
            const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
            const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
            if (across <= NEAR || down <= 4 || one.element === other.element) continue; // lines of text stand a little close
            if (around(one.element).includes(other.element) || around(other.element).includes(one.element)) continue;
            faults.push(`${name(one.element)} and ${name(other.element)} overlap by ${Math.round(across)} × ${Math.round(down)}`);
        }
    }
    return [...new Set(faults)];
})()"""


def faults_of_layout(page):
    return page.evaluate(LAYOUT_FAULTS)
