import { contract } from '@farwend/api-contract';
import { historyCalls } from '#src/calls/history.ts';
import { listPage, pageHeaders } from '#src/calls/lists.ts';
import { recordCalls } from '#src/calls/recordCalls.ts';
import { findSeen } from '#src/calls/records.ts';
import { agentEntity } from '#src/entities/agents/agent.entity.ts';
import { inviteAgent } from '#src/entities/agents/changeAgent.ts';
import { type CallContext, created, type Handlers, nothing, ok } from '#src/http/handler.ts';
import { agentCounts } from './agentCounts.ts';
import { changePartner, createPartner } from './changePartner.ts';
import { movePartner } from './movePartner.ts';
import { partnerEntity as entity } from './partner.entity.ts';
import type { PartnerRow } from './partner.model.ts';
import { presentCountry, showPartnerSnapshot } from './partner.present.ts';
import { addCountry, changeCountry, removeCountry } from './partnerCountries.ts';
import { linkExclusion, linkNoCompete, linkSpecialization } from './partnerLinks.ts';
import { partnerNames } from './partnerNames.ts';
import { listReports, partnerReport } from './partnerReports.ts';
import { setBillingAddress } from './setBillingAddress.ts';
import { setProfile } from './setProfile.ts';

const list = contract.partners.list.path;
const { list: listOf, read, search } = recordCalls(entity, list);
const answer = (row: PartnerRow, { actor }: CallContext) => ok(entity.present(row, actor));

export const partnerHandlers: Handlers<typeof contract.partners> = {
  list: listOf,
  read,
  search,
  ...historyCalls(entity, (snapshot, { actor }) => showPartnerSnapshot(snapshot, actor)),
  create: async ({ body }, context) => {
    const row = await createPartner(body, context);
    return created(entity.present(row, context.actor), `${list}/${row.id}`);
  },
  update: async ({ params, body }, context) => answer(await changePartner(params.id, body, context), context),
  setProfile: async ({ params, body }, context) => answer(await setProfile(params.id, body, context), context),
  setStatus: async ({ params, body }, context) => answer(await movePartner(params.id, body, context), context),
  setBillingAddress: async ({ params, body }, context) => answer(await setBillingAddress(params.id, body, context), context),
  agentCounts: async ({ params }, context) => ok(await agentCounts((await findSeen(entity, params.id, context)).id, context)),
  reports: async ({ params }, context) => {
    await findSeen(entity, params.id, context);
    return ok({ items: listReports() });
  },
  report: async ({ params, query }, context) =>
    ok(await partnerReport(await findSeen(entity, params.id, context), params.type, query, context)),
  addCountry: async ({ params, body }, context) => {
    const country = await addCountry(params.id, body, context);
    return created(presentCountry(country, context.actor), `${list}/${params.id}/countries/${country.countryCode}`);
  },
  updateCountry: async ({ params, body }, context) =>
    ok(presentCountry(await changeCountry(params.id, params.c, body, context), context.actor)),
  removeCountry: async ({ params }, context) => {
    await removeCountry(params.id, params.c, context);
    return nothing();
  },
  inviteAgent: async ({ params, body }, context) => {
    const row = await inviteAgent(body, await findSeen(entity, params.id, context), context);
    return created(agentEntity.present(row, context.actor), `/v3/agents/${row.id}`);
  },
  agents: async ({ params, query }, context) => {
    const { id: partnerId } = await findSeen(entity, params.id, context);
    const page = await listPage(agentEntity, query, context, { partnerId });
    return { body: page, headers: pageHeaders(page, `${list}/${partnerId}/agents`) };
  },
  addSpecialization: async ({ params }, context) => answer(await linkSpecialization(params.id, params.s, 'add', context), context),
  removeSpecialization: async ({ params }, context) => {
    await linkSpecialization(params.id, params.s, 'remove', context);
    return nothing();
  },
  addExclusion: async ({ params }, context) => answer(await linkExclusion(params.id, params.x, 'add', context), context),
  removeExclusion: async ({ params }, context) => {
    await linkExclusion(params.id, params.x, 'remove', context);
    return nothing();
  },
  addNoCompete: async ({ params }, context) => answer(await linkNoCompete(params.id, params.n, 'add', context), context),
  removeNoCompete: async ({ params }, context) => {
    await linkNoCompete(params.id, params.n, 'remove', context);
    return nothing();
  },
  names: async ({ query }, context) => ok(await partnerNames(query, context)),
};
