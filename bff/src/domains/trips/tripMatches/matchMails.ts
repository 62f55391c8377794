import { type AgentMatchMail, budgetPerPerson, type HoldMail, type TravelerMatchMail } from '@farwend/api-contract';
import { listDestinations } from '#src/domains/trips/tripRequests/listDestinations.ts';
import type { TripMatchRow } from './tripMatch.model.ts';
import type { TripRequestRow } from '#src/domains/trips/tripRequests/tripRequest.model.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { sendTemplate } from '#src/platform/mail/sendTemplate.ts';
import { selectAgentContacts, type AgentContact } from './matchMails.sql.ts';
import { lostWords, withdrawnWords } from './matchReasons.data.ts';

/** Mails the traveler of a match. */
export async function mailTraveler(
  key: TravelerMatchMail | 'company-unavailable',
  row: TripMatchRow,
  request: TripRequestRow,
  context: CallContext,
): Promise<void> {
  const primary = findPrimaryTraveler(request);
  if (!primary) return;
  const mail = {
    to: primary.email,
    personId: primary.travelerId,
    related: buildRelated(row),
    singletonKey: buildSingletonKey(row, request, ''),
  };
  const names = buildCommonData(row, request, primary.givenName);
  const requestUrl = myTripsUrl(context);
  switch (key) {
    case 'introduction-traveler': {
      const data = { ...names, agentName: await findLeadName(row, context), conversationUrl: requestUrl };
      return sendTemplate(key, { ...mail, data }, context);
    }
    case 'proposal-ready': {
      const { reference: _, ...rest } = names;
      const { quotedTotalUSD: totalUSD, quotedPerPersonUSD: perPersonUSD, proposalCount } = row;
      const data = { ...rest, isRevision: proposalCount > 1, totalUSD, perPersonUSD, proposalUrl: requestUrl };
      return sendTemplate(key, { ...mail, data, singletonKey: `${row.id} ${proposalCount}` }, context);
    }
    case 'booking-congratulations': {
      const { travelStart, travelEnd } = row;
      const data = { ...names, agentName: await findLeadName(row, context), travelStart, travelEnd, requestUrl };
      return sendTemplate(key, { ...mail, data }, context);
    }
    default:
      return sendTemplate(key, { ...mail, data: { ...names, requestUrl } }, context);
  }
}

/** Mails the agents of a match: those assigned to it, otherwise the lead agents of the company. */
export async function mailAgents(
  key: AgentMatchMail | HoldMail,
  row: TripMatchRow,
  request: TripRequestRow,
  context: CallContext,
): Promise<void> {
  for (const agent of await loadAgentContacts(row, context)) await mailAgent(key, agent, row, request, context);
}

function mailAgent(
  key: AgentMatchMail | HoldMail,
  agent: AgentContact,
  row: TripMatchRow,
  request: TripRequestRow,
  context: CallContext,
): Promise<void> {
  const mail = { ...buildRecipient(agent, row), singletonKey: buildSingletonKey(row, request, agent.id) };
  const names = buildCommonData(row, request, agent.givenName);
  const matchUrl = myTripsUrl(context);
  switch (key) {
    case 'match-proposed': {
      const data = {
        ...names,
        totalNights: request.totalNights,
        departureDate: request.departureDate,
        party: formatParty(request),
        budgetPerPersonUSD: request.visibilities.hideBudget ? null : budgetPerPerson(request) || null,
        respondBy: (row.respondBy ?? new Date()).toISOString(),
        matchUrl,
      };
      return sendTemplate(key, { ...mail, data }, context);
    }
    case 'match-expired':
      return sendTemplate(key, { ...mail, data: names }, context);
    case 'introduction-agent':
      return sendTemplate(
        key,
        { ...mail, data: { ...names, travelerName: formatTravelerName(request), conversationUrl: matchUrl } },
        context,
      );
    case 'booking-partner':
      return sendTemplate(key, { ...mail, data: { ...names, travelerName: formatTravelerName(request), matchUrl } }, context);
    case 'changes-asked':
      return sendTemplate(key, { ...mail, data: { ...names, changes: row.statusNote, matchUrl } }, context);
    case 'match-lost':
      return sendTemplate(key, { ...mail, data: { ...names, reason: lostWords[row.statusReasonCode ?? ''] ?? null, matchUrl } }, context);
    case 'match-withdrawn':
      return sendTemplate(
        key,
        { ...mail, data: { ...names, reason: withdrawnWords[row.statusReasonCode ?? ''] ?? null, matchUrl } },
        context,
      );
    default:
      return sendTemplate(key, { ...mail, data: { ...names, matchUrl } }, context);
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
    const singletonKey = `${buildSingletonKey(row, request, agent.id)} ${usedPct}`;
    await sendTemplate('match-reminder', { ...buildRecipient(agent, row), data, singletonKey }, context);
  }
}

/** Reminds the traveler of what to look at before a journey. `dueDays`: for which of the two mails. */
export async function mailBeforeYouGo(
  row: TripMatchRow,
  request: TripRequestRow,
  { daysLeft, dueDays }: { daysLeft: number; dueDays: number },
  context: CallContext,
): Promise<void> {
  const primary = findPrimaryTraveler(request);
  if (!primary || row.travelStart === null) return;
  const { givenName, partnerName, destinationNames } = buildCommonData(row, request, primary.givenName);
  const data = { givenName, partnerName, destinationNames, daysLeft, travelStart: row.travelStart, requestUrl: myTripsUrl(context) };
  const singletonKey = `${row.id} ${row.travelStart} ${dueDays}`;
  const mail = { to: primary.email, personId: primary.travelerId, related: buildRelated(row), data, singletonKey };
  await sendTemplate('before-you-go', mail, context);
}

/** The active agents assigned to a match; if there are none, the lead agents of the company. */
export function loadAgentContacts(row: Pick<TripMatchRow, 'partnerId' | 'agentIds'>, { db }: CallContext): Promise<AgentContact[]> {
  return db.run(selectAgentContacts, { partnerId: row.partnerId, agentIds: row.agentIds });
}

async function findLeadName(row: TripMatchRow, context: CallContext): Promise<string | null> {
  const agents = await loadAgentContacts(row, context);
  const lead = agents.find(({ id }) => id === row.leadAgentId) ?? agents[0];
  return lead ? `${lead.givenName} ${lead.familyName}` : null;
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

/** One email of each kind per person and change of status, of the match or of its request. */
function buildSingletonKey(row: TripMatchRow, request: TripRequestRow, personId: string): string {
  return `${row.id} ${row.statusChangedAt.getTime()} ${request.statusChangedAt.getTime()} ${personId}`;
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
