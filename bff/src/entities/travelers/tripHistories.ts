import type { contract, QueryOf, ReplyOf, TripRequestStatus } from '@farwend/api-contract';
import type { Page } from '#src/calls/lists.ts';
import { findSeen } from '#src/calls/records.ts';
import { preparedQuery } from '#src/database/prepared.ts';
import { isStaff } from '#src/http/actor.ts';
import type { CallContext } from '#src/http/handler.ts';
import { travelerEntity } from './traveler.entity.ts';

type Histories = typeof contract.travelers.tripHistories;

interface HistoryRow {
  id: string;
  title: string;
  destinations: string[];
  departure: string | null;
  status: TripRequestStatus;
  partner: string | null;
  value: string | null;
}

/** The trips of a traveler the caller sees, newest departure first. Travelers do not see what a stranger sent in their name. */
export async function tripHistories(
  id: string,
  { offset, limit }: QueryOf<Histories>,
  context: CallContext,
): Promise<Page<ReplyOf<Histories>['items'][number]>> {
  const traveler = await findSeen(travelerEntity, id, context);
  const values = [traveler.id, isStaff(context.actor)];
  const found = await preparedQuery<HistoryRow>(context.sequelize, 'traveler.histories', `${select} LIMIT $3 OFFSET $4`, [
    ...values,
    limit,
    offset,
  ]);
  const [counted] = await preparedQuery<{ total: number }>(context.sequelize, 'traveler.historyCount', count, values);
  return { items: found.map(present), total: counted?.total ?? 0, offset, limit };
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

const own = `FROM trip_requests r WHERE r.traveler_ids @> ARRAY[$1]::uuid[] AND ($2 OR r.confirmed)`;
const count = `SELECT count(*)::int AS total ${own}`;
const select = `
  SELECT r.id, r.trip_title AS title, r.destination_names AS destinations, r.departure_date::text AS departure, r.status,
    (SELECT p.display_name FROM trip_matches m JOIN partners p ON p.id = m.partner_id
      WHERE m.trip_request_id = r.id AND m.status IN ('BOOKED', 'COMPLETED', 'QUOTED', 'IN_CONVERSATION', 'INTRODUCED')
      ORDER BY array_position(ARRAY['BOOKED', 'COMPLETED', 'QUOTED', 'IN_CONVERSATION', 'INTRODUCED'], m.status), m.rank, m.id LIMIT 1) AS partner,
    (SELECT sum(s.gross_usd)::text FROM sales_recordings s
      WHERE s.trip_request_id = r.id AND s.status IN ('CONFIRMED', 'INVOICED', 'PAID', 'DISPUTED', 'CANCELLED')) AS value
  ${own} ORDER BY r.departure_date DESC NULLS LAST, r.id`;
