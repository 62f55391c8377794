import { afterEach, expect, test } from '@jest/globals';
import { Agent, get } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { createWebServer, type WebServer } from './webServer.ts';

const HOST = '127.0.0.1';
const opened: WebServer[] = [];
afterEach(() => Promise.all(opened.splice(0).map((server) => server.close(0))));

async function openServer(port = 0): Promise<number> {
  const server = createWebServer({ keepAliveTimeout: 60_000 }, (_request, response) => response.end());
  await server.listen(HOST, port, 'PORT=8090');
  opened.push(server);
  return (server.http.address() as AddressInfo).port;
}

function openPlainServer(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, HOST, () => resolve((server.address() as AddressInfo).port));
    server.unref();
  });
}

test.each([
  ['another program', openPlainServer],
  ['another of these servers', () => openServer()],
])('a port used by %s is refused with the way to choose another', async (_name, openPort) => {
  const port = await openPort();
  await expect(openServer(port)).rejects.toThrow(
    `Port ${port} is in use by another program. Stop it, or choose another port: PORT=8090 npm start`,
  );
});

test('closing ends the idle connections of every socket', async () => {
  const port = await openServer();
  const agent = new Agent({ keepAlive: true });
  const request = () => new Promise((resolve) => get({ host: HOST, port, agent }, (answer) => answer.resume().once('end', resolve)));
  await Promise.all(Array.from({ length: 40 }, request));
  await opened.pop()?.close(60_000);
  await expect(openServer(port)).resolves.toBe(port);
  agent.destroy();
});
