/** How long tests wait for what must come, in one number for all: a slow machine is no fault, and a wait that succeeds costs nothing. */
export const LONGEST_WAIT_MS = 60_000;

/** Between two looks. */
export function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 50));
}
