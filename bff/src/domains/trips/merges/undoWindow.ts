import { Failure } from '#src/kernel/failure.ts';

/** For how many days a merge can be undone. */
export const UNDO_DAYS = 30;

const DAY_MS = 86_400_000;

export function undoUntil(mergedAt: Date): string {
  return new Date(mergedAt.getTime() + UNDO_DAYS * DAY_MS).toISOString();
}

/** Throws 409 unless there is a merge that is young enough, and whose survivor was not merged in turn; `noun`: what was merged. */
export function checkCanUndo<Merge extends { tooLate: boolean }>(
  merge: Merge | undefined,
  { mergedIntoId }: { mergedIntoId: string | null },
  noun: string,
): Merge {
  if (!merge) throw cannotUndo('These two are not merged, or the merge was undone already.');
  if (merge.tooLate) throw cannotUndo(`A merge can be undone for ${UNDO_DAYS} days. This one is older.`);
  if (mergedIntoId !== null) throw cannotUndo(`The remaining ${noun} was merged in turn. Undo that merge first.`);
  return merge;
}

function cannotUndo(message: string): Failure {
  return new Failure('merge.conflict', { message });
}
