import { preparedQuery } from '#src/database/prepared.ts';
import { Failure } from '#src/http/failure.ts';
import type { CallContext } from '#src/http/handler.ts';

/** A proposal document with its price in whole US dollars. */
interface PricedProposal {
  id: string;
  totalUSD: number;
  perPersonUSD: number | null;
}

/** The proposal a match is quoted by: the named document, or the newest one linked to it. Throws 409 when there is none with a price. */
export async function findProposal(
  matchId: string,
  documentId: string | undefined,
  { sequelize, transaction }: CallContext,
): Promise<PricedProposal> {
  const [found] = await preparedQuery<PricedProposal>(
    sequelize,
    'tripMatch.proposal',
    selectProposal,
    [matchId, documentId ?? null],
    transaction,
  );
  if (found) return found;
  throw new Failure('transition.notAllowed', {
    message: 'Add a document of the category PROPOSAL with its price to this match first; then it is quoted.',
    allowedTransitions: [],
  });
}

const selectProposal = `
  SELECT d.id, round((d.proposal ->> 'totalUSD')::numeric)::int AS "totalUSD", round((d.proposal ->> 'perPersonUSD')::numeric)::int AS "perPersonUSD"
  FROM documents d JOIN document_links l ON l.document_id = d.id AND l.type = 'TRIP_MATCH' AND l.target_id = $1
  WHERE d.category = 'PROPOSAL' AND d.status = 'AVAILABLE' AND d.proposal ->> 'totalUSD' IS NOT NULL AND ($2::uuid IS NULL OR d.id = $2)
  ORDER BY d.created_at DESC, d.id DESC LIMIT 1`;
