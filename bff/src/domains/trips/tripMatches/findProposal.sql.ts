import { z } from 'zod';
import { statement } from '#src/db/statement.ts';

/** A proposal document with its price in whole US dollars. */
export const PricedProposal = z.object({
  id: z.uuid(),
  totalUSD: z.int(),
  perPersonUSD: z.int().nullable(),
});
export type PricedProposal = z.output<typeof PricedProposal>;

export const selectProposal = statement(
  'tripMatch.proposal',
  { matchId: z.uuid(), documentId: z.uuid().nullable() },
  PricedProposal,
  `
  SELECT d.id, round((d.proposal ->> 'totalUSD')::numeric)::int AS "totalUSD", round((d.proposal ->> 'perPersonUSD')::numeric)::int AS "perPersonUSD"
  FROM documents d JOIN document_links l ON l.document_id = d.id AND l.type = 'TRIP_MATCH' AND l.target_id = :matchId
  WHERE d.category = 'PROPOSAL' AND d.status = 'AVAILABLE' AND d.proposal ->> 'totalUSD' IS NOT NULL AND (:documentId::uuid IS NULL OR d.id = :documentId)
  ORDER BY d.created_at DESC, d.id DESC LIMIT 1`,
);
