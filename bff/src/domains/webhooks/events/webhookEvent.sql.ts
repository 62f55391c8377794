import { z } from 'zod';
import { statement } from '#src/db/statement.ts';
import { partnerAccessSql } from '#src/domains/trips/tripMatches/partnerAccessSql.ts';

/** A lead reads conversations about the matches of the company, and others that somebody who leads it takes part in. */
const isReadByLeads = `(c.trip_match_id IS NOT NULL OR EXISTS (
  SELECT FROM conversation_participants cp JOIN agents a ON a.id = cp.person_id AND a.partner_id = c.partner_id AND a.is_lead
  WHERE cp.conversation_id = c.id AND cp.left_at IS NULL))`;

/**
 * Writes an event with the companies that may hear of it: one that is named, those that a request was proposed to, and that of a conversation, while
 * they work with us. Plans a delivery to each endpoint that listens, whose ids it returns.
 */
export const insertEvent = statement(
  'webhookEvent.insert',
  {
    id: z.uuid(),
    type: z.string(),
    entityType: z.string(),
    entityId: z.uuid(),
    entityVersion: z.int(),
    entityStatus: z.string().nullable(),
    partnerId: z.uuid().nullable(),
    tripRequestId: z.uuid().nullable(),
    conversationId: z.uuid().nullable(),
  },
  z.object({ id: z.uuid(), endpointId: z.uuid() }),
  `
  WITH event AS (
    INSERT INTO webhook_events (id, type, entity_type, entity_id, entity_version, entity_status, partner_ids)
    VALUES (:id, :type, :entityType, :entityId, :entityVersion, :entityStatus, ARRAY(
      SELECT p.id FROM partners p WHERE p.access_ended_at IS NULL AND p.id IN (
        SELECT :partnerId::uuid
        UNION ALL SELECT m.partner_id FROM trip_matches m WHERE m.trip_request_id = :tripRequestId::uuid AND ${partnerAccessSql('m')}
        UNION ALL SELECT c.partner_id FROM conversations c WHERE c.id = :conversationId::uuid AND ${isReadByLeads})))
    RETURNING id, type, partner_ids)
  INSERT INTO webhook_deliveries (endpoint_id, event_id, trigger, next_attempt_at)
  SELECT e.id, event.id, 'EVENT', now() FROM event JOIN webhook_endpoints e ON e.status = 'ENABLED' AND event.type = ANY (e.event_types)
    AND (e.partner_id IS NULL OR e.partner_id = ANY (event.partner_ids))
  RETURNING id, endpoint_id AS "endpointId"`,
);
