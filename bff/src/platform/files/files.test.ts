import { afterAll, describe, expect, test } from '@jest/globals';
import { createServer, type AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { attachmentDisposition } from './attachmentDisposition.ts';
import { receiveFile } from './receiveFile.ts';
import { scanFile } from './scanFile.ts';
import { hasValidSignature, parseSignedQuery, signFileUrl } from './signedFileUrl.ts';
import { readSettings } from '#src/settings/settings.ts';

const folder = mkdtempSync(join(tmpdir(), 'farwend-files-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const opening =
  (...chunks: (string | Buffer)[]) =>
  async () =>
    Readable.from(chunks.map((chunk) => Buffer.from(chunk)));
const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}', '$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

describe('scanning', () => {
  test('finds the test virus, also across two chunks', async () => {
    const settings = { scannerUrl: undefined };
    expect(await scanFile(opening('a clean file'), settings)).toBeNull();
    expect(await scanFile(opening('x', eicar, 'y'), settings)).toBe('Eicar-Test-Signature');
    expect(await scanFile(opening(`x${eicar.slice(0, 30)}`, `${eicar.slice(30)}y`), settings)).toBe('Eicar-Test-Signature');
  });

  test.each([
    ['stream: OK\0', null],
    ['stream: Win.Test.Thing FOUND\0', 'Win.Test.Thing'],
  ])('asks clamd, which replies %j', async (reply, virus) => {
    const received: Buffer[] = [];
    const clamd = createServer((socket) => {
      socket.on('data', (part) => {
        received.push(Buffer.from(part));
        if (Buffer.concat(received).subarray(-4).equals(Buffer.alloc(4))) socket.end(reply);
      });
    });
    await new Promise<void>((resolve) => clamd.listen(0, '127.0.0.1', resolve));
    const { port } = clamd.address() as AddressInfo;
    expect(await scanFile(opening('four', 'teen'), { scannerUrl: `tcp://127.0.0.1:${port}` })).toBe(virus);
    expect(Buffer.concat(received).toString()).toBe('zINSTREAM\0\0\0\0\u0004four\0\0\0\u0004teen\0\0\0\0');
    clamd.close();
  });

  test('fails when clamd is unreachable, so that the job is retried', async () => {
    await expect(scanFile(opening('x'), { scannerUrl: 'tcp://127.0.0.1:1' })).rejects.toThrow('ECONNREFUSED');
  });
});

test('a body is written completely under a temporary name, or not at all', async () => {
  const file = await receiveFile(Readable.from([Buffer.from('12'), Buffer.from('345')]), 5, folder, 'five');
  expect(readdirSync(folder).filter((name) => name === 'five')).toEqual([]);
  await file.keep();
  await file.discard();
  expect(readFileSync(join(folder, 'five'), 'utf8')).toBe('12345');
  await expect(receiveFile(Readable.from([Buffer.from('123456')]), 5, folder, 'six')).rejects.toMatchObject({
    errorCode: 'upload.tooLarge',
  });
  await expect(receiveFile(Readable.from([Buffer.from('1')]), 5, folder, 'one')).rejects.toMatchObject({ errorCode: 'request.malformed' });
  expect(readdirSync(folder)).toEqual(['five']);
});

test('a signature is valid only for its method, file, person, size, type and expiry', () => {
  const settings = readSettings({});
  const file = { documentId: '018f0000-0000-7000-8000-000000000000', key: 'k', sizeBytes: 7, contentType: 'application/pdf' };
  const user = '018f0000-0000-7000-8000-000000000001';
  const url = new URL(signFileUrl('PUT', file, user, new Date(1_800_000_000_000), settings));
  const query = parseSignedQuery(Object.fromEntries(url.searchParams));
  if (!query) throw new Error('the query is malformed');
  expect(hasValidSignature('PUT', file, query, settings)).toBe(true);
  expect(hasValidSignature('GET', file, query, settings)).toBe(false);
  for (const other of [
    { ...file, key: 'l' },
    { ...file, documentId: user },
  ])
    expect(hasValidSignature('PUT', other, query, settings)).toBe(false);
  for (const change of [
    { user: file.documentId },
    { size: 8 },
    { type: 'text/html' },
    { expires: query.expires + 1 },
    { signature: `${query.signature}=` },
  ]) {
    expect(hasValidSignature('PUT', file, { ...query, ...change }, settings)).toBe(false);
  }
});

test.each([
  ['plan.pdf', `attachment; filename="plan.pdf"; filename*=UTF-8''plan.pdf`],
  ['a"b\\c;é.pdf', `attachment; filename="a_b_c__.pdf"; filename*=UTF-8''a%22b%5Cc%3B%C3%A9.pdf`],
])('%s is downloaded, never displayed', (name, header) => expect(attachmentDisposition(name)).toBe(header));
