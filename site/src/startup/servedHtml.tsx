import { useEffect, useRef, useState, type ComponentType, type MouseEvent } from 'react';
import { FragmentBox } from './CachedFragment.tsx';
import { island, type IslandCache } from './island.tsx';
import { lazyModule } from './lazyModule.ts';

/** React keeps what it finds in a box of whose content it is told nothing. */
const whatIsThere = { __html: '' };

/**
 * Makes an island that stays the server's HTML for good unless `needsScripts`: its scripts are loaded when a button is pressed, which is
 * then pressed again, or when something else has to be shown. It never holds a navigation back: until then the old HTML is shown.
 */
export function servedHtml<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  onServer: ComponentType<Props> | null,
  cache: IslandCache<Props>,
  needsScripts: (props: Props) => boolean,
): ComponentType<Props> {
  const Island = island(load, onServer, cache);
  if (import.meta.env.SSR) return Island;
  const file = lazyModule(async () => ({ Content: await load() }));
  return function ServedHtml(props: Props) {
    const box = useRef<HTMLDivElement>(null);
    const content = !needsScripts(props) && JSON.stringify(cache.key(props));
    const [served] = useState(!document.documentElement.dataset['hydrated'] && content);
    const [loaded, setLoaded] = useState(file.current);
    const [pressed, setPressed] = useState(-1);
    const isOutdated = served !== content || pressed >= 0;
    useEffect(() => {
      if (served && isOutdated) void file.loadWhenOnline().then(setLoaded);
    }, [served, isOutdated]);
    const listButtons = () => [...(box.current?.querySelectorAll<HTMLElement>('button:not([popovertarget])') ?? [])];
    useEffect(() => {
      if (loaded) listButtons()[pressed]?.click();
      // oxlint-disable-next-line react-hooks/exhaustive-deps -- once
    }, [loaded]);
    if (!served) return <Island {...props} />;
    if (loaded)
      return (
        <FragmentBox key="loaded" ref={box} data-fragment={cache.name} data-island="hydrated">
          <loaded.Content {...props} />
        </FragmentBox>
      );
    const press = ({ target }: MouseEvent) =>
      setPressed(listButtons().findIndex((button) => target instanceof Node && button.contains(target)));
    return (
      <FragmentBox
        ref={box}
        data-fragment={cache.name}
        onClick={press}
        suppressHydrationWarning
        // oxlint-disable-next-line react/no-danger -- nothing is injected
        dangerouslySetInnerHTML={whatIsThere}
      />
    );
  };
}
