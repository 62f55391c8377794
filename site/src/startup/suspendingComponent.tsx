import { use } from 'react';
import { lazyModule } from './lazyModule.ts';

/** A component that suspends until its file has been loaded. */
export interface SuspendingComponent<Props extends object> {
  (props: Props): React.JSX.Element | null;
  /** Fetches the file ahead of the first rendering; rejects when that fails. */
  load: () => Promise<unknown>;
}

/** Moves a component into a file of its own. Unlike `React.lazy` it is there at once if the file is, and waits for the connection offline. */
export function suspendingComponent<Module, Props extends object>(
  fetch: () => Promise<Module>,
  pick: (module: Module) => (props: Props) => React.JSX.Element | null,
): SuspendingComponent<Props> {
  const file = lazyModule(async () => ({ Component: pick(await fetch()) }));
  function Suspending(props: Props) {
    const { Component } = file.current ?? use(file.loadWhenOnline());
    return <Component {...props} />;
  }
  return Object.assign(Suspending, { load: file.load });
}
