import type { contract, ReplyOf } from '@farwend/api-contract';
import { moment } from '#src/calls/entity.ts';
import { pageHeaders } from '#src/calls/lists.ts';
import { recordAudit } from '#src/calls/recordVersion.ts';
import { preparedQuery } from '#src/database/prepared.ts';
import { type Actor, is } from '#src/http/actor.ts';
import { Failure, notFound } from '#src/http/failure.ts';
import { type CallContext, type Handlers, nothing, ok, withoutTransaction } from '#src/http/handler.ts';
import { isId } from '#src/http/runCall.ts';
import { revokeToken, revokeTokensOf } from './endAccess.ts';
import { grantToken } from './grantToken.ts';

export const tokenHandlers: Handlers<typeof contract.tokens> = {
  create: withoutTransaction(async ({ body }, context) => {
    const token = await grantToken(body, context);
    return { body: token, location: `/v3/tokens/${token.id}`, headers: { 'Cache-Control': 'no-store' } };
  }),

  list: async ({ query }, context) => {
    const { offset, limit, userId } = query;
    if (query.sort !== undefined && query.sort !== '-createdAt') {
      throw new Failure('query.unknownField', { message: 'Tokens come newest first; they cannot be sorted otherwise.' });
    }
    const values = [ownerOf(context.actor), userId ?? null];
    const [found, [counted]] = await Promise.all([
      preparedQuery<TokenRow>(context.sequelize, 'tokens.list', `${selectTokens} ORDER BY created_at DESC, id LIMIT $3 OFFSET $4`, [
        ...values,
        limit,
        offset,
      ]),
      preparedQuery<{ total: number }>(context.sequelize, 'tokens.count', `SELECT count(*)::int AS total FROM (${selectTokens}) t`, values),
    ]);
    const page = { items: found.map((row) => presentToken(row, context.actor)), total: counted?.total ?? 0, offset, limit };
    return { body: page, headers: pageHeaders(page, '/v3/tokens') };
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
    return nothing();
  },

  revokeOwn: async (_, context) => {
    const { person } = context.actor;
    if (!person) throw new Failure('auth.required');
    const ended = await revokeTokensOf(person.userId, context);
    await recordAudit('TOKENS_REVOKED', 'user', person.userId, { tokenIds: ended }, context);
    return nothing();
  },
};

interface TokenRow {
  id: string;
  user_id: string;
  grant_type: string;
  name: string | null;
  created_at: Date;
  expires_at: Date;
  last_used_at: Date | null;
  user_agent: string | null;
  revoked_at: Date | null;
  scopes: string[] | null;
  is_expired: boolean;
}

/** Whose tokens a caller sees: the own, administrators everybody's (null). */
function ownerOf(actor: Actor): string | null {
  if (!actor.person) throw new Failure('auth.required');
  return is(actor, 'admin') ? null : actor.person.userId;
}

async function findToken(id: string, context: CallContext): Promise<TokenRow> {
  if (!isId(id)) throw notFound();
  const [row] = await preparedQuery<TokenRow>(
    context.sequelize,
    'tokens.get',
    `${selectTokens} AND id = $3`,
    [ownerOf(context.actor), null, id],
    context.transaction,
  );
  if (!row) throw notFound();
  return row;
}

const selectTokens = `
  SELECT id, user_id, grant_type, name, created_at, expires_at, last_used_at, user_agent, revoked_at, scopes,
    expires_at < now() OR (idle_seconds IS NOT NULL
      AND coalesce(last_used_at, created_at) < now() - make_interval(secs => idle_seconds)) AS is_expired
  FROM tokens WHERE ($1::uuid IS NULL OR user_id = $1) AND ($2::uuid IS NULL OR user_id = $2)`;

function presentToken(row: TokenRow, actor: Actor): ReplyOf<typeof contract.tokens.read> {
  return {
    id: row.id,
    userId: row.user_id,
    grantType: row.grant_type,
    name: row.name,
    createdAt: moment(row.created_at),
    expiresAt: moment(row.expires_at),
    lastUsedAt: moment(row.last_used_at),
    userAgent: row.user_agent,
    revokedAt: moment(row.revoked_at),
    scopes: row.scopes,
    isCurrent: row.id === actor.tokenId,
  };
}
