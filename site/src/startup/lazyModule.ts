/** A module in a file of its own that is fetched when it is first needed. */
export interface LazyModule<Module> {
  /** The module once it is loaded. */
  readonly current: Module | undefined;
  /** Fetches it once. A failed fetch rejects and is forgotten, so that the next call tries again. */
  load: () => Promise<Module>;
  /** Like `load`, for a caller who cannot go on without it: after a failure it waits until the browser is online again. */
  loadWhenOnline: () => Promise<Module>;
}

/** Fetches a module on first use and remembers it. */
export function lazyModule<Module>(fetch: () => Promise<Module>): LazyModule<Module> {
  let current: Module | undefined;
  let loading: Promise<Module> | undefined;
  let waiting: Promise<Module> | undefined;
  const load = () => {
    loading ??= fetch().then(
      (module) => (current = module),
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  const loadWhenOnline = (): Promise<Module> => {
    waiting ??= load().catch(async () => {
      await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
      waiting = undefined;
      return loadWhenOnline();
    });
    return waiting;
  };
  return {
    get current() {
      return current;
    },
    load,
    loadWhenOnline,
  };
}
