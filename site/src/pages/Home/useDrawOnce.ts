import { useEffect, useRef, type RefObject } from 'react';
import { tabStorage } from '#src/shared/storage.ts';

const NAME = 'routeDrawn';
const isTrue = (value: unknown): value is true => value === true;

/** Marks a line as waiting until its place comes into view for the first time of the visit; the style draws it then. */
export function useDrawOnce(): RefObject<SVGSVGElement | null> {
  const line = useRef<SVGSVGElement>(null);
  useEffect(() => {
    const drawing = line.current;
    const place = drawing?.parentElement; // observed instead of the line, which is clipped while it waits
    if (!drawing || !place || tabStorage.read(NAME, isTrue)) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) {
          drawing.dataset['route'] = 'waiting';
          return;
        }
        observer.disconnect();
        delete drawing.dataset['route'];
        tabStorage.write(NAME, true);
      },
      { rootMargin: '0px 0px -25%' },
    );
    observer.observe(place);
    return () => observer.disconnect();
  }, []);
  return line;
}
