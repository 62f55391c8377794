import { afterAll, describe, expect, test } from '@jest/globals';
import { get, type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { startServer } from '../builders/server.ts';

const server = await startServer();
afterAll(() => server.stop());

interface Answer {
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Requests a page without decompressing it. */
function requestPage(path: string, acceptEncoding: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = { Accept: 'text/html', 'Accept-Encoding': acceptEncoding };
    get(server.origin + path, { headers }, (answer) => {
      buffer(answer).then((body) => resolve({ headers: answer.headers, body }), reject);
    }).once('error', reject);
  });
}

const nonceOf = ({ headers }: Answer) => /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1] ?? '';
const htmlOf = ({ headers, body }: Answer) => (headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body).toString();
const withoutNonce = (answer: Answer) => htmlOf(answer).replaceAll(nonceOf(answer), 'NONCE');

describe.each(['/', '/trip-request/', '/articles'])('%s', (path) => {
  test('is the same page compressed and not, each time with a nonce of its own', async () => {
    const answers = [
      await requestPage(path, 'identity'),
      await requestPage(path, 'gzip, deflate, br, zstd'),
      await requestPage(path, 'gzip'),
    ];
    expect(answers.map(({ headers }) => headers['content-encoding'])).toEqual([undefined, 'gzip', 'gzip']);
    for (const answer of answers) {
      expect(htmlOf(answer)).toContain(`<script nonce="${nonceOf(answer)}"`);
      expect(answer.headers).toMatchObject({
        'content-length': String(answer.body.length),
        vary: expect.stringContaining('Accept-Encoding'),
      });
    }
    expect(new Set(answers.map(nonceOf)).size).toBe(answers.length);
    expect(new Set(answers.map(withoutNonce)).size).toBe(1);
  });

  test.each(['gzip;q=0', 'identity, gzip;q=0.5', ''])(
    'is not compressed by gzip for a client that accepts "%s"',
    async (acceptEncoding) => {
      const { headers, body } = await requestPage(path, acceptEncoding);
      expect(headers['content-encoding']).toBeUndefined();
      expect(body.toString()).toContain('</html>');
    },
  );
});

test.each(['/no-such-page', '/articles?q=river'])('%s, which is not kept, is compressed as other answers are', async (path) => {
  expect((await requestPage(path, 'gzip, deflate, br, zstd')).headers['content-encoding']).toBe('zstd');
});
