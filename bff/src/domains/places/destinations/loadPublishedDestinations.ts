import type { contract, ReplyOf } from '@farwend/api-contract';
import { findEnd } from '#src/db/paging/findEnd.ts';
import { selectPage } from '#src/db/paging/selectPage.ts';
import { totalHeader } from '#src/records/lists.ts';
import { buildPage, findPageStart, type Page } from '#src/records/pages.ts';
import type { Reply } from '#src/kernel/handler.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { contentETag, jsonReply } from '#src/kernel/jsonReply.ts';
import { type DestinationView, presentDestination } from './destination.entity.ts';
import { DestinationModel } from './destination.model.ts';
import { suggestDestinations } from './suggestDestinations.ts';

interface DestinationQuery {
  /** Search term; absent: all destinations in order. */
  q?: string | undefined;
  params: 'served' | 'all';
  cursor?: string | undefined;
  offset: number;
  limit: number;
}

/** The destinations as visitors see them, cached until a destination changes. */
export async function loadPublishedDestinations(
  request: DestinationQuery,
  context: CallContext,
): Promise<Reply<ReplyOf<typeof contract.destinations.list>>> {
  const { q, params, cursor, offset, limit } = request;
  const read = async () => {
    const page = q === undefined ? await loadInOrder(request, context) : await suggestDestinations({ ...request, q }, context);
    const json = JSON.stringify(page);
    return { json, headers: { ETag: contentETag(json), ...totalHeader(page) } };
  };
  const key = `destinations ${JSON.stringify([params, cursor, offset, limit, q])}`;
  const { json, headers } = await (context.db.isTransaction ? read() : context.published.findPage(key, read));
  return jsonReply(json, null, headers);
}

/** Served and popular destinations first. Not from a replica, which may lag behind: the result is cached. */
async function loadInOrder({ params, limit, ...query }: DestinationQuery, context: CallContext): Promise<Page<DestinationView>> {
  const start = findPageStart(query, context);
  const { rows, ...totals } = await selectPage(context.db, DestinationModel, {
    scope: { status: 'ACTIVE' },
    filters: params === 'served' ? { served: true } : {},
    words: null,
    order: [
      ['served', 'DESC'],
      ['popularity', 'DESC'],
      ['name', 'ASC'],
      ['id', 'ASC'],
    ],
    ...start,
    limit,
    exactTotal: true,
    replica: false,
    listKey: null,
  });
  return buildPage(rows.map(presentDestination), { start, limit, ...totals, end: findEnd(rows) }, context);
}
