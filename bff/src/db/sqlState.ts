/** The SQLSTATE of a PostgreSQL error, even if Sequelize wrapped it (`original`); undefined for every other error. */
export function getSqlState(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('original' in error && typeof error.original === 'object') return getSqlState(error.original);
  return 'code' in error && typeof error.code === 'string' && /^(?=.*\d)[0-9A-Z]{5}$/.test(error.code) ? error.code : undefined;
}

/** Whether the server closes the connection with this error, so that nothing more can be sent on it, not even ROLLBACK. */
export function endsConnection(error: unknown): boolean {
  return /^(?:57P0|08)/.test(getSqlState(error) ?? '');
}
