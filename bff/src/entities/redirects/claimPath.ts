import { pieceAt } from '#src/content/pieceAt.ts';
import { isRoute } from '#src/content/sitePaths.ts';
import { preparedQuery } from '#src/database/prepared.ts';
import { Failure, fieldFailure } from '#src/http/failure.ts';
import type { CallContext } from '#src/http/handler.ts';

/** Refuses an address that the site answers itself, that shows a published page, or that leads elsewhere already. */
export async function claimPath(fromPath: string, context: CallContext): Promise<void> {
  if (isRoute(fromPath)) throw fieldFailure('/fromPath', 'notAllowed', 'The site itself answers at this address. Choose another one');
  const piece = await pieceAt(fromPath, context);
  if (piece)
    throw new Failure('slug.taken', { message: `“${piece.title}” is shown at this address. Give it another slug, or unpublish it first.` });
  const [other] = await preparedQuery<{ reason: string }>(
    context.sequelize,
    'redirects.other',
    'SELECT reason FROM site_redirects WHERE from_path = $1 LIMIT 1',
    [fromPath],
    context.transaction,
  );
  if (!other) return;
  const message =
    other.reason === 'ALIAS'
      ? 'This is an earlier address of a page and leads there. Delete that entry first, which releases the address.'
      : 'This address leads elsewhere already. Change that redirect instead.';
  throw new Failure('unique.conflict', { message });
}
