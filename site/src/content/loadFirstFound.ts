import { isProblem } from '@farwend/api-contract/client';

/** Calls the loaders in order until one does not fail with 404; rejects with the last 404, or with any other error at once. */
export async function loadFirstFound<Reply>(loaders: readonly [() => Promise<Reply>, ...(() => Promise<Reply>)[]]): Promise<Reply> {
  const [load, next, ...others] = loaders;
  try {
    return await load();
  } catch (error) {
    if (next && isNotFound(error)) return loadFirstFound([next, ...others]);
    throw error;
  }
}

/** Whether the error is a 404 of the API. */
export function isNotFound(error: unknown): boolean {
  return isProblem(error) && error.httpStatus === 404;
}
