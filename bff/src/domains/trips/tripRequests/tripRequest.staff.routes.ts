import type { BodyOf, contract } from '@farwend/api-contract';
import { preparedQuery } from '#src/database/prepared.ts';
import { findSeen, findToChange, saveChange } from '#src/calls/records.ts';
import { fieldFailure } from '#src/http/failure.ts';
import { type CallContext, type Handlers, ok } from '#src/http/handler.ts';
import { tripRequestEntity as entity } from './tripRequest.entity.ts';
import type { TripRequestRow, VerificationsRow, VerifiedName } from './tripRequest.model.ts';

type StaffCalls = Pick<
  typeof contract.tripRequests,
  'assign' | 'setMatchingNotes' | 'setVerifications' | 'setVisibilities' | 'addScore' | 'follow' | 'unfollow'
>;

/** What only staff set on a trip request, each by a call of its own. */
export const staffHandlers: Handlers<StaffCalls> = {
  assign: async ({ params, body }, context) => {
    if (body.teamMemberId !== null) await checkTeamMember(body.teamMemberId, context);
    return change(params.id, body.version, () => ({ assignedToId: body.teamMemberId }), context);
  },
  setMatchingNotes: ({ params, body }, context) => change(params.id, body.version, () => ({ matchingNotes: body.matchingNotes }), context),
  setVerifications: ({ params, body }, context) =>
    change(params.id, body.version, (row) => ({ verifications: verified(row, body, context) }), context),
  setVisibilities: ({ params, body: { version, ...visibilities } }, context) => {
    const given = Object.fromEntries(Object.entries(visibilities).filter(([, value]) => value !== undefined));
    return change(params.id, version, (row) => ({ visibilities: { ...row.visibilities, ...given } }), context);
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
  follow: ({ params }, context) => followers(params.id, (ids, me) => [...new Set([...ids, me])], context),
  unfollow: ({ params }, context) => followers(params.id, (ids, me) => ids.filter((id) => id !== me), context),
};

async function change(
  id: string,
  basedOn: number | undefined,
  valuesOf: (row: TripRequestRow) => Partial<TripRequestRow>,
  context: CallContext,
  status?: number,
) {
  const row = await findToChange(entity, id, context, basedOn);
  const saved = await saveChange(entity, row, { values: valuesOf(row) }, context);
  return { ...ok(entity.present(saved, context.actor)), ...(status ? { status } : {}) };
}

/** Following is for every team member: whoever sees a request may follow it. */
async function followers(id: string, next: (ids: string[], me: string) => string[], context: CallContext) {
  const row = await findSeen(entity, id, context);
  const saved = await saveChange(
    entity,
    row,
    { values: { followerIds: next(row.followerIds, context.actor.person?.userId ?? '') } },
    context,
  );
  return ok(entity.present(saved, context.actor));
}

const verifiedNames: readonly VerifiedName[] = ['email', 'phone', 'dates', 'budget', 'identity'];

/** Each given answer with who gave it and when; the others stay. */
function verified(
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

async function checkTeamMember(id: string, { sequelize, transaction }: CallContext): Promise<void> {
  const found = await preparedQuery(sequelize, 'teamMember.exists', 'SELECT 1 FROM team_members WHERE id = $1', [id], transaction);
  if (found.length === 0) throw fieldFailure('/teamMemberId', 'unknown', 'There is no team member with this id');
}
