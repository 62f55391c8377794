import type { contract, ReplyOf } from '@farwend/api-contract';
import { totalHeader } from '#src/records/lists.ts';
import type { Reply } from '#src/kernel/handler.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { contentETag, jsonReply } from '#src/kernel/jsonReply.ts';
import { presentDestination } from './destination.entity.ts';
import { DestinationModel } from './destination.model.ts';
import { suggestDestinations } from './suggestDestinations.ts';

interface DestinationQuery {
  /** Search term; absent: all destinations in order. */
  q?: string | undefined;
  params: 'served' | 'all';
  offset: number;
  limit: number;
}

const MAX_DESTINATIONS = 9000;

/** The destinations as visitors see them, cached until a destination changes. */
export async function loadPublishedDestinations(
  request: DestinationQuery,
  context: CallContext,
): Promise<Reply<ReplyOf<typeof contract.destinations.list>>> {
  const { q, params, offset, limit } = request;
  const read = async () => {
    const page = q === undefined ? await loadInOrder(request, context) : await suggestDestinations({ q, params, offset, limit }, context);
    const json = JSON.stringify(page);
    return { json, headers: { ETag: contentETag(json), ...totalHeader(page) } };
  };
  const key = `destinations ${JSON.stringify([params, offset, limit, q])}`;
  const { json, headers } = await (context.db.isTransaction ? read() : context.published.findPage(key, read));
  return jsonReply(json, null, headers);
}

/** Served and popular destinations first. Not from a replica, which may lag behind: the result is cached. */
async function loadInOrder({ params, offset, limit }: DestinationQuery, { db }: CallContext) {
  const destinations = await db.find(DestinationModel, {
    where: { status: 'ACTIVE', ...(params === 'served' ? { served: true } : {}) },
    order: [
      ['served', 'DESC'],
      ['popularity', 'DESC'],
      ['name', 'ASC'],
      ['id', 'ASC'],
    ],
    limit: MAX_DESTINATIONS,
  });
  const items = destinations.slice(offset, offset + limit).map(presentDestination);
  return { items, total: destinations.length, offset, limit };
}
