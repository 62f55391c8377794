/** A module that comes in a file of its own. */
export interface Later<Module> {
  /** The module once it is there. */
  readonly now: Module | undefined;
  /** Fetches it, once; a failed fetch rejects and is forgotten, so that the next call tries again. */
  load: () => Promise<Module>;
  /** The same for who cannot go on without it: where fetching fails it waits until the browser is online again. */
  wait: () => Promise<Module>;
}

/** Fetches a module when it is first asked for. */
export function later<Module>(fetch: () => Promise<Module>): Later<Module> {
  let now: Module | undefined;
  let loading: Promise<Module> | undefined;
  let waiting: Promise<Module> | undefined;
  const load = () => {
    loading ??= fetch().then(
      (module) => (now = module),
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  const wait = (): Promise<Module> => {
    waiting ??= load().catch(async () => {
      await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
      waiting = undefined;
      return wait();
    });
    return waiting;
  };
  return {
    get now() {
      return now;
    },
    load,
    wait,
  };
}
