import { useEffect, useRef, useState } from 'react';

/** Scroll position of a gallery strip as the index of its first picture, and scrolling to another one. Works in both writing directions. */
export function useScrollStrip(length: number) {
  const strip = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(0);
  useEffect(() => {
    const list = strip.current;
    if (!list) return undefined;
    const update = () => setAt(nearestIndex(list));
    list.addEventListener('scroll', update, { passive: true });
    return () => list.removeEventListener('scroll', update);
  }, []);

  const show = (index: number) => {
    const list = strip.current;
    const item = list?.children[index];
    if (!list || !item || index < 0 || index >= length) return;
    const reduceMotion = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
    list.scrollTo({ left: list.scrollLeft + distance(list, item), behavior: reduceMotion ? 'auto' : 'smooth' });
    setAt(index);
  };
  return { strip, at, show };
}

/** Distance of a picture from the start of the strip in pixels; negative to the left. */
function distance(list: Element, item: Element): number {
  const [frame, box] = [list.getBoundingClientRect(), item.getBoundingClientRect()];
  return getComputedStyle(list).direction === 'rtl' ? box.right - frame.right : box.left - frame.left;
}

/** Index of the picture nearest to the start; at the end of the scroll range, always the last one. */
function nearestIndex(list: Element): number {
  const ended = Math.abs(list.scrollLeft) + list.clientWidth >= list.scrollWidth - 1;
  const distances = [...list.children].map((item) => Math.abs(distance(list, item)));
  return ended ? distances.length - 1 : distances.indexOf(Math.min(...distances));
}
