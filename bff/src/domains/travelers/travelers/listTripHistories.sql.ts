import { tripRequestStatuses } from '@farwend/api-contract';
import { z } from 'zod';
import { buildKeysetSql, pageParams, positionColumn } from '#src/db/keysetSql.ts';
import { statement } from '#src/db/statement.ts';

export const HistoryRow = z.object({
  id: z.uuid(),
  title: z.string(),
  destinations: z.array(z.string()),
  departure: z.string().nullable(),
  status: z.enum(tripRequestStatuses),
  partner: z.string().nullable(),
  value: z.string().nullable(),
});
export type HistoryRow = z.output<typeof HistoryRow>;

const filter = { travelerId: z.uuid(), seesUnconfirmed: z.boolean() };
const own = `FROM trip_requests r WHERE r.traveler_ids @> ARRAY[:travelerId]::uuid[] AND (:seesUnconfirmed OR r.confirmed)`;

const { position, isAfter, page } = buildKeysetSql([
  { sql: 'r.departure_date', type: 'date', direction: 'DESC' },
  { sql: 'r.id', type: 'uuid', direction: 'ASC' },
]);

export const listHistories = statement(
  'traveler.histories',
  { ...filter, ...pageParams },
  HistoryRow.extend(positionColumn),
  `
  SELECT r.id, r.trip_title AS title, r.destination_names AS destinations, r.departure_date::text AS departure, r.status,
    (SELECT p.display_name FROM trip_matches m JOIN partners p ON p.id = m.partner_id
      WHERE m.trip_request_id = r.id AND m.status IN ('BOOKED', 'COMPLETED', 'QUOTED', 'IN_CONVERSATION', 'INTRODUCED')
      ORDER BY array_position(ARRAY['BOOKED', 'COMPLETED', 'QUOTED', 'IN_CONVERSATION', 'INTRODUCED'], m.status), m.rank, m.id LIMIT 1) AS partner,
    (SELECT sum(s.gross_usd)::text FROM sales_recordings s
      WHERE s.trip_request_id = r.id AND s.status IN ('CONFIRMED', 'INVOICED', 'PAID', 'DISPUTED', 'CANCELLED')) AS value, ${position}
  ${own} AND ${isAfter} ${page}`,
);

export const countHistories = statement(
  'traveler.historyCount',
  filter,
  z.object({ total: z.int() }),
  `SELECT count(*)::int AS total ${own}`,
);
