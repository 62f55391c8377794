import { contract } from '@farwend/api-contract';
import { afterAll, expect, test } from '@jest/globals';
import { createApi, people } from '@farwend/tests/builders/api.ts';
import { documentBody, buildPdf, uploadFile, uploadAndScan } from '@farwend/tests/builders/documents.ts';
import { query } from '@farwend/tests/builders/query.ts';
import { startS3 } from '@farwend/tests/builders/s3Service.ts';
import { startServer } from '@farwend/tests/builders/server.ts';

const s3 = await startS3();
const server = await startServer({ env: s3.env });
const api = createApi(server);
afterAll(async () => {
  await server.stop();
  await s3.stop();
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
