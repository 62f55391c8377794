import { contract } from '@farwend/api-contract';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { type Api, createApi, people } from '../builders/api.ts';
import { buildPdf, documentBody, uploadAndScan } from '../builders/documents.ts';
import { eventually } from '../builders/eventually.ts';
import { query } from '../builders/query.ts';
import { runJob } from '../builders/runJob.ts';
import { type S3Service, startS3 } from '../builders/s3Service.ts';
import type { Server } from '../builders/server.ts';
import { type ServerProcess, startServerProcess } from '../builders/serverProcess.ts';
import { waitFor } from '../builders/waitFor.ts';

describe('two nodes with folders of their own and one bucket', () => {
  let s3: S3Service;
  let folder: string;
  let first: ServerProcess;
  let second: ServerProcess;
  let here: Api;
  let there: Api;

  beforeAll(async () => {
    s3 = await startS3();
    folder = await mkdtemp(join(tmpdir(), 'farwend-second-'));
    const env = { ...s3.env, SESSION_KEYS: 'k'.repeat(32), CAPTCHA_KEY: 'c'.repeat(32), DATA_KEYS: `test:${'k'.repeat(43)}=` };
    first = await startServerProcess({ env });
    second = await startServerProcess({ env, after: { databaseUrl: first.databaseUrl, dataDir: folder } });
    [here, there] = [createApi(first), createApi(second)];
  });
  afterAll(async () => {
    await second.stop();
    await first.stop();
    await s3.stop();
    await rm(folder, { recursive: true, force: true });
  });

  test('a document that one received is read and purged by the other', async () => {
    const [traveler] = await query<{ id: string }>(first.databaseUrl, 'SELECT person_id AS id FROM users WHERE email = $1', [people.dana]);
    const bytes = buildPdf('A paper for two nodes');
    const { body } = await here.call(contract.documents.createOfTraveler, {
      as: 'dana',
      params: { id: traveler?.id ?? '' },
      body: documentBody(bytes),
    });
    const params = { id: body.id };
    expect((await uploadAndScan(here, 'dana', body.id, bytes)).status).toBe('AVAILABLE');
    const { url } = (await there.call(contract.documents.downloadUrl, { as: 'dana', params })).body;
    expect(new Uint8Array(await (await fetch(url)).arrayBuffer())).toEqual(bytes);

    expect((await there.call(contract.documents.remove, { as: 'dana', params })).status).toBe(204);
    await query(first.databaseUrl, "UPDATE documents SET deleted_at = now() - interval '31 days' WHERE id = $1", [body.id]);
    await runJob(first, 'purgeDocuments');
    expect((await fetch(url)).status).toBe(404);
  });

  test('a picture that one received is shown by both, and after it was deleted on the other by none', async () => {
    const { images } = contract;
    const { body: made } = await here.call(images.create, { as: 'editor', body: { alt: 'A blue field' } });
    const bytes = await sharp({ create: { width: 900, height: 600, channels: 3, background: { r: 20, g: 20, b: 200 } } })
      .jpeg()
      .toBuffer();
    const sent = await fetch(made.upload.url, { method: 'PUT', body: new Uint8Array(bytes) });
    expect(sent.status).toBe(200);
    const params = { id: made.id };
    const { url } = (await there.call(images.read, { params })).body;
    const pictures = [url, onNode(url, first)];
    expect(await statusesOf(pictures)).toEqual([200, 200]);

    expect((await there.call(images.remove, { as: 'publisher', params })).status).toBe(204);
    await eventually(async () => expect(await statusesOf(pictures)).toEqual([404, 404]));
  });

  test('an export is downloaded from both, whichever wrote it, and purged for both', async () => {
    const { salesRecordings, jobs } = contract;
    const { body: asked } = await here.call(salesRecordings.export, { as: 'care', body: { columns: ['reference'] } });
    const download = await waitFor('the export', async () => {
      const { body } = await there.call(jobs.read, { as: 'care', params: { id: asked.jobId } });
      return body.status === 'DONE' ? (body.download ?? undefined) : undefined;
    });
    const files = [first, second].map(({ origin }) => download.url.replace(new URL(download.url).origin, origin));
    const texts = await Promise.all(files.map(async (file) => (await fetch(file)).text()));
    expect(texts[0]).toMatch(/^\ufeff?Reference\n/);
    expect(texts[1]).toBe(texts[0]);

    await query(first.databaseUrl, "UPDATE exports SET requested_at = now() - interval '25 hours'");
    await runJob(first, 'purgeExports');
    expect(await statusesOf(files)).toEqual([404, 404]);
  });
});

/** The address of a picture on the photos host of another node. */
function onNode(url: string, { photosOrigin }: Pick<Server, 'photosOrigin'>): string {
  return url.replace(new URL(url).origin, photosOrigin);
}

function statusesOf(urls: readonly string[]): Promise<number[]> {
  return Promise.all(urls.map(async (url) => (await fetch(url)).status));
}
