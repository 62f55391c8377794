import { transitionsFrom, salesRecordingMachine } from '@farwend/api-contract';
import { listTransitionActors, type Policy } from '#src/kernel/entity.ts';
import { type Actor, is, isStaff } from '#src/kernel/actor.ts';
import type { SalesRecordingRow } from './salesRecording.model.ts';

/** Staff see all recordings, agents those of their company; care, administrators and these agents change them. */
export const salesRecordingPolicy: Policy<SalesRecordingRow> = {
  visibleTo: (actor) => {
    if (isStaff(actor)) return {};
    return is(actor, 'agent') && actor.person?.partnerId ? { partnerId: actor.person.partnerId } : null;
  },
  canChange: (actor, row) => is(actor, 'admin', 'care') || (is(actor, 'agent') && actor.person?.partnerId === row.partnerId),
};

/** The transitions that the caller may make now. */
export function allowedTransitions(row: SalesRecordingRow, actor: Actor) {
  return transitionsFrom(salesRecordingMachine, row.status, listTransitionActors(actor, false));
}

/** Whether this caller may still change amounts and dates: agents before submission, care until confirmation. */
export function isOpenTo(actor: Actor, { status }: SalesRecordingRow): boolean {
  return status === 'DRAFT' || status === 'QUERIED' || (status === 'SUBMITTED' && is(actor, 'admin', 'care'));
}

/** Whether personal data is masked for this caller: marketing, editors and publishers, unless another role shows it. */
export function isMasked(actor: Actor): boolean {
  return is(actor, 'marageti', 'editor', 'publisher') && !is(actor, 'admin', 'care');
}
