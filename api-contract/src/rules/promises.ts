/** What the site promises; texts insert the words with `{promise:firstAnswer}`. */
export interface Promises {
  /** When a person answers a request. */
  firstAnswer: string;
  /** When the first route comes. */
  firstRoute: string;
  /** How many companies answer. */
  companies: string;
  /** What planning costs the traveler. */
  cost: string;
  /** How long the form takes. */
  timeToFillIn: string;
}
export type PromiseName = keyof Promises;

/** The names that texts may use, in the order in which they are documented. */
export const promiseNames: readonly PromiseName[] = ['firstAnswer', 'firstRoute', 'companies', 'cost', 'timeToFillIn'];

const PLACEHOLDER = /\{promise:([^{}]*)\}/g;

/** Inserts the promises into a text; unknown names stay as they are. */
export function insertPromises(text: string, promises: Promises): string {
  return text.replaceAll(PLACEHOLDER, (placeholder, name: string) => (isPromiseName(name) ? promises[name] : placeholder));
}

/** The names in a text that no promise has. */
export function findUnknownPromises(text: string): string[] {
  return [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name).filter((name) => !isPromiseName(name));
}

function isPromiseName(name: string): name is PromiseName {
  return promiseNames.some((one) => one === name);
}
