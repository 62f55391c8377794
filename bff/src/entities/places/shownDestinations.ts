import type { contract, ReplyOf } from '@farwend/api-contract';
import { rows } from '#src/calls/entity.ts';
import { pageHeaders } from '#src/calls/lists.ts';
import type { Answer, CallContext } from '#src/http/handler.ts';
import { contentTag, stored } from '#src/http/storedAnswer.ts';
import { presentDestination } from './destination.entity.ts';
import type { DestinationRow } from './destination.model.ts';
import { suggestDestinations } from './suggestDestinations.ts';

/** Of which places, and how many of them. */
export interface PlacesWanted {
  /** Typed letters; absent: all places in their order. */
  q?: string | undefined;
  params: 'served' | 'all';
  offset: number;
  limit: number;
}

const MOST = 9000;

/** What visitors are shown of the places, for all of them the same: kept in memory until a place is written. */
export async function shownDestinations(
  wanted: PlacesWanted,
  path: string,
  context: CallContext,
): Promise<Answer<ReplyOf<typeof contract.destinations.list>>> {
  const { q, params, offset, limit } = wanted;
  const read = async () => {
    const page = q === undefined ? await inOrder(wanted, context) : await suggestDestinations({ q, params, offset, limit }, context);
    const answer = JSON.stringify(page);
    return { answer, headers: { ETag: contentTag(answer), ...pageHeaders(page, path) } };
  };
  const key = `destinations ${JSON.stringify([params, offset, limit, q])}`;
  const { answer, headers } = await (context.transaction ? read() : context.published.findPage(key, read));
  return stored(answer, null, headers);
}

/** Served and popular ones first: what the form loads. */
async function inOrder({ params, offset, limit }: PlacesWanted, { models }: CallContext) {
  const found = await models.destinations.findAll({
    where: { status: 'ACTIVE', ...(params === 'served' ? { served: true } : {}) },
    order: [
      ['served', 'DESC'],
      ['popularity', 'DESC'],
      ['name', 'ASC'],
      ['id', 'ASC'],
    ],
    limit: MOST,
    raw: true,
  });
  const items = rows<DestinationRow>(found.slice(offset, offset + limit)).map(presentDestination);
  return { items, total: found.length, offset, limit };
}
