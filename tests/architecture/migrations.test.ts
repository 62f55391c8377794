import { describe, expect, test } from '@jest/globals';
import { readMigrations } from '../../bff/src/db/migrationFiles.ts';
import { listReleases } from '../releases/releaseFiles.ts';
import { checkMigration } from './migrationRules.ts';

/** Written before the rules. */
const LAST_WITHOUT_RULES = '0016-partitions-by-month';
const releases = listReleases();

const migrations = readMigrations().filter(({ name }) => name > LAST_WITHOUT_RULES);
test('migrations since the rules are written for rolling deploys', async () => {
  const wrong = await Promise.all(
    migrations.map(async ({ name, sql }) => (await checkMigration(sql, releases)).map((problem) => `${name}: ${problem}`)),
  );
  expect(wrong.flat()).toEqual([]);
});

const lacksHeader = 'Its first line must be "-- Expand: what" or "-- Contract since NNNN-migration: what".';
const expand = (sql: string) => `-- Expand: an example.\n${sql}`;
const contract = (sql: string) => `-- Contract since 0015-a: an example.\n${sql}`;
const alone = (sql: string) => `-- Expand: an example.\n-- no transaction\n${sql}`;
const rulesBrokenBy = async (sql: string) => (await checkMigration(sql, ['0015-a'])).map((problem) => problem.split(':')[0]);

describe('a migration is refused', () => {
  test.each([
    ['drop-in-expand', expand('ALTER TABLE users DROP COLUMN name')],
    ['drop-in-expand', expand('DROP TABLE users')],
    ['drop-in-expand', expand('DROP FUNCTION plain_text(text)')],
    ['rename', contract('ALTER TABLE users RENAME COLUMN name TO full_name')],
    ['rename', contract('ALTER TABLE users RENAME TO accounts')],
    ['column-type', expand('ALTER TABLE users ALTER COLUMN name TYPE varchar(20)')],
    ['not-null', expand('ALTER TABLE users ALTER COLUMN name SET NOT NULL')],
    ['not-null', expand('ALTER TABLE users ADD COLUMN age int NOT NULL')],
    ['volatile-default', expand('ALTER TABLE users ADD COLUMN key uuid DEFAULT gen_random_uuid()')],
    ['volatile-default', expand('ALTER TABLE users ADD COLUMN plain text GENERATED ALWAYS AS (lower(name)) STORED')],
    ['volatile-default', expand('ALTER TABLE users ADD COLUMN n bigint GENERATED ALWAYS AS IDENTITY')],
    ['constraint-with-scan', expand('ALTER TABLE users ADD CONSTRAINT adult CHECK (age > 17)')],
    ['constraint-with-scan', expand('ALTER TABLE users ADD FOREIGN KEY (person_id) REFERENCES people')],
    ['constraint-with-scan', expand('ALTER TABLE users ADD CONSTRAINT one UNIQUE (name)')],
    ['constraint-with-scan', expand('ALTER TABLE users ADD COLUMN person_id uuid REFERENCES people')],
    ['index-with-lock', expand('CREATE INDEX users_name ON users (name)')],
    ['all-rows', expand('UPDATE users SET age = 0')],
    ['all-rows', expand('DELETE FROM users')],
    ['table-rewrite', expand('LOCK TABLE users')],
    ['table-rewrite', expand('ALTER TABLE users SET UNLOGGED')],
    ['block', expand('DO $$ BEGIN END $$')],
    ['not-repeatable', alone('CREATE INDEX CONCURRENTLY users_name ON users (name)')],
    ['concurrently-in-transaction', expand('CREATE INDEX CONCURRENTLY IF NOT EXISTS users_name ON users (name)')],
  ])('%s: %s', async (rule, sql) => {
    expect(await rulesBrokenBy(sql)).toEqual([rule]);
  });

  test('without a header, after an unknown release, or with several statements outside a transaction', async () => {
    expect(await checkMigration('-- A new table.\nCREATE TABLE a ()', [])).toEqual([lacksHeader]);
    expect(await checkMigration(contract('DROP TABLE a'), ['0014-b'])).toEqual([
      'No release ended with 0015-a: bff/migrations/releases has none.',
    ]);
    const twoIndexes = 'CREATE INDEX CONCURRENTLY IF NOT EXISTS a ON t (a); CREATE INDEX CONCURRENTLY IF NOT EXISTS b ON t (b)';
    expect(await checkMigration(alone(twoIndexes), [])).toEqual(['A migration without a transaction must be a single statement.']);
  });
});

test.each([
  expand(
    'CREATE TABLE a (id uuid PRIMARY KEY DEFAULT gen_random_uuid(), b text NOT NULL UNIQUE); CREATE INDEX a_b ON a (b); UPDATE a SET b = 1',
  ),
  expand(
    "ALTER TABLE users ADD COLUMN age int NOT NULL DEFAULT 0, ADD COLUMN at timestamptz NOT NULL DEFAULT now(), ADD COLUMN tags text[] DEFAULT '{}'",
  ),
  expand('ALTER TABLE users ADD CONSTRAINT adult CHECK (age > 17) NOT VALID'),
  expand('ALTER TABLE users ADD CONSTRAINT one UNIQUE USING INDEX users_name'),
  expand('CREATE OR REPLACE FUNCTION one() RETURNS int LANGUAGE sql RETURN 1'),
  expand("UPDATE settings SET value = '1' WHERE name = 'one'"),
  contract('ALTER TABLE users DROP COLUMN name; DROP INDEX users_name; DROP TABLE a'),
  alone('CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS users_name ON users (name)'),
  alone('DROP INDEX CONCURRENTLY IF EXISTS users_name'),
  alone('ALTER TABLE users VALIDATE CONSTRAINT adult'),
  expand('-- allow all-rows: the table has one row.\nUPDATE site_settings SET a = 1'),
])('a migration is accepted: %s', async (sql) => {
  expect(await checkMigration(sql, ['0015-a'])).toEqual([]);
});
