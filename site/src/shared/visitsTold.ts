const PATIENCE_MS = 3000;

let telling: Promise<unknown> = Promise.resolve();

/** A visit that was left still has something to tell the server, until the promise settles; it must not reject. */
export function tellVisit(told: Promise<unknown>): void {
  telling = Promise.all([telling, told]);
}

/** Settles when visits that were left have been told, or after three seconds: who has signed out may not write to theirs any more. */
export function visitsTold(): Promise<unknown> {
  return Promise.race([telling, new Promise((settle) => setTimeout(settle, PATIENCE_MS))]);
}
