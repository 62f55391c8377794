/** SQL for the share of the rows of a group that a condition holds for, in percent of those of another; null if there are none. */
export function percentage(some: string, all = 'true'): string {
  return `round(100.0 * count(*) FILTER (WHERE ${some}) / nullif(count(*) FILTER (WHERE ${all}), 0), 1)::float8`;
}

/** SQL for the value below which a share (0 to 1) of a group's values lies, with one decimal; NULL values do not count. */
export function percentile(value: string, share: number): string {
  return `round((percentile_cont(${share}) WITHIN GROUP (ORDER BY ${value}))::numeric, 1)::float8`;
}
