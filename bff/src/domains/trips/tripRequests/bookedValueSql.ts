/** SQL for what a booked row `r` of trip_requests is worth: what was quoted, or otherwise its budget. */
export const bookedValue = `coalesce(
  (SELECT max(m.quoted_total_usd) FROM trip_matches m WHERE m.trip_request_id = r.id AND m.booked_at IS NOT NULL), r.total_budget)`;

/** SQL for the same in a report over many rows, which joins with `bookedQuotes` to read the quotes at once. */
export const bookedValueOfJoined = 'coalesce(v.usd, r.total_budget)';
export const bookedQuotes = `LEFT JOIN (
  SELECT trip_request_id, max(quoted_total_usd) AS usd FROM trip_matches WHERE proposed_at IS NOT NULL AND booked_at IS NOT NULL GROUP BY 1
) v ON v.trip_request_id = r.id`;
