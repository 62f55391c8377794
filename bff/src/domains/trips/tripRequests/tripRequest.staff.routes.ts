import type { BodyOf, contract } from '@farwend/api-contract';
import { findVisible, findForUpdate, saveChange } from '#src/records/records.ts';
import { fieldFailure } from '#src/kernel/failure.ts';
import { type Handlers, ok } from '#src/kernel/handler.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { tripRequestEntity as entity } from './tripRequest.entity.ts';
import type { TripRequestRow, VerificationsRow, VerifiedName } from './tripRequest.model.ts';

type StaffCalls = Pick<
  typeof contract.tripRequests,
  'assign' | 'snooze' | 'setMatchingNotes' | 'setVerifications' | 'setVisibilities' | 'addScore' | 'follow' | 'unfollow'
>;

/** The fields of a trip request that only staff set, each by its own call. */
export const staffHandlers: Handlers<StaffCalls> = {
  assign: ({ params, body }, context) => change(params.id, body.version, () => ({ assignedToId: body.teamMemberId }), context),
  snooze: ({ params, body }, context) => {
    const until = body.until === null ? null : new Date(body.until);
    if (until !== null && until <= new Date())
      throw fieldFailure('/until', 'tooEarly', 'Choose a time that is still to come, or null to end the rest');
    return change(params.id, body.version, () => ({ snoozedUntil: until }), context);
  },
  setMatchingNotes: ({ params, body }, context) => change(params.id, body.version, () => ({ matchingNotes: body.matchingNotes }), context),
  setVerifications: ({ params, body }, context) =>
    change(params.id, body.version, (row) => ({ verifications: buildVerifications(row, body, context) }), context),
  setVisibilities: async ({ params, body: { version, ...visibilities } }, context) => {
    const changes = Object.fromEntries(Object.entries(visibilities).filter(([, value]) => value !== undefined));
    return change(params.id, version, (row) => ({ visibilities: { ...row.visibilities, ...changes } }), context);
  },
  addScore: ({ params, body }, context) => {
    const score = { ...body, at: new Date().toISOString(), byId: context.actor.person?.userId ?? null };
    return change(
      params.id,
      undefined,
      (row) => ({ scores: [...row.scores.filter(({ type }) => type !== body.type), score] }),
      context,
      201,
    );
  },
  follow: ({ params }, context) => changeFollowers(params.id, (ids, me) => [...new Set([...ids, me])], context),
  unfollow: ({ params }, context) => changeFollowers(params.id, (ids, me) => ids.filter((id) => id !== me), context),
};

async function change(
  id: string,
  version: number | undefined,
  buildValues: (row: TripRequestRow) => Partial<TripRequestRow>,
  context: CallContext,
  status?: number,
) {
  const row = await findForUpdate(entity, id, context, version);
  const saved = await saveChange(entity, row, { values: buildValues(row) }, context);
  return { ...ok(entity.present(saved, context.actor)), ...(status ? { status } : {}) };
}

/** Every team member may follow a request, also without the right to change it. */
async function changeFollowers(id: string, next: (ids: string[], me: string) => string[], context: CallContext) {
  const row = await findVisible(entity, id, context);
  const saved = await saveChange(
    entity,
    row,
    { values: { followerIds: next(row.followerIds, context.actor.person?.userId ?? '') } },
    context,
  );
  return ok(entity.present(saved, context.actor));
}

const verifiedNames: readonly VerifiedName[] = ['email', 'phone', 'dates', 'budget', 'identity'];

/** Stamps each given item with its author and time; the others are unchanged. */
function buildVerifications(
  row: TripRequestRow,
  body: BodyOf<typeof contract.tripRequests.setVerifications>,
  { actor }: CallContext,
): VerificationsRow {
  const by = actor.person?.userId ?? null;
  const at = new Date().toISOString();
  const items = verifiedNames.flatMap((name) => (body[name] === undefined ? [] : [[name, { value: body[name], by, at }] as const]));
  return {
    ...row.verifications,
    ...Object.fromEntries(items),
    ...(body.method === undefined ? {} : { method: body.method }),
    ...(body.note === undefined ? {} : { note: body.note }),
  };
}
