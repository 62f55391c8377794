import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

export const countEnabledAgents = statement(
  'partner.enabledAgents',
  { id: z.uuid() },
  z.object({
    enabled: z.int(),
  }),
  `
  SELECT count(*)::int AS enabled FROM agents a JOIN users u ON u.id = a.user_id WHERE a.partner_id = :id AND u.status = 'ENABLED'`,
);

export const selectUnansweredCriteria = statement(
  'partner.unanswered',
  { id: z.uuid() },
  z.object({
    question: z.string(),
  }),
  `
  SELECT c.question FROM screening_criteria c
  WHERE c.stage = 'PARTNER_VETTING' AND c.active
    AND NOT EXISTS (SELECT FROM screening_results r WHERE r.criterion_id = c.id AND r.subject_type = 'PARTNER' AND r.subject_id = :id)
  ORDER BY c.sort_order, c.id`,
);

export const selectBookedTrips = statement(
  'partner.bookedTrips',
  { id: z.uuid() },
  z.object({
    reference: z.string(),
  }),
  `
  SELECT r.reference FROM trip_matches m JOIN trip_requests r ON r.id = m.trip_request_id
  WHERE m.partner_id = :id AND m.status = 'BOOKED' ORDER BY r.reference LIMIT 10`,
);

const ofPartner = `documents d JOIN document_links l ON l.document_id = d.id AND l.type = 'PARTNER' AND l.target_id = :id`;

/** The insurances and licences on file, the one that ends last first. */
export const selectEvidence = statement(
  'partner.evidence',
  { id: z.uuid() },
  z.object({
    category: z.enum(['INSURANCE', 'LICENCE']),
    isVerified: z.boolean(),
    isExpired: z.boolean(),
    validUntil: z.string().nullable(),
  }),
  `
  SELECT d.category, coalesce(d.verification ->> 'status' = 'VERIFIED', false) AS "isVerified", coalesce(d.valid_until < current_date, false) AS "isExpired",
    d.valid_until::text AS "validUntil"
  FROM ${ofPartner} WHERE d.status = 'AVAILABLE' AND d.category IN ('INSURANCE', 'LICENCE') ORDER BY d.valid_until DESC NULLS FIRST, d.id`,
);

/** A document that can be the contract of a partner. */
export const selectFiledContract = statement(
  'partner.filedContract',
  { id: z.uuid(), documentId: z.uuid() },
  z.object({ id: z.uuid() }),
  `SELECT d.id FROM ${ofPartner} WHERE d.id = :documentId AND d.status = 'AVAILABLE' AND d.category = 'CONTRACT'`,
);
