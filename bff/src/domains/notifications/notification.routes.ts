import type { contract, ReplyOf } from '@farwend/api-contract';
import { Op, type WhereOptions } from 'sequelize';
import { findEnd } from '#src/db/paging/findEnd.ts';
import { selectPage } from '#src/db/paging/selectPage.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { toIsoString } from '#src/kernel/entity.ts';
import { fieldFailure, notFound } from '#src/kernel/failure.ts';
import { type Handlers, ok } from '#src/kernel/handler.ts';
import { isId } from '#src/kernel/isId.ts';
import { buildPage, findPageStart } from '#src/records/pages.ts';
import { NotificationModel, type NotificationRow } from './notification.model.ts';
import { requireUserId } from './requireUserId.ts';
import { countNotifications, markDone, markOpen, markRead, markUnread } from './notification.sql.ts';

type NotificationView = ReplyOf<typeof contract.notifications.update>;

const states: Record<'UNREAD' | 'OPEN' | 'DONE' | 'ALL', WhereOptions> = {
  UNREAD: { readAt: null, doneAt: null },
  OPEN: { doneAt: null },
  DONE: { doneAt: { [Op.ne]: null } },
  ALL: {},
};

/** Everybody reads and marks their own notifications alone. */
export const notificationHandlers: Handlers<typeof contract.notifications> = {
  list: async ({ query }, context) => {
    const { limit, state, type } = query;
    const start = findPageStart(query, context);
    const { rows, ...totals } = await selectPage(context.db, NotificationModel, {
      scope: { userId: requireUserId(context) },
      filters: { ...states[state], ...(type && { type }) },
      words: null,
      order: [
        ['happenedAt', 'DESC'],
        ['id', 'ASC'],
      ],
      ...start,
      limit,
      exactTotal: false,
      replica: false,
      listKey: null,
    });
    return ok(buildPage(rows.map(present), { start, limit, ...totals, end: findEnd(rows) }, context));
  },
  counts: async (_, context) => ok(await count(context)),
  mark: async ({ body: { ids, upTo, ...marks } }, context) => {
    if ((ids === undefined) === (upTo === undefined))
      throw fieldFailure('/ids', 'required', 'Name either the notifications in ids, or in upTo the time of the last one');
    await mark({ ids: ids ?? null, upTo: upTo === undefined ? null : new Date(upTo) }, marks, context);
    return ok(await count(context));
  },
  update: async ({ params, body }, context) => {
    const { db } = context;
    if (!isId(params.id)) throw notFound();
    await mark({ ids: [params.id], upTo: null }, body, context);
    const [row] = await db.find(NotificationModel, { where: { id: params.id, userId: requireUserId(context) }, limit: 1 });
    if (!row) throw notFound();
    return ok(present(row));
  },
};

async function mark(
  which: { ids: string[] | null; upTo: Date | null },
  { read, done }: { read?: boolean | undefined; done?: boolean | undefined },
  context: CallContext,
): Promise<void> {
  if (done === true && read === false) throw fieldFailure('/read', 'notAllowed', 'What is done is read');
  const params = { userId: requireUserId(context), ...which };
  if (done !== undefined) await context.db.run(done ? markDone : markOpen, params);
  if (read !== undefined) await context.db.run(read ? markRead : markUnread, params);
}

async function count(context: CallContext) {
  return (await context.db.first(countNotifications, { userId: requireUserId(context) })) ?? { unread: 0, unreadHigh: 0, open: 0 };
}

function present({ subjectType, subjectId, createdAt, happenedAt, readAt, doneAt, emailedAt, ...row }: NotificationRow): NotificationView {
  const { id, userId, type, priority, title, count: times } = row;
  return {
    id,
    userId,
    type,
    priority,
    title,
    subject: { type: subjectType, id: subjectId },
    count: times,
    createdAt: toIsoString(createdAt),
    happenedAt: toIsoString(happenedAt),
    readAt: toIsoString(readAt),
    doneAt: toIsoString(doneAt),
    emailedAt: toIsoString(emailedAt),
  };
}
