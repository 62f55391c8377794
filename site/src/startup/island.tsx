import { lazy, memo, Suspense, useCallback, useEffect, useRef, type ComponentType, type ReactNode } from 'react';
import { CachedFragment } from './CachedFragment.tsx';
import { isControl, replayControl, type Control } from './earlyInput.ts';
import { firstInteraction } from './onFirstInteraction.ts';

/** A fragment that the server renders once for many visitors: its name, and what its HTML depends on. */
export interface IslandCache<Props> {
  name: string;
  key: (props: Props) => readonly unknown[];
}

/**
 * Makes a component whose scripts are loaded at the visitor's first interaction. Until then the server's HTML is shown, links and GET forms
 * work, and a pressed button, a posted form, a focused field and what is typed are remembered and repeated after hydration. On the server the component is
 * passed in directly. An island must not render again before it is hydrated, so its props have to stay equal until then. `cache` names the
 * fragment and says what its HTML depends on, so that the server renders it once for many visitors.
 */
export function island<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  onServer: ComponentType<Props> | null,
  cache?: IslandCache<Props>,
): ComponentType<Props> {
  const Content = onServer ?? lazy(async () => ({ default: await firstInteraction.then(load) }));
  return memo(function Island(props: Props) {
    const { box, onHydrated } = useRepeatedEvents();
    return (
      <CachedFragment ref={box} name={cache?.name} cacheKey={() => cache?.key(props) ?? null}>
        <Suspense fallback={null}>
          <Hydrated onHydrated={onHydrated}>
            <Content {...props} />
          </Hydrated>
        </Suspense>
      </CachedFragment>
    );
  });
}

/** Reports when everything inside has been hydrated: effects run only then. */
function Hydrated({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  useEffect(onHydrated, [onHydrated]);
  return children;
}

const events = ['click', 'submit', 'input', 'change'] as const;

/** Listens in the capture phase, since React swallows events inside boundaries that are not hydrated yet. Popovers need no script. */
function useRepeatedEvents() {
  const box = useRef<HTMLDivElement>(null);
  const isHydrated = useRef(false);
  const repeat = useRef<() => void>(undefined);
  const changed = useRef(new Set<Control>());
  useEffect(() => {
    const remember = (event: Event) => {
      const { target } = event;
      if (isHydrated.current || !(target instanceof Element) || !box.current?.contains(target)) return;
      const button = event.type === 'click' ? target.closest<HTMLElement>('button:not([type=submit], [popovertarget])') : null;
      if (button) repeat.current = () => button.click();
      if (isControl(target)) changed.current.add(target);
      if (event.type === 'submit' && target instanceof HTMLFormElement && target.method !== 'get') {
        event.preventDefault();
        repeat.current = () => target.requestSubmit();
      }
    };
    for (const type of events) window.addEventListener(type, remember, true);
    return () => {
      for (const type of events) window.removeEventListener(type, remember, true);
    };
  }, []);
  const onHydrated = useCallback(() => {
    isHydrated.current = true;
    if (box.current) box.current.dataset['island'] = 'hydrated';
    const focused = document.activeElement;
    if (isControl(focused) && box.current?.contains(focused)) focused.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    for (const control of changed.current) replayControl(control);
    repeat.current?.();
    repeat.current = undefined;
  }, []);
  return { box, onHydrated };
}
