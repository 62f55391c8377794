import { contract } from '@farwend/api-contract';
import { afterAll, expect, test } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { spawn } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRequire } from 'node:module';
import { createApi, people } from '@farwend/tests/builders/api.ts';
import { documentBody, buildPdf, uploadFile, uploadAndScan } from '@farwend/tests/builders/documents.ts';
import { query } from '@farwend/tests/builders/query.ts';
import { startServer } from '@farwend/tests/builders/server.ts';
import { waitFor } from '@farwend/tests/builders/waitFor.ts';

const folder = await mkdtemp(join(tmpdir(), 'farwend-s3-'));
const port = await new Promise<number>((resolve) => {
  const probe = createServer().listen(0, '127.0.0.1', () => {
    const { port: free } = probe.address() as AddressInfo;
    probe.close(() => resolve(free));
  });
});
const bin = createRequire(import.meta.url).resolve('s3rver/bin/s3rver.js');
const s3 = spawn(
  process.execPath,
  [bin, '-d', folder, '-a', '127.0.0.1', '-p', String(port), '--configure-bucket', 'papers', '--no-vhost-buckets'],
  {
    stdio: 'ignore',
  },
);
s3.unref();
await waitFor('the store', async () =>
  fetch(`http://127.0.0.1:${port}/`).then(
    () => true,
    () => undefined,
  ),
);
const server = await startServer({
  env: { S3_ENDPOINT: `http://127.0.0.1:${port}`, S3_BUCKET: 'papers', S3_KEY: 'S3RVER', S3_SECRET: 'S3RVER' },
});
const api = createApi(server);
afterAll(async () => {
  await server.stop();
  s3.kill();
  await rm(folder, { recursive: true, force: true });
});

test('files are uploaded to and downloaded from the store at its presigned URLs', async () => {
  const [traveler] = await query<{ id: string }>(server.databaseUrl, 'SELECT person_id AS id FROM users WHERE email = $1', [people.dana]);
  const bytes = buildPdf();
  const { body } = await api.call(contract.documents.createOfTraveler, {
    as: 'dana',
    params: { id: traveler?.id ?? '' },
    body: documentBody(bytes),
  });
  const params = { id: body.id };
  const { body: address } = await api.call(contract.documents.uploadUrl, { as: 'dana', params });
  expect(new URL(address.url).searchParams.get('X-Amz-SignedHeaders')).toBe('content-length;content-type;host;if-none-match');
  expect(new URL(address.url).searchParams.get('X-Amz-Expires')).toBe('900');

  expect(await uploadAndScan(api, 'dana', body.id, bytes)).toMatchObject({
    status: 'AVAILABLE',
    sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  const { body: download } = await api.call(contract.documents.downloadUrl, { as: 'dana', params });
  expect(new URL(download.url).searchParams.get('X-Amz-Expires')).toBe('300');
  const response = await fetch(download.url);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-disposition')).toContain('attachment; filename="paper.pdf"');
  expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes);
  expect((await fetch(`${server.origin}/files/${body.id}`)).status).toBe(404);
});

test('a file of another type than announced is deleted from the store', async () => {
  const [traveler] = await query<{ id: string }>(server.databaseUrl, 'SELECT person_id AS id FROM users WHERE email = $1', [people.dana]);
  const bytes = buildPdf();
  const { body } = await api.call(contract.documents.createOfTraveler, {
    as: 'dana',
    params: { id: traveler?.id ?? '' },
    body: documentBody(bytes),
  });
  expect((await uploadFile(api, 'dana', body.id, new Uint8Array(Buffer.from('not a PDF'.padEnd(bytes.length))))).ok).toBe(true);
  expect((await api.call(contract.documents.update, { as: 'dana', params: { id: body.id }, body: {} })).status).toBe(415);
  expect((await api.call(contract.documents.update, { as: 'dana', params: { id: body.id }, body: {} })).status).toBe(409);
});
