import type { PartnerStatus } from '@farwend/api-contract';
import { bySystem } from '#src/commands/bySystem.ts';
import { moveTripMatchAsSystem } from '#src/commands/moveTripMatch.ts';
import { preparedQuery } from '#src/database/prepared.ts';
import { postSystemMessage } from '#src/entities/conversations/openConversation.ts';
import type { CallContext } from '#src/http/handler.ts';
import { sendTemplate } from '#src/mail/sendTemplate.ts';
import { pushEvent } from '#src/push/pushEvent.ts';
import type { PartnerRow } from './partner.model.ts';

/** What follows from a move: proposed matches are withdrawn, talking travelers are handed to care, the company is told. */
export async function afterPartnerMove(from: PartnerStatus, row: PartnerRow, context: CallContext): Promise<void> {
  const mail = { to: row.email, related: { type: 'PARTNER', id: row.id } };
  const data = { givenName: row.displayName, partnerName: row.displayName };
  if (row.status === 'ONBOARDING') await sendTemplate('partner-approved', { ...mail, data }, context);
  if (row.status === 'REJECTED') {
    const reason = row.statusReasonCode === null ? undefined : reasons[row.statusReasonCode];
    await sendTemplate('partner-declined', { ...mail, data: { ...data, ...(reason ? { reason } : {}) } }, context);
  }
  if (row.status === 'SUSPENDED' || row.status === 'TERMINATED') {
    await withdrawProposed(row, context);
    if (from !== 'SUSPENDED') await handToCare(row, context);
  }
  await pushEvent(`private-partner-${row.id}`, 'partnerStatusChanged', { partnerId: row.id }, context);
}

/** How a refusal is put into the mail about it. */
const reasons: Partial<Record<string, string>> = {
  LICENCE: 'the licence we need was missing',
  INSURANCE: 'the insurance we need was missing',
  REFERENCES: 'the references did not reach us',
  NO_NEED: 'we have enough companies there for the travellers who ask',
  NO_ANSWER: 'our questions stayed without an answer',
};

async function withdrawProposed(row: PartnerRow, context: CallContext): Promise<void> {
  const { sequelize, transaction } = context;
  const open = await preparedQuery<{ id: string }>(sequelize, 'partner.proposedMatches', selectProposed, [row.id], transaction);
  for (const { id } of open) {
    await moveTripMatchAsSystem(id, { status: 'WITHDRAWN', note: `${row.displayName} is ${row.status}` }, context);
  }
}

const selectProposed = `
  SELECT id FROM trip_matches WHERE partner_id = $1 AND status IN ('SUGGESTED', 'PROPOSED', 'ACCEPTED') ORDER BY trip_request_id, id`;

/** Travelers who talk with the company learn that our team takes over. */
async function handToCare(row: PartnerRow, context: CallContext): Promise<void> {
  const { sequelize, transaction } = context;
  const talking = await preparedQuery<{ id: string }>(sequelize, 'partner.talkingMatches', selectTalking, [row.id], transaction);
  for (const { id } of talking) await postSystemMessage(id, takeOver, bySystem(context));
}

const takeOver = 'The travel company cannot answer here for now. Our travel care team looks after this journey and will write to you.';
const selectTalking = `
  SELECT conversation_id AS id FROM trip_matches
  WHERE partner_id = $1 AND status IN ('INTRODUCED', 'IN_CONVERSATION', 'QUOTED', 'BOOKED') AND conversation_id IS NOT NULL ORDER BY id`;
