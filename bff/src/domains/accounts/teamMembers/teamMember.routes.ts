import { contract } from '@farwend/api-contract';
import { historyCalls } from '#src/calls/history.ts';
import { listPage, pageHeaders, searchPage } from '#src/calls/lists.ts';
import { findSeen } from '#src/calls/records.ts';
import { newId } from '#src/database/newId.ts';
import { notFound } from '#src/http/failure.ts';
import { created, type Handlers, nothing, ok } from '#src/http/handler.ts';
import { isId } from '#src/http/runCall.ts';
import { changeTeamMember, inviteTeamMember } from './changeTeamMember.ts';
import { teamMemberEntity as entity, teamMembersFor } from './teamMember.entity.ts';

const list = contract.teamMembers.list.path;

export const teamMemberHandlers: Handlers<typeof contract.teamMembers> = {
  create: async ({ body }, context) => {
    const row = await inviteTeamMember(body, context);
    return created(entity.present(row, context.actor), `${list}/${row.id}`);
  },
  list: async ({ query }, context) => {
    const page = await listPage(teamMembersFor(context.actor), query, context);
    return { body: page, headers: pageHeaders(page, list) };
  },
  read: async ({ params }, context) => ok(entity.present(await findSeen(entity, params.id, context), context.actor)),
  exists: async ({ params }, context) => {
    if (isId(params.id)) await findSeen(entity, params.id, context);
    else if ((await context.models.teamMembers.count({ where: { email: params.id.trim().toLowerCase() } })) === 0) throw notFound();
    return nothing();
  },
  update: async ({ params, body }, context) => ok(entity.present(await changeTeamMember(params.id, body, context), context.actor)),
  ...historyCalls(entity, (snapshot) => snapshot),
  search: async ({ body }, context) => ok({ id: newId(), ...(await searchPage(teamMembersFor(context.actor), body, context)) }),
};
