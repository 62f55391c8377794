import { addParticipants } from './addParticipants.ts';
import { formatMatchTitle } from './formatMatchTitle.ts';
import { removeParticipants, formatNames } from './removeParticipants.ts';
import { selectAgents } from './matchConversation.sql.ts';
import { openConversation, postSystemMessage } from './openConversation.ts';
import type { CallContext } from '#src/kernel/context.ts';
import type { AgentsChange, Introduction, MatchEnd, ProposalChangeRequest } from '#src/domains/trips/tripMatches/tripMatch.events.ts';

/** Opens the conversation of a match with the traveler and the agents who are introduced to each other. */
export async function openMatchConversation(introduction: Introduction, context: CallContext): Promise<void> {
  const { conversationId, match, request, travelerId, agentIds } = introduction;
  const opened = await openConversation(
    {
      id: conversationId,
      subjectType: 'TRIP_MATCH',
      tripRequestId: request.id,
      tripMatchId: match.id,
      partnerId: match.partnerId,
      title: formatMatchTitle(request.tripTitle, match.partnerName),
      participants: [
        ...(travelerId ? [{ personId: travelerId, personType: 'traveler' as const, role: 'OWNER' as const }] : []),
        ...agentIds.map((id) => ({ personId: id, personType: 'agent' as const, role: 'MEMBER' as const })),
      ],
    },
    context,
  );
  if (opened !== conversationId) throw new Error(`The match ${match.id} already has another conversation`);
}

/** Posts that the travelers ask for another proposal. */
export async function postProposalChangeRequest({ match, note }: ProposalChangeRequest, context: CallContext): Promise<void> {
  if (match.conversationId)
    await postSystemMessage(match.conversationId, `The travelers ask for changes to the proposal${note ? `: ${note}` : '.'}`, context);
}

/** Posts a closing message when a match ends, unless it was completed. */
export async function postClosingMessage({ match }: MatchEnd, context: CallContext): Promise<void> {
  if (!match.conversationId || match.status === 'COMPLETED') return;
  const text =
    match.statusReasonCode === 'CHOSE_OTHER'
      ? 'The travelers chose another company this time. Thank you for the thought and time you put into their trip.'
      : match.status === 'LOST'
        ? 'This trip will not go ahead with this company. Thank you for the time you put into it.'
        : 'The trip request was cancelled, so this conversation has ended. Thank you both.';
  await postSystemMessage(match.conversationId, text, context);
}

/** Adds newly assigned agents to the conversation of a match, with its history, and removes the others. */
export async function syncAssignedAgents({ before, after }: AgentsChange, context: CallContext): Promise<void> {
  const { conversationId } = after;
  if (conversationId === null) return;
  const coming = after.agentIds.filter((id) => !before.agentIds.includes(id));
  const going = before.agentIds.filter((id) => !after.agentIds.includes(id));
  const people = coming.map((personId) => ({ personId, personType: 'agent' as const, role: 'MEMBER' as const }));
  const addedIds = await addParticipants({ id: conversationId }, people, { showsHistory: true }, context);
  const agents = await context.db.run(selectAgents, { ids: [...addedIds, ...going], conversationId });
  const joined = agents.filter(({ personId }) => addedIds.includes(personId));
  if (joined.length > 0) await postSystemMessage(conversationId, `${formatNames(joined)} joined the conversation.`, context);
  const leaving = agents.filter(({ personId, isParticipant }) => going.includes(personId) && isParticipant);
  await removeParticipants(conversationId, leaving, context);
}
