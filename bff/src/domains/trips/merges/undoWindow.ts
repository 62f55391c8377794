/** For how many days a merge can be undone. */
export const UNDO_DAYS = 30;

const DAY_MS = 86_400_000;

export function undoUntil(mergedAt: Date): string {
  return new Date(mergedAt.getTime() + UNDO_DAYS * DAY_MS).toISOString();
}
