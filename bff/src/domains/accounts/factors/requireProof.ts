import { Failure } from '#src/kernel/failure.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { selectProof } from './factor.sql.ts';

/**
 * Throws auth.stepUpRequired unless the caller proved within ten minutes who they are. Accounts without a second factor need no proof for what
 * worked without one before there were factors, nor do service tokens and jobs.
 */
export async function requireStepUp(context: CallContext): Promise<void> {
  const proof = await loadProof(context);
  if (proof?.has_factor && !proof.is_recent) throw new Failure('auth.stepUpRequired');
}

/** The same within another call. A job that acts for a person has no token that could be proven: it is refused what needs a proof. */
export async function requireStepUpWithin({ db, actor: { person, tokenId, scopes } }: CallContext): Promise<void> {
  if (!person || scopes) return;
  const proof = await db.first(selectProof, { userId: person.userId, tokenId });
  if (proof?.has_factor && !proof.is_recent) throw new Failure('auth.stepUpRequired');
}

/** The same, for accounts without a second factor too. */
export async function requireRecentProof(context: CallContext): Promise<void> {
  const proof = await loadProof(context);
  if (proof && !proof.is_recent) throw new Failure('auth.stepUpRequired');
}

async function loadProof({ db, actor }: CallContext) {
  const { person, tokenId, scopes } = actor;
  return person && tokenId && !scopes ? db.first(selectProof, { userId: person.userId, tokenId }) : undefined;
}
