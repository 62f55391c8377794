/** The SQLSTATE of a PostgreSQL error, also when Sequelize wrapped it (`original`); undefined for every other error. */
export function sqlState(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('original' in error && typeof error.original === 'object') return sqlState(error.original);
  return 'code' in error && typeof error.code === 'string' && /^(?=.*\d)[0-9A-Z]{5}$/.test(error.code) ? error.code : undefined;
}

/** True when the server says that it ends the connection: nothing more can be asked on it, not even a rollback. */
export function endsConnection(error: unknown): boolean {
  return /^(?:57P0|08)/.test(sqlState(error) ?? '');
}
