import { contract } from '@farwend/api-contract';
import { afterAll, expect, test } from '@jest/globals';
import { connect } from 'node:net';
import { createApi } from '../builders/api.ts';
import { startServer } from '../builders/server.ts';

const server = await startServer({ env: { REQUEST_TIMEOUT_MS: '1000', HEADERS_TIMEOUT_MS: '1000' } });
const api = createApi(server);
afterAll(() => server.stop());

/** Sends a body of 60 bytes, one at a time, and returns what came back before the connection closed. */
function drip(method: string, url: URL, contentType: string): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    let sent = 0;
    const socket = connect(Number(url.port), url.hostname, () => {
      const head = [`${method} ${url.pathname}${url.search} HTTP/1.1`, `Host: ${url.host}`, `Content-Type: ${contentType}`];
      socket.write([...head, 'Content-Length: 60', 'Connection: close', '', ''].join('\r\n'));
    });
    const dripping = setInterval(() => {
      sent += 1;
      if (sent <= 60 && socket.writable) socket.write(' ');
    }, 100);
    socket.on('data', (chunk) => (answer += String(chunk)));
    socket.on('error', () => {}); // a byte may cross with the end of the connection
    socket.on('close', () => {
      clearInterval(dripping);
      resolve(answer);
    });
  });
}

test('a body that does not end within REQUEST_TIMEOUT_MS is answered 408, and the connection closed', async () => {
  expect(await drip('POST', new URL(contract.tokens.create.path, server.origin), 'application/json')).toMatch(/^HTTP\/1\.1 408 /);
});

test('so is the upload of a picture', async () => {
  const body = contract.images.create.example;
  const made = await api.send('POST', contract.images.create.path, { as: 'editor', body });
  const { upload } = made.body as { upload: { url: string } };
  expect(await drip('PUT', new URL(upload.url), 'image/jpeg')).toMatch(/^HTTP\/1\.1 408 /);
});
