import { expect, test } from '@jest/globals';
import { PassThrough } from 'node:stream';
import { Connection } from 'pg';
import { StatementGroup } from './statementGroup.ts';

test('several statements are sent with one Sync, and without asking for a description of their rows', () => {
  const stream = new PassThrough();
  const connection = new Connection({ stream: () => stream });
  const prepared = { one: 'SELECT $1', two: 'COMMIT' };
  Object.assign(connection, { parsedStatements: prepared });
  const group = new StatementGroup(
    [
      { name: 'one', text: 'SELECT $1', values: [1] },
      { name: 'two', text: 'COMMIT' },
    ],
    () => undefined,
  );
  group.submit(connection);
  expect(readMessageTypes(stream.read())).toBe('BEBES'); // twice Bind and Execute, then Sync
});

test('a statement that cannot be sent ends the connection, because others of its group were', () => {
  const stream = new PassThrough().on('error', () => undefined);
  const connection = new Connection({ stream: () => stream });
  Object.assign(connection, { parsedStatements: { one: 'SELECT 1' } });
  new StatementGroup([{ name: 'one', text: 'SELECT 2' }], () => undefined).submit(connection);
  expect(stream.destroyed).toBe(true);
});

/** The first byte of each message of PostgreSQL's protocol. */
function readMessageTypes(bytes: Buffer): string {
  let types = '';
  for (let at = 0; at < bytes.length; at += 1 + bytes.readInt32BE(at + 1)) types += String.fromCharCode(bytes.readUInt8(at));
  return types;
}
