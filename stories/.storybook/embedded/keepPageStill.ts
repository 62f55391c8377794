/**
 * A play function that focuses an element must not scroll the docs page under the reader: the browser scrolls every window around a focused
 * element, and around one that asks to be seen.
 */
export function keepPageStill(): void {
  const { focus } = HTMLElement.prototype;
  const { scrollIntoView } = Element.prototype;
  HTMLElement.prototype.focus = function focusInPlace(options) {
    keepParentStill(() => focus.call(this, options));
  };
  Element.prototype.scrollIntoView = function scrollWithinFrame(options) {
    keepParentStill(() => scrollIntoView.call(this, options));
  };
}

function keepParentStill(act: () => void): void {
  const { scrollX, scrollY } = window.parent;
  act();
  window.parent.scrollTo(scrollX, scrollY);
}
