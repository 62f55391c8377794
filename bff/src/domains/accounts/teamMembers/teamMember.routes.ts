import { contract } from '@farwend/api-contract';
import { historyCalls } from '#src/records/history.ts';
import { listPage, searchPage } from '#src/records/lists.ts';
import { readOrFindEmail } from '#src/records/readOrFindEmail.ts';
import { findVisible } from '#src/records/records.ts';
import { listOf } from '#src/kernel/listedEntity.ts';
import { newId } from '#src/kernel/newId.ts';
import { created, type Handlers, ok } from '#src/kernel/handler.ts';
import { changeTeamMember, inviteTeamMember } from './changeTeamMember.ts';
import { teamMemberEntity as entity, teamMembersFor } from './teamMember.entity.ts';

const list = contract.teamMembers.list.path;

export const teamMemberHandlers: Handlers<typeof contract.teamMembers> = {
  create: async ({ body }, context) => {
    const row = await inviteTeamMember(body, context);
    return created(entity.present(row, context.actor), `${list}/${row.id}`);
  },
  list: listOf(teamMembersFor, async ({ query }, context) => ok(await listPage(teamMembersFor(context.actor), query, context))),
  read: async ({ params }, context) => ok(entity.present(await findVisible(entity, params.id, context), context.actor)),
  exists: ({ params }, context) => readOrFindEmail(entity, params.id, context),
  update: async ({ params, body }, context) => ok(entity.present(await changeTeamMember(params.id, body, context), context.actor)),
  ...historyCalls(entity, (snapshot) => snapshot),
  search: listOf(teamMembersFor, async ({ body }, context) =>
    ok({ id: newId(), ...(await searchPage(teamMembersFor(context.actor), body, context)) }),
  ),
};
