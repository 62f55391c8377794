import { lazy, memo, Suspense, useCallback, useEffect, useRef, type ComponentType, type ReactNode } from 'react';
import { Kept } from './Kept.tsx';
import { firstSign } from './wake.ts';

/**
 * A part of the page whose scripts are fetched at the first sign of a person. Until then the server's HTML stands, links work, and a
 * press or a sent form is kept and repeated once the part has come to life. On the server the component is handed in whole. Equal props
 * must not touch it: a change from outside would have to wait for that first sign. `kept` names it and tells what its HTML depends on,
 * so that the server renders it once for many visitors.
 */
export function island<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  onServer: ComponentType<Props> | null,
  kept?: { name: string; by: (props: Props) => unknown },
): ComponentType<Props> {
  const Part = onServer ?? lazy(async () => ({ default: await firstSign.then(load) }));
  return memo(function Island(props: Props) {
    const { box, onAlive } = useRepeatedEvents();
    return (
      <Kept ref={box} name={kept?.name} by={() => kept?.by(props) ?? null}>
        <Suspense fallback={null}>
          <Alive onAlive={onAlive}>
            <Part {...props} />
          </Alive>
        </Suspense>
      </Kept>
    );
  });
}

/** Tells when everything inside has been hydrated: effects run only then. */
function Alive({ onAlive, children }: { onAlive: () => void; children: ReactNode }) {
  useEffect(onAlive, [onAlive]);
  return children;
}

/** Listens before React, which swallows what happens in parts that are not alive yet. */
function useRepeatedEvents() {
  const box = useRef<HTMLDivElement>(null);
  const alive = useRef(false);
  const repeat = useRef<() => void>(undefined);
  useEffect(() => {
    const keep = (event: Event) => {
      const { target } = event;
      if (alive.current || !(target instanceof Element) || !box.current?.contains(target)) return;
      const button = event.type === 'click' ? target.closest<HTMLElement>('button:not([type=submit])') : null;
      if (button) repeat.current = () => button.click();
      if (event.type === 'submit' && target instanceof HTMLFormElement) {
        event.preventDefault();
        repeat.current = () => target.requestSubmit();
      }
    };
    window.addEventListener('click', keep, true);
    window.addEventListener('submit', keep, true);
    return () => {
      window.removeEventListener('click', keep, true);
      window.removeEventListener('submit', keep, true);
    };
  }, []);
  const onAlive = useCallback(() => {
    alive.current = true;
    if (box.current) box.current.dataset['alive'] = 'true';
    repeat.current?.();
    repeat.current = undefined;
  }, []);
  return { box, onAlive };
}
