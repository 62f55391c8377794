import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

const withRole = (role: string, tier: number) =>
  `SELECT u.id, ${tier} AS tier FROM users u WHERE u.status = 'ENABLED' AND '${role}' = ANY (u.roles)`;
const memberOf = (member: string, rest: string, tier: number) =>
  `SELECT u.id, ${tier} FROM ${rest} JOIN team_members t ON t.id = ${member} JOIN users u ON u.id = t.user_id AND u.status = 'ENABLED'
     AND u.roles && ARRAY['care', 'admin']`;

const careOfCountry = (request: string, tier: number) => `
  SELECT u.id, ${tier} FROM trip_requests r JOIN team_members t ON t.care_country_codes && r.country_codes
      OR EXISTS (SELECT FROM country_settings c WHERE c.country_code = ANY (r.country_codes) AND t.id = ANY (c.care_team_member_ids))
    JOIN users u ON u.id = t.user_id AND u.status = 'ENABLED' AND 'care' = ANY (u.roles)
  WHERE r.id = ${request}`;

const ownerOfConversation = `
  ${memberOf('c.assigned_to_id', 'conversations c', 2)} WHERE c.id = :id
  UNION ALL ${memberOf('r.assigned_to_id', 'conversations c JOIN trip_requests r ON r.id = c.trip_request_id', 3)} WHERE c.id = :id
  UNION ALL ${careOfCountry('(SELECT c.trip_request_id FROM conversations c WHERE c.id = :id)', 4)}`;

/** Who fits best, from the lowest tier up. */
const tiersOf = {
  requestOwner: `${memberOf('r.assigned_to_id', 'trip_requests r', 1)} WHERE r.id = :id UNION ALL ${careOfCountry(':id', 2)}`,
  conversationOwner: ownerOfConversation,
  /** Those whose reply is awaited; nobody of them takes part: the owner. */
  repliers: `
    SELECT u.id, 1 FROM conversations c JOIN conversation_participants p ON p.conversation_id = c.id JOIN users u ON u.person_id = p.person_id
    WHERE c.id = :id AND p.left_at IS NULL AND p.role <> 'OBSERVER' AND u.status = 'ENABLED'
      AND p.person_type = CASE c.awaiting_reply_from WHEN 'AGENT' THEN 'agent' WHEN 'CARE' THEN 'teamMember' END
    UNION ALL ${ownerOfConversation}`,
  partnerOwner: `${memberOf('p.care_owner_id', 'partners p', 1)} WHERE p.id = :id`,
  /** Whoever the conversation about it was given to. */
  contactOwner: `
    SELECT u.id, 1 FROM (SELECT conversation_id FROM contact_requests WHERE id = :id
        UNION ALL SELECT conversation_id FROM company_contact_requests WHERE id = :id) r
      JOIN conversations c ON c.id = r.conversation_id JOIN team_members t ON t.id = c.assigned_to_id
      JOIN users u ON u.id = t.user_id AND u.status = 'ENABLED'`,
  publishers: `${withRole('publisher', 1)} AND :id::uuid IS NOT NULL`,
  administrators: `${withRole('admin', 1)} AND :id::uuid IS NOT NULL`,
  /** Administrators, and those who lead the company of the endpoint. */
  webhookOwners: `${withRole('admin', 1)} AND :id::uuid IS NOT NULL UNION ALL SELECT u.id, 1 FROM webhook_endpoints w JOIN agents a ON a.partner_id = w.partner_id AND a.is_lead
    JOIN users u ON u.id = a.user_id AND u.status = 'ENABLED' WHERE w.id = :id`,
};

/** Those who fit best; nobody fits: all of traveler care, then the administrators. */
const selectBest = (name: string, tiers: string) =>
  statement(
    `notifications.to.${name}`,
    { id: z.uuid() },
    z.object({ id: z.uuid() }),
    `WITH fitting (id, tier) AS (${tiers} UNION ALL ${withRole('care', 8)} UNION ALL ${withRole('admin', 9)})
     SELECT DISTINCT id FROM fitting WHERE tier = (SELECT min(tier) FROM fitting)`,
  );

/** Who takes part in the conversation and has not muted it; of agents only those who may still read it. */
const selectParticipants = (name: string, condition = '') =>
  statement(
    `notifications.to.${name}`,
    { id: z.uuid() },
    z.object({ id: z.uuid() }),
    `
  SELECT u.id FROM conversation_participants p JOIN conversations c ON c.id = p.conversation_id JOIN users u ON u.person_id = p.person_id
    LEFT JOIN agents a ON p.person_type = 'agent' AND a.id = p.person_id LEFT JOIN trip_matches m ON m.id = c.trip_match_id
  WHERE p.conversation_id = :id AND p.left_at IS NULL AND p.role <> 'OBSERVER' AND coalesce(p.muted_until < now(), true) AND c.status <> 'LOCKED'
    AND (a.id IS NULL OR c.trip_match_id IS NULL OR a.is_lead OR m.lead_agent_id = a.id OR m.agent_ids @> ARRAY[a.id]) ${condition}`,
  );

/** The people who are notified of a record, by the id of the record that decides who they are. */
export const audiences = {
  requestOwner: selectBest('requestOwner', tiersOf.requestOwner),
  conversationOwner: selectBest('conversationOwner', tiersOf.conversationOwner),
  repliers: selectBest('repliers', tiersOf.repliers),
  partnerOwner: selectBest('partnerOwner', tiersOf.partnerOwner),
  contactOwner: selectBest('contactOwner', tiersOf.contactOwner),
  publishers: selectBest('publishers', tiersOf.publishers),
  administrators: selectBest('administrators', tiersOf.administrators),
  webhookOwners: selectBest('webhookOwners', tiersOf.webhookOwners),
  participants: selectParticipants('participants'),
  /** After the first message, of which `contact.new` tells. */
  participantsOfReply: selectParticipants('participantsOfReply', 'AND c.message_count > 1'),
  /** A traveler, agent or team member. */
  person: statement('notifications.to.person', { id: z.uuid() }, z.object({ id: z.uuid() }), 'SELECT id FROM users WHERE person_id = :id'),
  user: statement('notifications.to.user', { id: z.uuid() }, z.object({ id: z.uuid() }), 'SELECT id FROM users WHERE id = :id'),
};
export type Audience = keyof typeof audiences;
export const audienceNames = Object.keys(audiences) as [Audience, ...Audience[]]; // Object.keys forgets the names

/** The reference of the trip that a conversation is about. */
export const selectTripReference = statement(
  'notifications.tripReference',
  { conversationId: z.uuid() },
  z.object({ reference: z.string() }),
  'SELECT r.reference FROM conversations c JOIN trip_requests r ON r.id = c.trip_request_id WHERE c.id = :conversationId',
);
