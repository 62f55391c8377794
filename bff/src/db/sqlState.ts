/** The SQLSTATE of a PostgreSQL error, even if Sequelize wrapped it (`original`); undefined for every other error. */
export function getSqlState(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('original' in error && typeof error.original === 'object') return getSqlState(error.original);
  return 'code' in error && typeof error.code === 'string' && /^(?=.*\d)[0-9A-Z]{5}$/.test(error.code) ? error.code : undefined;
}

/**
 * Whether a connection is of no more use after this error: the server closes it, so that not even ROLLBACK can be sent, or has become a
 * standby that refuses writes.
 */
export function endsConnection(error: unknown): boolean {
  return isReadOnly(error) || /^(?:57P0|08)/.test(getSqlState(error) ?? '');
}

/** Whether the server refused a write because it is a standby, or set to read only. */
export function isReadOnly(error: unknown): boolean {
  return getSqlState(error) === '25006';
}
