import { findItemAtPath } from '#src/publishing/findItemAtPath.ts';
import { isReservedPath } from '#src/publishing/sitePaths.ts';
import { Failure, fieldFailure } from '#src/kernel/failure.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { selectRedirectReason } from './checkPathIsFree.sql.ts';

/** Rejects a path that the site itself serves, that shows a published page, or that is already redirected. */
export async function checkPathIsFree(fromPath: string, context: CallContext): Promise<void> {
  if (isReservedPath(fromPath)) throw fieldFailure('/fromPath', 'notAllowed', 'The site itself uses this address. Choose another one');
  const item = await findItemAtPath(fromPath, context);
  if (item)
    throw new Failure('slug.taken', { message: `“${item.title}” is shown at this address. Give it another slug, or unpublish it first.` });
  const [other] = await context.db.run(selectRedirectReason, { fromPath });
  if (!other) return;
  const message =
    other.reason === 'ALIAS'
      ? 'This is an earlier address of a page and leads there. Delete that entry first, which releases the address.'
      : 'This address is already redirected. Change that redirect instead.';
  throw fieldFailure('/fromPath', 'unique', message, 'unique.conflict');
}
