/** A service of a cluster that no npm package brings. */
export type Program = 'haproxy' | 'nginx' | 'pgbouncer' | 'redis-server' | 'dovecot';
export const packageOf: Record<Program, string>;
export function findProgram(name: Program): string | undefined;
export function listMissingPrograms(): Program[];
