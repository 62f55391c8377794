import { isProblem } from '@farwend/api-contract/client';

/** The first of some readings that finds something; what none finds fails as the last does. Other failures pass on at once. */
export async function firstFound<Answer>(readings: readonly [() => Promise<Answer>, ...(() => Promise<Answer>)[]]): Promise<Answer> {
  const [read, next, ...others] = readings;
  try {
    return await read();
  } catch (error) {
    if (next && isMissing(error)) return firstFound([next, ...others]);
    throw error;
  }
}

/** Whether the API said that there is nothing. */
export function isMissing(error: unknown): boolean {
  return isProblem(error) && error.httpStatus === 404;
}
