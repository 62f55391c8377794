import type { CallContext } from '#src/kernel/context.ts';
import { addDraftStep } from './recordDraftStep.sql.ts';

/** An email (or the call instead of the last one) was sent, the link was opened, or the sender unsubscribed. */
export type DraftStep = 'SAVED_1H' | 'SAVED_24H' | 'SAVED_72H' | 'OPENED' | 'STOPPED';

/** Records a step of a draft once; false if it was recorded before. */
export async function recordDraftStep(id: string, step: DraftStep, { db }: CallContext): Promise<boolean> {
  return (await db.first(addDraftStep, { id, step })) !== undefined;
}
