import { Failure } from '#src/kernel/failure.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { selectProposal, type PricedProposal } from './findProposal.sql.ts';

/** The proposal that quotes a match: the given document, or the newest one linked to it. Throws 409 if there is none with a price. */
export async function findProposal(matchId: string, documentId: string | undefined, { db }: CallContext): Promise<PricedProposal> {
  const proposal = await db.first(selectProposal, { matchId, documentId: documentId ?? null });
  if (proposal) return proposal;
  throw new Failure('transition.notAllowed', {
    message: 'Add a document of the category PROPOSAL with its price to this match first; then you can quote it.',
    allowedTransitions: [],
  });
}
