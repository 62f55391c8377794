import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSelfSignedCertificate } from '../builders/certificate.ts';
import { connectTo, runSql } from '../builders/connectTo.ts';
import { eventually } from '../builders/eventually.ts';
import { startServerProcess } from '../builders/serverProcess.ts';
import { type PostgresCluster, startPostgresCluster } from './services/postgresCluster.ts';

let cluster: PostgresCluster;
let folder: string;
/** The authority that signed the server's certificate, and another. */
let authority: string;
let stranger: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'farwend-tls-'));
  const certificate = createSelfSignedCertificate('localhost');
  [authority, stranger] = [join(folder, 'authority.pem'), join(folder, 'stranger.pem')];
  await writeFile(authority, certificate.cert);
  await writeFile(stranger, createSelfSignedCertificate('localhost').cert);
  cluster = await startPostgresCluster({ replicas: 1, certificate });
});
afterAll(async () => {
  await cluster.stop();
  await rm(folder, { recursive: true, force: true });
});

/** The URL of a server by one of its names, with parameters of TLS. */
function urlOf(server: { url: string }, host: 'localhost' | '127.0.0.1', parameters: string): string {
  return server.url.replace('127.0.0.1', host).replace(/\?.*/, '') + (parameters && `?${parameters}`);
}

/** Whether the server says that a connection is encrypted. */
async function connect(url: string): Promise<boolean | undefined> {
  const connection = connectTo(url);
  try {
    const [row] = await runSql<{ ssl: boolean }>(connection.db, 'SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()');
    return row?.ssl;
  } finally {
    await connection.close();
  }
}

test('require encrypts, whoever the server is', async () => {
  expect(await connect(urlOf(cluster.primary, '127.0.0.1', 'sslmode=require'))).toBe(true);
});

test('verify-ca knows the authority, verify-full the name as well', async () => {
  expect(await connect(urlOf(cluster.primary, '127.0.0.1', `sslmode=verify-ca&sslrootcert=${authority}`))).toBe(true);
  expect(await connect(urlOf(cluster.primary, 'localhost', `sslmode=verify-full&sslrootcert=${authority}`))).toBe(true);
  await expect(connect(urlOf(cluster.primary, '127.0.0.1', `sslmode=verify-full&sslrootcert=${authority}`))).rejects.toThrow(
    "Hostname/IP does not match certificate's altnames",
  );
});

test.each(['require', 'verify-ca', 'verify-full'])('%s rejects the certificate of another authority than sslrootcert', async (mode) => {
  await expect(connect(urlOf(cluster.primary, 'localhost', `sslmode=${mode}&sslrootcert=${stranger}`))).rejects.toThrow(
    /self-signed|unable to verify/,
  );
});

test('without encryption, a server that insists on it is not reached', async () => {
  await expect(connect(urlOf(cluster.primary, 'localhost', ''))).rejects.toThrow('no encryption');
});

test('a node encrypts every connection: the pools, the replicas, the listeners and the migration', async () => {
  const [replica] = cluster.replicas;
  if (!replica) throw new Error('the cluster has no replica');
  const node = await startServerProcess({
    env: { SEED: 'none', DATABASE_READ_URLS: urlOf(replica, 'localhost', `sslmode=verify-full&sslrootcert=${authority}`) },
    after: { databaseUrl: urlOf(cluster.primary, '127.0.0.1', `sslmode=verify-ca&sslrootcert=${authority}`), dataDir: folder },
  });
  try {
    await eventually(async () =>
      expect(await (await fetch(`${node.origin}/metrics`)).text()).toContain(
        `farwend_replica_in_use{replica="localhost:${replica.port}"} 1`,
      ),
    );
    expect((await fetch(`${node.origin}/readyz`)).status).toBe(200);
  } finally {
    await node.stop();
  }
});
