import type { Policy } from '#src/calls/entity.ts';
import { type Actor, is, isStaff } from '#src/http/actor.ts';
import type { SalesRecordingRow } from './salesRecording.model.ts';

/** Staff see all, agents those of their own company; care, administrators and those agents write. */
export const salesRecordingPolicy: Policy<SalesRecordingRow> = {
  sees: (actor) => {
    if (isStaff(actor)) return {};
    return is(actor, 'agent') && actor.person?.partnerId ? { partnerId: actor.person.partnerId } : null;
  },
  changes: (actor, row) => is(actor, 'admin', 'care') || (is(actor, 'agent') && actor.person?.partnerId === row.partnerId),
};

/** Whether amounts and dates may still be changed by this caller: agents while it is theirs to write, care until it is confirmed. */
export function isOpenTo(actor: Actor, { status }: SalesRecordingRow): boolean {
  return status === 'DRAFT' || status === 'QUERIED' || (status === 'SUBMITTED' && is(actor, 'admin', 'care'));
}

/** Whether personal data is masked for this caller: marketing, unless another role shows it. */
export function isMasked(actor: Actor): boolean {
  return is(actor, 'marageti') && !is(actor, 'admin', 'care');
}
