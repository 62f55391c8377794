/** Maximum wait for an expected effect; generous, because a slow machine is not a failure and a wait that succeeds costs nothing. */
export const MAX_WAIT_MS = 60_000;

/** The interval between two polls. */
export function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 50));
}
