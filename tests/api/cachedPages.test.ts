import { afterAll, describe, expect, test } from '@jest/globals';
import { request, type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { createBrowserClient } from '../builders/browserClient.ts';
import { startServer } from '../builders/server.ts';

const server = await startServer();
afterAll(() => server.stop());

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Requests a page without decompressing it. */
function requestPage(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request(server.origin + path, { method, headers: { Accept: 'text/html', ...headers } }, (answer) => {
      buffer(answer).then((body) => resolve({ status: answer.statusCode, headers: answer.headers, body }), reject);
    })
      .once('error', reject)
      .end();
  });
}

const requestEncoded = (path: string, encoding: string) => requestPage(path, { 'Accept-Encoding': encoding });
const htmlOf = ({ headers, body }: Answer) => (headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body).toString();

describe.each(['/', '/trip-request/', '/articles'])('%s', (path) => {
  test('is the same page for everybody, compressed and not', async () => {
    const answers = [
      await requestEncoded(path, 'identity'),
      await requestEncoded(path, 'gzip, deflate, br, zstd'),
      await requestPage(path, { 'Accept-Encoding': 'gzip', Cookie: 'did=fwd_0123456789abcdef', 'Accept-Language': 'ar' }),
    ];
    expect(answers.map(({ headers }) => headers['content-encoding'])).toEqual([undefined, 'gzip', 'gzip']);
    for (const { headers, body } of answers)
      expect(headers).toMatchObject({ 'content-length': String(body.length), vary: 'Accept-Encoding, Authorization, Cookie' });
    expect(new Set(answers.map(htmlOf)).size).toBe(1);
    expect(new Set(answers.map(({ headers }) => headers['content-security-policy'])).size).toBe(1);
  });

  test('can be kept by shared caches until it is rendered again, and sets no cookie', async () => {
    const { headers } = await requestPage(path);
    expect(headers['cache-control']).toMatch(/^public, max-age=0, must-revalidate, s-maxage=(?:[1-9]|10)$/);
    expect(headers['set-cookie']).toBeUndefined();
  });

  test('has a strong ETag for each encoding, and is 304 to who has it', async () => {
    const tags = new Set<string>();
    for (const encoding of ['identity', 'gzip']) {
      const { headers } = await requestEncoded(path, encoding);
      const tag = headers.etag ?? '';
      expect(tag).toMatch(/^"[\w-]{22,}"$/);
      tags.add(tag);
      const again = await requestPage(path, { 'Accept-Encoding': encoding, 'If-None-Match': `"other", ${tag}` });
      expect(again).toMatchObject({ status: 304, body: Buffer.alloc(0), headers: { etag: tag, vary: headers.vary } });
      expect(again.headers['cache-control']).toContain('s-maxage=');
      expect((await requestPage(path, { 'Accept-Encoding': encoding, 'If-None-Match': '"other"' })).status).toBe(200);
    }
    expect(tags.size).toBe(2);
  });

  test('is another page for who is signed in, which nobody keeps', async () => {
    const dana = createBrowserClient(server.origin);
    await dana.signIn('dana@example.com');
    const { etag = '' } = (await requestPage(path)).headers;
    const { status, headers, text } = await dana.request('GET', path, { headers: { 'If-None-Match': etag } });
    expect([status, headers.get('Cache-Control'), headers.get('ETag')]).toEqual([200, 'private, no-store', null]);
    expect(text).toContain('dana@example.com');
    expect(htmlOf(await requestPage(path))).not.toContain('dana@example.com');
  });

  test.each(['gzip;q=0', 'identity, gzip;q=0.5', '', 'br'])('is not compressed for a client that accepts "%s"', async (encoding) => {
    const { headers, body } = await requestEncoded(path, encoding);
    expect(headers['content-encoding']).toBeUndefined();
    expect(body.toString()).toContain('</html>');
  });
});

test('HEAD has the headers of the page, and leaves the page to who asks for it next', async () => {
  const path = '/guides/?asked=head';
  const head = await requestPage(path, {}, 'HEAD');
  const page = await requestPage(path);
  expect(page.body.toString()).toContain('</html>');
  expect(head.body).toHaveLength(0);
  for (const name of ['content-length', 'content-type', 'etag', 'content-security-policy', 'vary'])
    expect([name, head.headers[name]]).toEqual([name, page.headers[name]]);
});

test.each(['/no-such-page', '/articles?q=river'])('%s, which is not kept, is compressed as other answers are', async (path) => {
  const { headers } = await requestEncoded(path, 'gzip, deflate, br, zstd');
  expect([headers['content-encoding'], headers['cache-control'], headers.etag]).toEqual(['zstd', 'private, no-store', undefined]);
});
