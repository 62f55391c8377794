import type { contract, ReplyOf } from '@farwend/api-contract';
import { nameDevice } from '#src/domains/accounts/users/nameDevice.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { toIsoString } from '#src/kernel/entity.ts';
import { notFound } from '#src/kernel/failure.ts';
import { type Handlers, noContent, ok } from '#src/kernel/handler.ts';
import { isId } from '#src/kernel/isId.ts';
import { requirePerson } from '#src/kernel/requirePerson.ts';
import { buildPage, findPageStart } from '#src/records/pages.ts';
import { recordAudit } from '#src/records/recordVersion.ts';
import { countOwnSessions, listOwnSessions, type OwnSessionRow, revokeSessions, selectSessionOfToken } from './ownSessions.sql.ts';
import { revokeSessionTokens, revokeToken } from './revokeAccess.ts';

/** The browsers in which the caller is signed in. Of other people nobody sees them. */
export const ownSessionHandlers: Handlers<typeof contract.ownSessions> = {
  list: async ({ query }, context) => {
    const { limit } = query;
    const { userId } = requirePerson(context);
    const start = findPageStart(query, context);
    const [rows, counted, current] = await Promise.all([
      context.db.run(listOwnSessions, { userId, limit, ...start }),
      context.db.first(countOwnSessions, { userId }),
      findCurrentHandle(context),
    ]);
    const items = rows.map((row) => presentSession(row, current));
    return ok(buildPage(items, { start, limit, total: counted?.total ?? 0, end: rows.at(-1)?.position }, context));
  },

  endOthers: async (_, context) => {
    await endSessions({ handle: null, except: await findCurrentHandle(context) }, context);
    return noContent();
  },

  end: async ({ params: { handle } }, context) => {
    if (!isId(handle)) throw notFound();
    const isCurrent = handle === (await findCurrentHandle(context));
    const ended = await endSessions({ handle, except: null }, context);
    if (ended === 0) throw notFound();
    return isCurrent ? { body: undefined, session: 'end' } : noContent();
  },
};

/** Revokes the caller's sessions with their tokens, which closes their sockets on every node; returns how many. */
async function endSessions(which: { handle: string | null; except: string | null }, context: CallContext): Promise<number> {
  const { userId } = requirePerson(context);
  const ended = await context.db.run(revokeSessions, { userId, ...which });
  for (const { handle, token_id: tokenId } of ended) {
    await revokeToken(tokenId, context);
    await revokeSessionTokens(handle, context);
  }
  const handles = ended.map(({ handle }) => handle);
  if (handles.length > 0) await recordAudit('SESSIONS_ENDED', 'user', userId, { handles }, context);
  return handles.length;
}

/** The session of the cookie, or of the token that a page was given with it. */
async function findCurrentHandle(context: CallContext): Promise<string | null> {
  const { sessionHandle, tokenId } = context.actor;
  if (sessionHandle !== null || tokenId === null) return sessionHandle;
  const { userId } = requirePerson(context);
  return (await context.db.first(selectSessionOfToken, { userId, tokenId }))?.handle ?? null;
}

function presentSession(row: OwnSessionRow, current: string | null): ReplyOf<typeof contract.ownSessions.list>['items'][number] {
  return {
    handle: row.handle,
    device: nameDevice(row.user_agent),
    createdAt: toIsoString(row.created_at),
    seenAt: toIsoString(row.seen_at),
    factors: row.factors,
    isCurrent: row.handle === current,
  };
}
