import { placesInWords } from '#src/entities/tripRequests/placesInWords.ts';
import type { TripMatchRow } from '#src/entities/tripMatches/tripMatch.model.ts';
import type { TripRequestRow } from '#src/entities/tripRequests/tripRequest.model.ts';
import { preparedQuery } from '#src/database/prepared.ts';
import type { CallContext } from '#src/http/handler.ts';
import { sendTemplate } from '#src/mail/sendTemplate.ts';

/** An agent who is written to. */
export interface AgentContact {
  id: string;
  email: string;
  givenName: string;
  familyName: string;
}

/** Tells the agents that a request is theirs to answer. */
export async function mailProposed(row: TripMatchRow, request: TripRequestRow, context: CallContext): Promise<void> {
  const { visibilities } = request;
  for (const agent of await agentsOf(row, context)) {
    const data = {
      ...common(row, request, agent.givenName),
      totalNights: request.totalNights,
      departureDate: request.departureDate,
      party: partyWords(request),
      budgetPerPersonUSD: visibilities.hideBudget || request.budgetPerPersonUSD === 0 ? null : request.budgetPerPersonUSD,
      respondBy: (row.respondBy ?? new Date()).toISOString(),
      matchUrl: pageOf(context),
    };
    await sendTemplate('match-proposed', { ...to(agent, row), data, singletonKey: key(row, agent.id) }, context);
  }
}

/** Reminds them of it; `usedPct` of the time is gone. */
export async function mailReminder(row: TripMatchRow, request: TripRequestRow, usedPct: number, context: CallContext): Promise<void> {
  for (const agent of await agentsOf(row, context)) {
    const data = {
      ...common(row, request, agent.givenName),
      usedPct,
      respondBy: (row.respondBy ?? new Date()).toISOString(),
      matchUrl: pageOf(context),
    };
    await sendTemplate('match-reminder', { ...to(agent, row), data, singletonKey: `${key(row, agent.id)} ${usedPct}` }, context);
  }
}

/** Tells them that the time is over. */
export async function mailExpired(row: TripMatchRow, request: TripRequestRow, context: CallContext): Promise<void> {
  for (const agent of await agentsOf(row, context))
    await sendTemplate(
      'match-expired',
      { ...to(agent, row), data: common(row, request, agent.givenName), singletonKey: key(row, agent.id) },
      context,
    );
}

/** Introduces traveller and agents to each other. */
export async function mailIntroduced(row: TripMatchRow, request: TripRequestRow, context: CallContext): Promise<void> {
  const agents = await agentsOf(row, context);
  const lead = agents.find(({ id }) => id === row.leadAgentId) ?? agents[0];
  const primary = primaryOf(request);
  if (primary) {
    const data = {
      ...common(row, request, primary.givenName),
      agentName: lead ? `${lead.givenName} ${lead.familyName}` : null,
      conversationUrl: pageOf(context),
    };
    await sendTemplate(
      'introduction-traveler',
      { to: primary.email, personId: primary.travelerId, related: related(row), data, singletonKey: key(row, '') },
      context,
    );
  }
  for (const agent of agents) {
    const data = { ...common(row, request, agent.givenName), travelerName: travelerName(request), conversationUrl: pageOf(context) };
    await sendTemplate('introduction-agent', { ...to(agent, row), data, singletonKey: key(row, agent.id) }, context);
  }
}

/** Tells the traveller that a proposal is there, or a new draft of it. */
export async function mailQuoted(row: TripMatchRow, request: TripRequestRow, context: CallContext): Promise<void> {
  const primary = primaryOf(request);
  if (!primary) return;
  const { reference: _, ...names } = common(row, request, primary.givenName);
  const data = {
    ...names,
    isRevision: row.proposalCount > 1,
    totalUSD: row.quotedTotalUSD,
    perPersonUSD: row.quotedPerPersonUSD,
    proposalUrl: pageOf(context),
  };
  await sendTemplate(
    'proposal-ready',
    { to: primary.email, personId: primary.travelerId, related: related(row), data, singletonKey: `${row.id} ${row.proposalCount}` },
    context,
  );
}

/** Congratulates the traveller and tells the agents. */
export async function mailBooked(row: TripMatchRow, request: TripRequestRow, context: CallContext): Promise<void> {
  const agents = await agentsOf(row, context);
  const primary = primaryOf(request);
  const lead = agents.find(({ id }) => id === row.leadAgentId) ?? agents[0];
  if (primary) {
    const data = {
      ...common(row, request, primary.givenName),
      agentName: lead ? `${lead.givenName} ${lead.familyName}` : null,
      travelStart: row.travelStart,
      travelEnd: row.travelEnd,
      requestUrl: pageOf(context),
    };
    await sendTemplate(
      'booking-congratulations',
      { to: primary.email, personId: primary.travelerId, related: related(row), data, singletonKey: key(row, '') },
      context,
    );
  }
  for (const agent of agents) {
    const data = { ...common(row, request, agent.givenName), travelerName: travelerName(request), matchUrl: pageOf(context) };
    await sendTemplate('booking-partner', { ...to(agent, row), data, singletonKey: key(row, agent.id) }, context);
  }
}

/** The agents on a match who are at work; with none, those who lead the company. */
export function agentsOf(
  row: Pick<TripMatchRow, 'partnerId' | 'agentIds'>,
  { sequelize, transaction }: CallContext,
): Promise<AgentContact[]> {
  return preparedQuery<AgentContact>(sequelize, 'tripMatch.agents', selectAgents, [row.partnerId, row.agentIds], transaction);
}

const selectAgents = `
  WITH team AS (
    SELECT a.id, a.email, a.given_name AS "givenName", a.family_name AS "familyName", a.is_lead, a.id = ANY ($2::uuid[]) AS assigned
    FROM agents a JOIN users u ON u.id = a.user_id WHERE a.partner_id = $1 AND u.status = 'ENABLED')
  SELECT id, email, "givenName", "familyName" FROM team
  WHERE assigned OR (is_lead AND NOT EXISTS (SELECT 1 FROM team WHERE assigned)) ORDER BY id`;

function common(row: TripMatchRow, request: TripRequestRow, givenName: string) {
  const destinationNames = placesInWords(request.destinationNames);
  return { givenName, partnerName: row.partnerName, reference: request.reference, destinationNames };
}

function to(agent: AgentContact, row: TripMatchRow) {
  return { to: agent.email, personId: agent.id, related: related(row) };
}
function related(row: TripMatchRow) {
  return { type: 'tripMatch', id: row.id };
}
/** One mail of a kind for one person and one turn of the match. */
function key(row: TripMatchRow, personId: string): string {
  return `${row.id} ${row.statusChangedAt.getTime()} ${personId}`;
}
function pageOf({ settings }: CallContext): string {
  return `${settings.publicOrigin}/my-trips`;
}
function primaryOf({ travelers }: TripRequestRow) {
  return travelers.find(({ isPrimary }) => isPrimary) ?? travelers[0];
}
function travelerName(request: TripRequestRow): string | null {
  const primary = primaryOf(request);
  if (!primary) return null;
  return request.visibilities.hideContact ? primary.givenName : `${primary.givenName} ${primary.familyName}`;
}
function partyWords({ numberOfAdults, numberOfChildren }: TripRequestRow): string {
  const adults = numberOfAdults === '1' ? '1 adult' : `${numberOfAdults} adults`;
  const children = numberOfChildren ?? 0;
  return children === 0 ? adults : `${adults}, ${children === 1 ? '1 child' : `${children} children`}`;
}
