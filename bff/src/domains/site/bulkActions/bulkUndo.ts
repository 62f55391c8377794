import type { Call, StateMachine, TransitionActor } from '@farwend/api-contract';
import { z } from 'zod';
import { is } from '#src/kernel/actor.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { listTransitionActors } from '#src/kernel/entity.ts';
import { Failure } from '#src/kernel/failure.ts';
import { selectVersion } from '#src/records/history.sql.ts';
import { type RecordedChange, selectLastVersion } from './bulkAction.sql.ts';

/** A change of a record, with what is kept of it in the history. */
export interface BulkChange {
  id: string;
  /** The record as it was; null if the change created it. */
  before: RecordedVersion | null;
  /** The record as the change left it, and as it still is. */
  after: RecordedVersion;
}

interface RecordedVersion {
  version: number;
  snapshot: Record<string, unknown>;
}

/** Brings a change back by calls of the API. Throws the failure for which the record stays as it is. */
export type Undo = (change: BulkChange, context: CallContext) => Promise<void>;

/** The note in the history of what an undo moves. */
export const UNDO_NOTE = 'A bulk action was undone';

const Moved = z.object({ status: z.string(), statusReasonCode: z.string().nullish() });
const withReason = ({ status, statusReasonCode }: z.output<typeof Moved>) => ({
  status,
  ...(statusReasonCode ? { reasonCode: statusReasonCode } : {}),
  note: UNDO_NOTE,
});

/** Brings fields back to the version before; `needsId`: the change names the record in its body too. */
export function restoreFields(update: Call, names: readonly string[], needsId = false): Undo {
  return async ({ id, after, ...change }, context) => {
    const before = findEarlier(change.before);
    const fields = Object.fromEntries(names.map((name) => [name, before.snapshot[name]]));
    const body = { ...(needsId ? { id } : {}), ...fields, version: after.version, restoredFrom: before.version };
    await context.runCall(update, { params: { id }, body }, context);
  };
}

/** Moves a record back, if its state machine leads there; `body`: of the call that moves it. */
export function moveBack<S extends string>(
  call: Call,
  machine: StateMachine<S>,
  body: (earlier: z.output<typeof Moved>) => Record<string, unknown> = withReason,
): Undo {
  return async ({ id, before, after }, context) => {
    const earlier = Moved.parse(findEarlier(before).snapshot);
    checkLeadsBack(machine, Moved.parse(after.snapshot).status, earlier.status, context);
    await context.runCall(call, { params: { id }, body: body(earlier) }, context);
  };
}

/** Refuses to go back, with the reason. */
export function refuse(message: string): never {
  throw new Failure('transition.notAllowed', { message, allowedTransitions: [] });
}

/** The version before a change. Throws if it is not kept, as of records that were written without a history. */
export function findEarlier(before: RecordedVersion | null): RecordedVersion {
  return before ?? refuse('Its earlier version is not kept. Change the record by hand.');
}

/** Loads a change from the history of records of a type. Throws 412 if the record has changed since. */
export async function loadChange(
  type: string,
  { id, versionBefore, versionAfter }: RecordedChange,
  { db }: CallContext,
): Promise<BulkChange> {
  const last = await db.first(selectLastVersion, { entityType: type, id });
  if (last?.version !== versionAfter)
    throw new Failure('version.stale', { message: 'It has been changed since. Look at its history, and change it by hand.' });
  const load = (version: number) => db.first(selectVersion, { entityType: type, entityId: id, version });
  const after = findEarlier((await load(versionAfter)) ?? null);
  return { id, after, before: versionBefore === null ? null : ((await load(versionBefore)) ?? null) };
}

/** A correction, which administrators may make between all states, is no way back: it has no consequences. */
function checkLeadsBack<S extends string>(machine: StateMachine<S>, from: string, to: string, { actor }: CallContext): void {
  const back = machine.transitions.filter((move) => move.to === to && move.from.some((state) => state === from));
  const mayCorrect = machine.corrector !== undefined && is(actor, machine.corrector);
  const actors: readonly TransitionActor[] = listTransitionActors(actor, false);
  const isLedBack = mayCorrect ? back.some(({ who }) => who.some((one) => actors.includes(one))) : back.length > 0;
  if (!isLedBack) refuse(`It is ${from} now, and there is no way back to ${to}. Move it on by hand.`);
}
