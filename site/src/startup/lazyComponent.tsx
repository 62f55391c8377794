import { useEffect, useState, type ComponentType } from 'react';
import { lazyModule } from './lazyModule.ts';

/** A component that renders nothing until its file has been loaded. */
export interface LazyComponent<Props extends object> {
  (props: Props): React.JSX.Element | null;
  /** Fetches the file ahead of the first rendering; rejects when that fails. */
  load: () => Promise<unknown>;
}

/** Moves a component that few visitors see into a file of its own. Unlike `React.lazy` it neither suspends nor throws. */
export function lazyComponent<Props extends object>(fetch: () => Promise<ComponentType<Props>>): LazyComponent<Props> {
  const file = lazyModule(async () => ({ Component: await fetch() }));
  function Lazy(props: Props) {
    const [loaded, setLoaded] = useState(file.current);
    useEffect(() => {
      file.load().then(setLoaded, () => undefined);
    }, []);
    const Component = (loaded ?? file.current)?.Component;
    return Component ? <Component {...props} /> : null;
  }
  return Object.assign(Lazy, { load: file.load });
}
