import { preparedQuery } from '#src/database/prepared.ts';
import type { CallContext } from '#src/http/handler.ts';

/** What has happened to a draft: its three mails or the call instead of the last, its link was opened, its sender wants no more. */
export type DraftStep = 'SAVED_1H' | 'SAVED_24H' | 'SAVED_72H' | 'OPENED' | 'STOPPED';

/** Notes a step of a draft, once; false when it was taken before. */
export async function takeDraftStep(id: string, step: DraftStep, { sequelize, transaction }: CallContext): Promise<boolean> {
  const taken = await preparedQuery(
    sequelize,
    'draft.step',
    'UPDATE trip_requests SET clock_steps = clock_steps || ARRAY[$2] WHERE id = $1 AND NOT clock_steps @> ARRAY[$2] RETURNING id',
    [id, step],
    transaction,
  );
  return taken.length > 0;
}
