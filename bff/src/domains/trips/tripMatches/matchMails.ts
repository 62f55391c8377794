import { budgetPerPerson } from '@farwend/api-contract';
import { listDestinations } from '#src/domains/trips/tripRequests/listDestinations.ts';
import type { TripMatchRow } from './tripMatch.model.ts';
import type { TripRequestRow } from '#src/domains/trips/tripRequests/tripRequest.model.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { sendTemplate } from '#src/platform/mail/sendTemplate.ts';
import { selectAgentContacts, type AgentContact } from './matchMails.sql.ts';

/** Asks the agents to answer a proposed request. */
export async function mailProposed(row: TripMatchRow, request: TripRequestRow, context: CallContext): Promise<void> {
  const { visibilities } = request;
  for (const agent of await loadAgentContacts(row, context)) {
    const data = {
      ...buildCommonData(row, request, agent.givenName),
      totalNights: request.totalNights,
      departureDate: request.departureDate,
      party: formatParty(request),
      budgetPerPersonUSD: visibilities.hideBudget ? null : budgetPerPerson(request) || null,
      respondBy: (row.respondBy ?? new Date()).toISOString(),
      matchUrl: myTripsUrl(context),
    };
    await sendTemplate('match-proposed', { ...buildRecipient(agent, row), data, singletonKey: buildSingletonKey(row, agent.id) }, context);
  }
}

/** Reminds the agents of a proposed request. `usedPct`: the used percentage of their time to respond. */
export async function mailReminder(row: TripMatchRow, request: TripRequestRow, usedPct: number, context: CallContext): Promise<void> {
  for (const agent of await loadAgentContacts(row, context)) {
    const data = {
      ...buildCommonData(row, request, agent.givenName),
      usedPct,
      respondBy: (row.respondBy ?? new Date()).toISOString(),
      matchUrl: myTripsUrl(context),
    };
    await sendTemplate(
      'match-reminder',
      { ...buildRecipient(agent, row), data, singletonKey: `${buildSingletonKey(row, agent.id)} ${usedPct}` },
      context,
    );
  }
}

/** Notifies the agents that their time to respond has expired. */
export async function mailExpired(row: TripMatchRow, request: TripRequestRow, context: CallContext): Promise<void> {
  for (const agent of await loadAgentContacts(row, context))
    await sendTemplate(
      'match-expired',
      {
        ...buildRecipient(agent, row),
        data: buildCommonData(row, request, agent.givenName),
        singletonKey: buildSingletonKey(row, agent.id),
      },
      context,
    );
}

/** Introduces traveler and agents to each other. */
export async function mailIntroduced(row: TripMatchRow, request: TripRequestRow, context: CallContext): Promise<void> {
  const agents = await loadAgentContacts(row, context);
  const lead = agents.find(({ id }) => id === row.leadAgentId) ?? agents[0];
  const primary = findPrimaryTraveler(request);
  if (primary) {
    const data = {
      ...buildCommonData(row, request, primary.givenName),
      agentName: lead ? `${lead.givenName} ${lead.familyName}` : null,
      conversationUrl: myTripsUrl(context),
    };
    await sendTemplate(
      'introduction-traveler',
      { to: primary.email, personId: primary.travelerId, related: buildRelated(row), data, singletonKey: buildSingletonKey(row, '') },
      context,
    );
  }
  for (const agent of agents) {
    const data = {
      ...buildCommonData(row, request, agent.givenName),
      travelerName: formatTravelerName(request),
      conversationUrl: myTripsUrl(context),
    };
    await sendTemplate(
      'introduction-agent',
      { ...buildRecipient(agent, row), data, singletonKey: buildSingletonKey(row, agent.id) },
      context,
    );
  }
}

/** Notifies the traveler of a proposal or its revision. */
export async function mailQuoted(row: TripMatchRow, request: TripRequestRow, context: CallContext): Promise<void> {
  const primary = findPrimaryTraveler(request);
  if (!primary) return;
  const { reference: _, ...names } = buildCommonData(row, request, primary.givenName);
  const data = {
    ...names,
    isRevision: row.proposalCount > 1,
    totalUSD: row.quotedTotalUSD,
    perPersonUSD: row.quotedPerPersonUSD,
    proposalUrl: myTripsUrl(context),
  };
  await sendTemplate(
    'proposal-ready',
    { to: primary.email, personId: primary.travelerId, related: buildRelated(row), data, singletonKey: `${row.id} ${row.proposalCount}` },
    context,
  );
}

/** Congratulates the traveler and notifies the agents. */
export async function mailBooked(row: TripMatchRow, request: TripRequestRow, context: CallContext): Promise<void> {
  const agents = await loadAgentContacts(row, context);
  const primary = findPrimaryTraveler(request);
  const lead = agents.find(({ id }) => id === row.leadAgentId) ?? agents[0];
  if (primary) {
    const data = {
      ...buildCommonData(row, request, primary.givenName),
      agentName: lead ? `${lead.givenName} ${lead.familyName}` : null,
      travelStart: row.travelStart,
      travelEnd: row.travelEnd,
      requestUrl: myTripsUrl(context),
    };
    await sendTemplate(
      'booking-congratulations',
      { to: primary.email, personId: primary.travelerId, related: buildRelated(row), data, singletonKey: buildSingletonKey(row, '') },
      context,
    );
  }
  for (const agent of agents) {
    const data = {
      ...buildCommonData(row, request, agent.givenName),
      travelerName: formatTravelerName(request),
      matchUrl: myTripsUrl(context),
    };
    await sendTemplate('booking-partner', { ...buildRecipient(agent, row), data, singletonKey: buildSingletonKey(row, agent.id) }, context);
  }
}

/** The active agents assigned to a match; if there are none, the lead agents of the company. */
export function loadAgentContacts(row: Pick<TripMatchRow, 'partnerId' | 'agentIds'>, { db }: CallContext): Promise<AgentContact[]> {
  return db.run(selectAgentContacts, { partnerId: row.partnerId, agentIds: row.agentIds });
}

function buildCommonData(row: TripMatchRow, request: TripRequestRow, givenName: string) {
  const destinationNames = listDestinations(request.destinationNames);
  return { givenName, partnerName: row.partnerName, reference: request.reference, destinationNames };
}

function buildRecipient(agent: AgentContact, row: TripMatchRow) {
  return { to: agent.email, personId: agent.id, related: buildRelated(row) };
}

function buildRelated(row: TripMatchRow) {
  return { type: 'tripMatch', id: row.id };
}

/** One email of each kind per person and change of status. */
function buildSingletonKey(row: TripMatchRow, personId: string): string {
  return `${row.id} ${row.statusChangedAt.getTime()} ${personId}`;
}

function myTripsUrl({ settings }: CallContext): string {
  return `${settings.publicOrigin}/my-trips`;
}

function findPrimaryTraveler({ travelers }: TripRequestRow) {
  return travelers.find(({ isPrimary }) => isPrimary) ?? travelers[0];
}

function formatTravelerName(request: TripRequestRow): string | null {
  const primary = findPrimaryTraveler(request);
  if (!primary) return null;
  return request.visibilities.hideContact ? primary.givenName : `${primary.givenName} ${primary.familyName}`;
}

function formatParty({ numberOfAdults, numberOfChildren }: TripRequestRow): string {
  const adults = numberOfAdults === '1' ? '1 adult' : `${numberOfAdults} adults`;
  const children = numberOfChildren ?? 0;
  return children === 0 ? adults : `${adults}, ${children === 1 ? '1 child' : `${children} children`}`;
}
