import { useEffect, useRef, useState } from 'react';

/** The strip of a gallery: which picture stands at its start, and how to bring another there. Works in both directions of writing. */
export function useStrip(length: number) {
  const strip = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(0);
  useEffect(() => {
    const list = strip.current;
    if (!list) return undefined;
    const look = () => setAt(nearest(list));
    list.addEventListener('scroll', look, { passive: true });
    return () => list.removeEventListener('scroll', look);
  }, []);

  const show = (index: number) => {
    const list = strip.current;
    const item = list?.children[index];
    if (!list || !item || index < 0 || index >= length) return;
    const still = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
    list.scrollTo({ left: list.scrollLeft + distance(list, item), behavior: still ? 'auto' : 'smooth' });
    setAt(index);
  };
  return { strip, at, show };
}

/** How far a picture is from the start of the strip, in pixels; negative to the left. */
function distance(list: Element, item: Element): number {
  const [frame, box] = [list.getBoundingClientRect(), item.getBoundingClientRect()];
  return getComputedStyle(list).direction === 'rtl' ? box.right - frame.right : box.left - frame.left;
}

/** At the very end the last picture counts, however little of it could move. */
function nearest(list: Element): number {
  const ended = Math.abs(list.scrollLeft) + list.clientWidth >= list.scrollWidth - 1;
  const distances = [...list.children].map((item) => Math.abs(distance(list, item)));
  return ended ? distances.length - 1 : distances.indexOf(Math.min(...distances));
}
