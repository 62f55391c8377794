import type { contract, ReplyOf } from '@farwend/api-contract';
import { toIsoString } from '#src/kernel/entity.ts';
import { buildPage, findPageStart } from '#src/records/pages.ts';
import { recordAudit } from '#src/records/recordVersion.ts';
import { type Actor, is } from '#src/kernel/actor.ts';
import { Failure, notFound } from '#src/kernel/failure.ts';
import { type Handlers, noContent, ok, withoutTransaction } from '#src/kernel/handler.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { isId } from '#src/kernel/isId.ts';
import { revokeToken, revokeUserTokens } from './revokeAccess.ts';
import { grantToken } from './grantToken.ts';
import { countTokens, listTokens, selectToken, type TokenRow } from './token.sql.ts';

export const tokenHandlers: Handlers<typeof contract.tokens> = {
  create: withoutTransaction(async ({ body }, context) => {
    const token = await grantToken(body, body.apiVersion ? { ...context, apiVersion: body.apiVersion } : context);
    return { body: token, location: `/v3/tokens/${token.id}`, headers: { 'Cache-Control': 'no-store' } };
  }),

  list: async ({ query }, context) => {
    const { limit, userId } = query;
    const start = findPageStart(query, context);
    const filter = { owner: resolveOwnerFilter(context.actor), userId: userId ?? null };
    const [rows, [counted]] = await Promise.all([
      context.db.run(listTokens, { ...filter, limit, ...start }),
      context.db.run(countTokens, filter),
    ]);
    const facts = { start, limit, total: counted?.total ?? 0, end: rows.at(-1)?.position };
    return ok(
      buildPage(
        rows.map((row) => presentToken(row, context.actor)),
        facts,
        context,
      ),
    );
  },

  read: async ({ params }, context) => {
    const row = await findToken(params.id, context);
    if (row.revoked_at) throw new Failure('auth.tokenRevoked');
    if (row.is_expired) throw new Failure('auth.tokenExpired');
    return ok(presentToken(row, context.actor));
  },

  revoke: async ({ params }, context) => {
    const row = await findToken(params.id, context);
    if (await revokeToken(row.id, context)) await recordAudit('TOKEN_REVOKED', 'token', row.id, { userId: row.user_id }, context);
    return noContent();
  },

  revokeOwn: async (_, context) => {
    const { person } = context.actor;
    if (!person) throw new Failure('auth.required');
    const tokenIds = await revokeUserTokens(person.userId, context);
    await recordAudit('TOKENS_REVOKED', 'user', person.userId, { tokenIds }, context);
    return noContent();
  },
};

/** People see their own tokens; null: administrators see all. */
function resolveOwnerFilter(actor: Actor): string | null {
  if (!actor.person) throw new Failure('auth.required');
  return is(actor, 'admin') ? null : actor.person.userId;
}

async function findToken(id: string, context: CallContext): Promise<TokenRow> {
  if (!isId(id)) throw notFound();
  const [row] = await context.db.run(selectToken, { owner: resolveOwnerFilter(context.actor), userId: null, id });
  if (!row) throw notFound();
  return row;
}

function presentToken(row: TokenRow, actor: Actor): ReplyOf<typeof contract.tokens.read> {
  return {
    id: row.id,
    userId: row.user_id,
    grantType: row.grant_type,
    name: row.name,
    createdAt: toIsoString(row.created_at),
    expiresAt: toIsoString(row.expires_at),
    lastUsedAt: toIsoString(row.last_used_at),
    userAgent: row.user_agent,
    revokedAt: toIsoString(row.revoked_at),
    scopes: row.scopes,
    apiVersion: row.api_version,
    isCurrent: row.id === actor.tokenId,
  };
}
