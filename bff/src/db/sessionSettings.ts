import type { Settings } from '#src/settings/settings.ts';

/**
 * The settings of PostgreSQL that every session needs. The similarity of a typo is one of them because the operator `%>`, which can use an
 * index, takes no argument.
 */
export function sessionSettings(settings: Pick<Settings, 'dbStatementMs' | 'dbLockMs' | 'dbIdleTransactionMs'>) {
  return {
    statement_timeout: settings.dbStatementMs,
    lock_timeout: settings.dbLockMs,
    idle_in_transaction_session_timeout: settings.dbIdleTransactionMs,
    'pg_trgm.word_similarity_threshold': 0.25,
  };
}
