import { randomUUID } from 'node:crypto';
import { queryLast } from './query.ts';

/**
 * Runs `work` while the row with an id is gone from every table that has it, and a copy of another row stands beside it under an id of its
 * own wherever no unique key forbids that. Foreign keys and triggers do not apply, as if the records had been alone. Afterwards the rows
 * are as they were.
 */
export async function withReplacedRow<T>(
  databaseUrl: string,
  { removed, copied }: { removed: string; copied: string },
  work: () => Promise<T>,
): Promise<T> {
  const added = randomUUID();
  await queryLast(
    databaseUrl,
    `CREATE TABLE IF NOT EXISTS removed_rows (name text, content jsonb);
     ${forEachTable(`
       BEGIN
         EXECUTE format(
           'INSERT INTO %1$I (%2$s) SELECT %3$s FROM %1$I t, jsonb_populate_record(NULL::%1$I, to_jsonb(t) || jsonb_build_object(''id'', ''${added}'')) copy WHERE t.id = %4$L',
           listed.name, listed.columns, 'copy.' || replace(listed.columns, ', ', ', copy.'), '${copied}');
       EXCEPTION WHEN unique_violation OR exclusion_violation THEN NULL;
       END;
       EXECUTE format('INSERT INTO removed_rows SELECT %1$L, to_jsonb(t) FROM %1$I t WHERE id = %2$L', listed.name, '${removed}');
       EXECUTE format('DELETE FROM %I WHERE id = %L', listed.name, '${removed}');`)}`,
  );
  try {
    return await work();
  } finally {
    await queryLast(
      databaseUrl,
      `${forEachTable(`
         EXECUTE format('DELETE FROM %I WHERE id = %L', listed.name, '${added}');
         EXECUTE format(
           'INSERT INTO %1$I (%2$s) SELECT %3$s FROM removed_rows r, jsonb_populate_record(NULL::%1$I, r.content) copy WHERE r.name = %1$L',
           listed.name, listed.columns, 'copy.' || replace(listed.columns, ', ', ', copy.'));`)};
       DROP TABLE removed_rows`,
    );
  }
}

/** Runs statements for every table of records, whose name and stored columns are `listed`; accounts stay, so that people can sign in. */
function forEachTable(statements: string): string {
  return `SET LOCAL session_replication_role = replica;
    DO $$
    DECLARE listed record;
    BEGIN
      FOR listed IN
        SELECT c.table_name AS name, (
          SELECT string_agg(quote_ident(own.column_name), ', ') FROM information_schema.columns own
          WHERE own.table_schema = 'public' AND own.table_name = c.table_name AND own.is_generated = 'NEVER'
        ) AS columns
        FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
        WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE' AND c.column_name = 'id' AND c.data_type = 'uuid'
          AND c.table_name NOT IN ('users', 'tokens', 'sessions')
      LOOP
        ${statements}
      END LOOP;
    END $$`;
}
