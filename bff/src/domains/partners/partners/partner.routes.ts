import { contract } from '@farwend/api-contract';
import { historyCalls } from '#src/records/history.ts';
import { listPage } from '#src/records/lists.ts';
import { recordCalls } from '#src/records/recordCalls.ts';
import { findVisible } from '#src/records/records.ts';
import { agentEntity } from '#src/domains/partners/agents/agent.entity.ts';
import { inviteAgent } from '#src/domains/partners/agents/changeAgent.ts';
import { listOf } from '#src/kernel/listedEntity.ts';
import { created, type Handlers, noContent, ok } from '#src/kernel/handler.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { countAgents } from './countAgents.ts';
import { changePartner, createPartner } from './changePartner.ts';
import { movePartner } from './movePartner.ts';
import { partnerEntity as entity } from './partner.entity.ts';
import type { PartnerRow } from './partner.model.ts';
import { presentCountry, presentPartnerSnapshot } from './partner.present.ts';
import { addCountry, changeCountry, removeCountry } from './partnerCountries.ts';
import { setExclusion, setNoCompete, setSpecialization } from './partnerLinks.ts';
import { findPartnerDuplicates } from './findPartnerDuplicates.ts';
import { listPartnerNames } from './listPartnerNames.ts';
import { listReports, buildPartnerReport } from './partnerReports.ts';
import { setBillingAddress } from './setBillingAddress.ts';
import { setCompany } from './setCompany.ts';
import { setProfile } from './setProfile.ts';

const list = contract.partners.list.path;
const { list: listPartners, read, search } = recordCalls(entity);
const respond = (row: PartnerRow, { actor }: CallContext) => ok(entity.present(row, actor));

/** Merges are calls of trips, whose matches they move. */
export const partnerHandlers: Handlers<Omit<typeof contract.partners, 'merge'>> = {
  list: listPartners,
  read,
  search,
  ...historyCalls(entity, (snapshot, { actor }) => presentPartnerSnapshot(snapshot, actor)),
  create: async ({ body }, context) => {
    const { partner, warnings } = await createPartner(body, context);
    return created({ ...entity.present(partner, context.actor), warnings }, `${list}/${partner.id}`);
  },
  update: async ({ params, body }, context) => respond(await changePartner(params.id, body, context), context),
  setProfile: async ({ params, body }, context) => respond(await setProfile(params.id, body, context), context),
  setStatus: async ({ params, body }, context) => respond(await movePartner(params.id, body, context), context),
  setCompany: async ({ params, body }, context) => ok(await setCompany(params.id, body, context)),
  setBillingAddress: async ({ params, body }, context) => respond(await setBillingAddress(params.id, body, context), context),
  duplicates: async ({ params }, context) => {
    const partner = await findVisible(entity, params.id, context);
    return ok({ items: await findPartnerDuplicates(partner, partner.id, context) });
  },
  agentCounts: async ({ params }, context) => ok(await countAgents((await findVisible(entity, params.id, context)).id, context)),
  reports: async ({ params }, context) => {
    await findVisible(entity, params.id, context);
    return ok({ items: listReports() });
  },
  report: async ({ params, query }, context) =>
    ok(await buildPartnerReport(await findVisible(entity, params.id, context), params.type, query, context)),
  addCountry: async ({ params, body }, context) => {
    const country = await addCountry(params.id, body, context);
    return created(presentCountry(country, context.actor), `${list}/${params.id}/countries/${country.countryCode}`);
  },
  updateCountry: async ({ params, body }, context) =>
    ok(presentCountry(await changeCountry(params.id, params.c, body, context), context.actor)),
  removeCountry: async ({ params }, context) => {
    await removeCountry(params.id, params.c, context);
    return noContent();
  },
  inviteAgent: async ({ params, body }, context) => {
    const row = await inviteAgent(body, await findVisible(entity, params.id, context), context);
    return created(agentEntity.present(row, context.actor), `/v3/agents/${row.id}`);
  },
  agents: listOf(agentEntity, async ({ params, query }, context) => {
    const { id: partnerId } = await findVisible(entity, params.id, context);
    return ok(await listPage(agentEntity, query, context, { partnerId }));
  }),
  addSpecialization: async ({ params }, context) => respond(await setSpecialization(params.id, params.s, 'add', context), context),
  removeSpecialization: async ({ params }, context) => {
    await setSpecialization(params.id, params.s, 'remove', context);
    return noContent();
  },
  addExclusion: async ({ params }, context) => respond(await setExclusion(params.id, params.x, 'add', context), context),
  removeExclusion: async ({ params }, context) => {
    await setExclusion(params.id, params.x, 'remove', context);
    return noContent();
  },
  addNoCompete: async ({ params }, context) => respond(await setNoCompete(params.id, params.n, 'add', context), context),
  removeNoCompete: async ({ params }, context) => {
    await setNoCompete(params.id, params.n, 'remove', context);
    return noContent();
  },
  names: async ({ query }, context) => ok(await listPartnerNames(query, context)),
};
