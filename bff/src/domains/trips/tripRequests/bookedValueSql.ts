/** SQL for what a booked row `r` of trip_requests is worth: what was quoted, or otherwise its budget. */
export const bookedValue = `coalesce(
  (SELECT max(m.quoted_total_usd) FROM trip_matches m WHERE m.trip_request_id = r.id AND m.booked_at IS NOT NULL), r.total_budget)`;
