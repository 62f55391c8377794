import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import type { Sequelize } from 'sequelize';
import { preparedQuery } from '../../bff/src/database/prepared.ts';
import { inTransaction } from '../../bff/src/database/transaction.ts';
import { connectTo } from '../builders/connection.ts';
import { createDatabase } from '../builders/database.ts';

let database: Awaited<ReturnType<typeof createDatabase>>;
let sequelize: Sequelize;
let wire: Server;
const sockets: Socket[] = [];
let cut = false;

// A wire to PostgreSQL that can go dead without closing, as when a cable is pulled.
beforeAll(async () => {
  database = await createDatabase();
  const { port, hostname } = new URL(database.url);
  wire = createServer((socket) => {
    const onward = connect(Number(port), hostname);
    sockets.push(socket, onward);
    for (const each of [socket, onward]) each.on('error', () => undefined);
    socket.on('data', (bytes) => void (cut || onward.write(bytes)));
    onward.on('data', (bytes) => void (cut || socket.write(bytes)));
    socket.on('close', () => onward.destroy());
  }).listen(0, '127.0.0.1');
  await once(wire, 'listening');
  const target = new URL(database.url);
  target.port = String((wire.address() as AddressInfo).port);
  sequelize = connectTo(target.href, { dbPoolMax: 2, dbAcquireMs: 2_000, dbStatementMs: 2_000 });
});
afterAll(async () => {
  await sequelize.close();
  for (const socket of sockets) socket.destroy();
  wire.close();
  await database.drop();
});

const one = async () => preparedQuery(sequelize, 'one', 'SELECT 1 AS one', []);
const oneInTransaction = async () =>
  inTransaction(sequelize, async (transaction) => preparedQuery(sequelize, 'one', 'SELECT 1 AS one', [], transaction));

/** How long the asked-for waits until it fails, in ms. */
const waitOf = async (asked: Promise<unknown>) => {
  const began = performance.now();
  await expect(asked).rejects.toBeDefined();
  return performance.now() - began;
};

test('a wire that goes dead costs nobody more than the limits, and no place in the pool', async () => {
  const nap = async () => preparedQuery(sequelize, 'nap', 'SELECT pg_sleep(0.3)', []);
  await Promise.all([nap(), nap()]); // so long that each needs a connection of its own
  cut = true;
  const [query, inTheTransaction] = await Promise.all([
    waitOf(one()),
    waitOf(oneInTransaction()),
    waitOf(one()),
    waitOf(oneInTransaction()),
  ]);
  expect(inTheTransaction / query).toBeLessThan(1.6); // its rollback does not wait as long again
  cut = false;
  expect(await one()).toEqual([{ one: 1 }]);
  expect(await Promise.all([one(), oneInTransaction(), one(), oneInTransaction()])).toHaveLength(4);
});
