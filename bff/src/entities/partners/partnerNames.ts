import { type PartnerStatus, partnerStatuses, type QueryOf, type ReplyOf, type contract } from '@farwend/api-contract';
import { preparedQuery } from '#src/database/prepared.ts';
import { isStaff } from '#src/http/actor.ts';
import { Failure } from '#src/http/failure.ts';
import type { CallContext } from '#src/http/handler.ts';
import { companyOf } from './partner.policy.ts';

/** Names of partners by name, to choose from; agents get the name of their own company. */
export async function partnerNames(
  { q, status, sort, offset, limit }: QueryOf<typeof contract.partners.names>,
  { actor, sequelize }: CallContext,
): Promise<ReplyOf<typeof contract.partners.names>> {
  if (sort !== undefined && sort !== 'displayName') {
    throw new Failure('query.unknownField', { message: 'Names come in their own order; they can only be sorted by displayName.' });
  }
  const own = isStaff(actor) ? null : companyOf(actor);
  if (!isStaff(actor) && own === null) return [];
  const words = q ? `%${q.replace(/[\\%_]/g, '\\$&')}%` : null;
  return preparedQuery(sequelize, 'partner.names', selectNames, [own, status ? status.split(',').map(known) : null, words, limit, offset]);
}

function known(status: string): PartnerStatus {
  const found = partnerStatuses.find((one) => one === status);
  if (found) return found;
  throw new Failure('query.unknownField', { message: `${status} is no status of a partner. These are: ${partnerStatuses.join(', ')}.` });
}

const selectNames = `
  SELECT id, display_name AS "displayName", status FROM partners
  WHERE ($1::uuid IS NULL OR id = $1) AND ($2::text[] IS NULL OR status = ANY ($2)) AND ($3::text IS NULL OR plain_text(display_name) LIKE plain_text($3))
  ORDER BY display_name, id LIMIT $4 OFFSET $5`;
