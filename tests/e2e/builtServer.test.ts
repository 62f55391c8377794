import { contract } from '@farwend/api-contract';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createApi } from '../builders/api.ts';
import { type ServerProcess, startServerProcess } from '../builders/serverProcess.ts';

let server: ServerProcess;

beforeAll(async () => {
  server = await startServerProcess({ command: ['--max-old-space-size=256', 'scripts/start.mjs'] });
});
afterAll(() => server.stop());

test('the server as npm start runs it finds the files beside its sources', async () => {
  for (const path of ['/openapi.json', '/docs', '/docs/reference.css', '/docs/swagger-ui.css', '/robots.txt'])
    expect({ path, status: (await fetch(server.origin + path)).status }).toEqual({ path, status: 200 });
});

test('it renders pages and pictures, and checks passwords', async () => {
  const page = await fetch(server.origin);
  expect(page.status).toBe(200);
  const [picture = ''] = (await page.text()).match(new RegExp(`${server.photosOrigin}/[^"\\s]+`)) ?? [];
  const rendered = await fetch(picture.replaceAll('&amp;', '&'));
  expect({ status: rendered.status, type: rendered.headers.get('Content-Type') }).toEqual({
    status: 200,
    type: expect.stringContaining('image/'),
  });
  const list = await createApi(server).call(contract.tripRequests.list, { as: 'care' });
  expect(list.status).toBe(200);
});

test('it writes no warnings and ends with code 0', async () => {
  process.kill(server.pid, 'SIGTERM');
  expect(await server.ended).toBe(0);
  expect(server.output()).not.toMatch(/warning|error/i);
});
