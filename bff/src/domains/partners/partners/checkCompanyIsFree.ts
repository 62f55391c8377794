import { fieldFailure } from '#src/kernel/failure.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { selectHolder } from './companyLink.sql.ts';

/** Throws 409 for a company page that presents another partner. */
export async function checkCompanyIsFree(companyId: string | null, partnerId: string, context: CallContext): Promise<void> {
  if (companyId === null) return;
  const holder = await context.db.first(selectHolder, { companyId, partnerId });
  if (!holder) return;
  const message = `This page presents ${holder.name}. Unlink it there first, with PUT /v3/partners/${holder.id}/company`;
  throw fieldFailure('/companyId', 'unique', message, 'unique.conflict');
}
