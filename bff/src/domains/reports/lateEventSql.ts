/** SQL for whether a row `e` of sla_events is late, recorded or not: the job that records what has run out comes once a minute. */
export const isLateEvent = `(e.breached_at IS NOT NULL OR (e.met_at IS NULL AND e.ended_at IS NULL AND e.paused_at IS NULL AND e.due_at <= now()))`;
