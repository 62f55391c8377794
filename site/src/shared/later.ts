/** A module that comes in a file of its own. */
export interface Later<Module> {
  /** The module once it is there. */
  readonly now: Module | undefined;
  /** Fetches it, once; a failed fetch rejects and is forgotten, so that the next call tries again. */
  load: () => Promise<Module>;
}

/** Fetches a module when it is first asked for. */
export function later<Module>(fetch: () => Promise<Module>): Later<Module> {
  let now: Module | undefined;
  let loading: Promise<Module> | undefined;
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
  return {
    get now() {
      return now;
    },
    load,
  };
}
