import { type PartnerStatus, partnerStatuses, type QueryOf, type ReplyOf, type contract } from '@farwend/api-contract';
import { companyOf, isStaff } from '#src/kernel/actor.ts';
import { Failure } from '#src/kernel/failure.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { selectPartnerNames } from './listPartnerNames.sql.ts';

/** Names of partners for a selection, sorted by name; agents get only their own company. */
export async function listPartnerNames(
  { q, status, offset, limit }: QueryOf<typeof contract.partners.names>,
  { db, actor }: CallContext,
): Promise<ReplyOf<typeof contract.partners.names>> {
  const partnerId = isStaff(actor) ? null : companyOf(actor);
  if (!isStaff(actor) && partnerId === null) return [];
  const pattern = q ? `%${q.replace(/[\\%_]/g, '\\$&')}%` : null;
  return db.run(selectPartnerNames, {
    partnerId,
    status: status ? status.split(',').map(parseStatus) : null,
    pattern,
    limit,
    offset,
  });
}

function parseStatus(status: string): PartnerStatus {
  const match = partnerStatuses.find((name) => name === status);
  if (match) return match;
  throw new Failure('query.unknownField', { message: `${status} is not a partner status. Use one of ${partnerStatuses.join(', ')}.` });
}
