import { expect, test } from '@jest/globals';
import { importsOf, isTest, sources } from './sources.ts';

/** Server code that may reach the database only through the door, `context.db`. */
const outsideDoor = sources.filter(
  ({ path }) => /^bff\/(?:src|demo)\//.test(path) && !path.startsWith('bff/src/db/') && !isTest({ path }) && !isBulkLoad(path),
);

test('no other code queries through Sequelize, its pool or a pg client', () => {
  const forbidden =
    /\bsequelize\.(?:query|escape|transaction|define|connectionManager)\b|\.(?:findAll|findOne|bulkCreate)\(|\bclient\.query\(/;
  expect(outsideDoor.length).toBeGreaterThan(800);
  expect(outsideDoor.filter(({ text }) => forbidden.test(text)).map(({ path }) => path)).toEqual([]);
});

test('only bff/src/db uses the connections, and only two libraries run SQL of their own', () => {
  const connectionModules = /\/db\/(?:sequelizePool|connect|transaction|pipelinedTransaction|selectRows|rowStatements)\.ts$/;
  const users = outsideDoor.filter((source) =>
    importsOf(source).some(({ target, isType }) => !isType && (connectionModules.test(target) || target === 'pg')),
  );
  expect(users.map(({ path }) => path)).toEqual([]);
  const librarySql = outsideDoor.filter(({ text }) => text.includes('executeLibrarySql')).map(({ path }) => path);
  expect(librarySql).toEqual(['bff/src/http/rateLimit.ts', 'bff/src/platform/jobs/queue.ts']);
});

test('statements are in x.sql.ts files; only conditions and computed columns may be elsewhere', () => {
  const statement = /['"`]\s*(?:SELECT\s+(?!FROM\b)[\w"*(]|INSERT INTO\s|UPDATE\s+\w+\s+SET\s|DELETE FROM\s|WITH\s+\w+\s+AS\b)/;
  const wrong = outsideDoor.filter(({ path, text }) => !/(?:\.sql|\.model|Columns)\.ts$/.test(path) && statement.test(text));
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

test('no condition interpolates a value into its text: sqlCondition binds it', () => {
  const quoted = /(?:=|ARRAY\[|IN \()\s*'\$\{/;
  expect(outsideDoor.filter(({ path, text }) => !path.endsWith('.sql.ts') && quoted.test(text)).map(({ path }) => path)).toEqual([]);
});

test('only bff/src/records writes versioned records', () => {
  const writers = outsideDoor.filter((source) => importsOf(source).some(({ target }) => target.endsWith('/db/versionedWrites.ts')));
  expect(writers.map(({ path }) => path)).toEqual(['bff/src/records/recordVersion.ts']);
});

/** Loads a million rows by COPY with the indexes dropped, on a connection of its own. */
function isBulkLoad(path: string): boolean {
  return path.startsWith('bff/demo/large/');
}
