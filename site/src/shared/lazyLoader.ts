import type { LoaderFunctionArgs } from 'react-router-dom';

/** A loader whose code comes when it is first needed: a page that was served has its data, and may never need it. */
export function lazyLoader<Data>(load: () => Promise<(args: LoaderFunctionArgs) => Promise<Data>>) {
  return async (args: LoaderFunctionArgs): Promise<Data> => (await load())(args);
}
