import type { contract, QueryOf, ReplyOf } from '@farwend/api-contract';
import { buildPage, findPageStart, type Page } from '#src/records/pages.ts';
import { findVisible } from '#src/records/records.ts';
import { isStaff } from '#src/kernel/actor.ts';
import type { CallContext } from '#src/kernel/context.ts';
import { travelerEntity } from './traveler.entity.ts';
import { countHistories, type HistoryRow, listHistories } from './listTripHistories.sql.ts';

type Histories = typeof contract.travelers.tripHistories;

/** The trips of a traveler, newest departure first. Travelers do not see unconfirmed requests, which a stranger may have sent in their name. */
export async function listTripHistories(
  id: string,
  query: QueryOf<Histories>,
  context: CallContext,
): Promise<Page<ReplyOf<Histories>['items'][number]>> {
  const traveler = await findVisible(travelerEntity, id, context);
  const filter = { travelerId: traveler.id, seesUnconfirmed: isStaff(context.actor) };
  const { limit } = query;
  const start = findPageStart(query, context);
  const rows = await context.db.run(listHistories, { ...filter, limit, ...start });
  const counted = await context.db.first(countHistories, filter);
  return buildPage(rows.map(present), { start, limit, total: counted?.total ?? 0, end: rows.at(-1)?.position }, context);
}

function present(row: HistoryRow): ReplyOf<Histories>['items'][number] {
  return {
    tripRequestId: row.id,
    title: row.title,
    destinations: row.destinations,
    year: row.departure === null ? null : Number(row.departure.slice(0, 4)),
    status: row.status,
    partnerName: row.partner,
    valueUSD: row.value === null ? null : Number(row.value),
  };
}
