/** The SQLSTATE of a PostgreSQL error, also when Sequelize wrapped it (`original`); undefined for every other error. */
export function sqlState(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('original' in error && typeof error.original === 'object') return sqlState(error.original);
  return 'code' in error && typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code) ? error.code : undefined;
}
