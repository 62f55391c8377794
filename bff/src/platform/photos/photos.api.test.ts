import { contract } from '@farwend/api-contract';
import { afterAll, describe, expect, test } from '@jest/globals';
import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import sharp from 'sharp';
import { createApi, type Person } from '@farwend/tests/builders/api.ts';
import { query } from '@farwend/tests/builders/query.ts';
import { startServer } from '@farwend/tests/builders/server.ts';

const server = await startServer();
const api = createApi(server);
afterAll(() => server.stop());

const { images, photos } = contract;
const getPicture = (url: string, accept = 'image/jpeg', headers: Record<string, string> = {}) =>
  fetch(url, { headers: { Accept: accept, ...headers } });
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());
const kenya = async (ratio = 'orig') => {
  const { body } = await api.call(photos.ofCountry, { query: { countryCode: 'KE', ratio } });
  const [first] = body;
  if (!first) throw new Error('Kenya has no picture');
  return first;
};

describe('pictures of countries', () => {
  test('every served country has some for pages and for emails; others have none', async () => {
    const { body } = await api.call(contract.countrySettings.list, { query: { served: 'true' } });
    for (const { countryCode } of body.items) {
      expect((await api.call(photos.ofCountry, { query: { countryCode } })).body.length).toBeGreaterThan(0);
      expect((await api.call(photos.ofCountryForEmail, { query: { countryCode } })).body.length).toBeGreaterThan(0);
    }
    expect((await api.call(photos.ofCountry, { query: { countryCode: 'SG' } })).body).toEqual([]);
    expect((await api.call(photos.generic, { query: { limit: 3 } })).body).toHaveLength(3);
    expect((await api.call(photos.genericForEmail, {})).body).toHaveLength(12);
  });

  test('one can be read by its id in another shape', async () => {
    const { id, srcSet } = await kenya();
    const { body } = await api.call(photos.read, { params: { id }, query: { ratio: '1x1' } });
    expect(body).toMatchObject({ id, width: 960, height: 960 });
    expect(body.srcSet).not.toBe(srcSet);
  });
});

describe('the photos host', () => {
  test('serves the best format the browser accepts, in the requested size, immutable', async () => {
    const { url, srcSet, width, height } = await kenya();
    expect(url.startsWith(server.photosOrigin)).toBe(true);
    expect({ width, height }).toEqual({ width: 1600, height: 1000 });
    for (const [accept, type] of [
      ['image/avif,image/webp,image/*', 'image/avif'],
      ['image/webp,*/*;q=0.8', 'image/webp'],
      ['*/*', 'image/jpeg'],
    ] as const) {
      const answer = await getPicture(url, accept);
      expect(answer.status).toBe(200);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-type': type,
        'cache-control': 'public, max-age=31536000, immutable',
        vary: 'Accept',
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
      });
      expect((await sharp(await bytesOf(answer)).metadata()).width).toBe(1280);
      const again = await getPicture(url, accept, { 'If-None-Match': answer.headers.get('ETag') ?? '' });
      expect(again.status).toBe(304);
      expect(await again.text()).toBe('');
    }
    for (const entry of srcSet.split(', ')) {
      const [address = '', size] = entry.split(' ');
      const head = await fetch(address, { method: 'HEAD' });
      expect(head.status).toBe(200);
      expect(size).toMatch(/^\d+w$/);
    }
  });

  test('crops to a shape around the focal point', async () => {
    const { url, width, height } = await kenya('16x9');
    expect({ width, height }).toEqual({ width: 1600, height: 900 });
    expect(await sharp(await bytesOf(await getPicture(url))).metadata()).toMatchObject({ width: 1280, height: 720, format: 'jpeg' });
  });

  test.each([
    ['an unsupported size', (path: string) => path.replace('-1280-', '-1281-'), 400, 'query.unknownField'],
    ['a size with the signature of another', (path: string) => path.replace('-1280-', '-2560-'), 403, 'auth.forbidden'],
    ['a wrong signature', (path: string) => path.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')), 403, 'auth.forbidden'],
    ['an unknown picture', () => '/pictures/nothing', 404, 'resource.notFound'],
    ['an API path', () => '/v3/images', 404, 'resource.notFound'],
    ['path traversal', () => '/pictures/..%2f..%2fsecrets.json', 404, 'resource.notFound'],
  ])('%s is rejected', async (_, change, status, errorCode) => {
    const { url } = await kenya();
    const answer = await fetch(server.photosOrigin + change(new URL(url).pathname));
    expect(answer.status).toBe(status);
    expect(answer.headers.get('Content-Type')).toBe('application/problem+json; charset=utf-8');
    expect(await answer.json()).toMatchObject({ errorCode, status });
  });

  test('answers health checks and searches', async () => {
    expect((await fetch(`${server.photosOrigin}/healthz`)).status).toBe(200);
    const search = async (body: unknown) => {
      const headers = { 'Content-Type': 'application/json', Origin: server.origin };
      const answer = await fetch(`${server.photosOrigin}/photos/search`, { method: 'POST', headers, body: JSON.stringify(body) });
      return { status: answer.status, headers: answer.headers, body: JSON.parse(await answer.text()) };
    };
    const result = await search({ q: 'sunrise PLAIN', usage: 'HERO', limit: 5 });
    expect(result).toMatchObject({ status: 200, body: { total: 1, items: [{ alt: expect.stringContaining('Maasai Mara') }] } });
    expect(result.headers.get('Access-Control-Allow-Origin')).toBe(server.origin);
    const [africa] = await query<{ id: string }>(server.databaseUrl, `SELECT id FROM locations WHERE name = 'Africa'`, []);
    const inAfrica = await search({ locationIds: [africa?.id], usage: 'HERO' });
    const seen: string[] = inAfrica.body.items.map(({ alt }: { alt: string }) => alt);
    expect(seen).toContainEqual(expect.stringContaining('Maasai Mara'));
    expect(seen).toContainEqual(expect.stringContaining('Erg Chebbi'));
    expect(seen.filter((alt) => /fjord|Lake Como|Arenal/.test(alt))).toEqual([]);
    const upright: { width: number; height: number }[] = (await search({ orientation: 'PORTRAIT' })).body.items;
    expect(upright.length).toBeGreaterThan(0);
    expect(upright.filter(({ width, height }) => width >= height)).toEqual([]);
    expect(await search({ usage: 'NONE' })).toMatchObject({ status: 422, body: { errorCode: 'validation.failed' } });
    expect(await search({ q: 'x', isAdmin: true })).toMatchObject({ status: 422 });
    const preflight = await fetch(`${server.photosOrigin}/photos/search`, {
      method: 'OPTIONS',
      headers: { Origin: 'https://evil.example' },
    });
    expect(preflight.headers.get('Access-Control-Allow-Origin')).toBeNull();
  });
});

describe('uploaded pictures', () => {
  const announce = async (as: Person, body = {}) => {
    const answer = await api.call(images.create, { as, body: { alt: 'A red field', ...body } });
    expect(answer.status).toBe(201);
    return answer.body;
  };
  const send = (url: string, bytes: Uint8Array<ArrayBuffer> | string) => fetch(url, { method: 'PUT', body: bytes });
  /** Sends only the Content-Length and waits for the response, because the server closes the connection of clients that send the body. */
  const sendLength = (url: string, length: number) =>
    new Promise<number | undefined>((resolve, reject) => {
      const sending = request(url, { method: 'PUT', headers: { 'Content-Length': length } }, (response) => {
        resolve(response.statusCode);
        sending.destroy();
      });
      sending.on('error', reject).flushHeaders();
    });
  const red = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: { r: 200, g: 20, b: 20 } } })
      .withExif({ IFD0: { Artist: 'exif-marker' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .jpeg()
      .toBuffer()
      .then((bytes) => new Uint8Array(bytes));

  test('are announced, uploaded once, cleaned, and public when staff uploaded them', async () => {
    const made = await announce('editor', { usage: 'HERO', focalX: 0.1, focalY: 0.9 });
    expect(made).toMatchObject({ isUploaded: false, url: '', shown: true, version: 1 });
    const params = { id: made.id };
    expect((await api.call(images.read, { params })).status).toBe(404);
    const sent = await red(1500, 900);
    const first = await send(made.upload.url, sent);
    expect({ status: first.status, body: await first.json() }).toMatchObject({
      status: 200,
      body: { isUploaded: true, width: 1280, height: 768, dominantColor: expect.stringMatching(/^#c8141/), version: 2 },
    });
    const again = await send(made.upload.url, sent);
    expect({ status: again.status, body: await again.json() }).toMatchObject({ status: 410, body: { errorCode: 'link.used' } });
    const { body } = await api.call(images.read, { params });
    const picture = await bytesOf(await getPicture(body.url));
    expect((await sharp(picture).metadata()).width).toBe(1280);
    const kept = await query<{ sha256: string }>(server.databaseUrl, 'SELECT sha256 FROM images WHERE id = $1', [made.id]);
    const name = kept[0]?.sha256.slice(0, 32) ?? '';
    const original = await sharp(join(server.dataDir, 'images', 'originals', name.slice(0, 2), name)).metadata();
    expect(original.exif).toBeUndefined();

    const twin = await announce('editor');
    const double = await send(twin.upload.url, sent);
    expect({ status: double.status, body: await double.json() }).toMatchObject({ status: 409, body: { errorCode: 'unique.conflict' } });
  });

  test('are rendered once for concurrent requests', async () => {
    const { id, upload } = await announce('editor');
    await send(upload.url, await red(1300, 820));
    const { url } = (await api.call(images.read, { params: { id } })).body;
    const answers = await Promise.all(Array.from({ length: 20 }, () => getPicture(url, 'image/webp')));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    const [, , original = ''] = new URL(url).pathname.split('/');
    const files = await readdir(join(server.dataDir, 'images', 'cache', original.slice(0, 2), original));
    expect(files).toEqual([expect.stringMatching(/\.webp$/)]); // no second rendering, and no `.part`
  });

  test.each([
    ['text', 'no picture at all', 415],
    ['a script in SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 415],
    ['the beginning of a JPEG', new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1]), 422],
  ])('%s is rejected, and the URL stays valid', async (_, bytes, status) => {
    const { upload } = await announce('editor');
    const refused = await send(upload.url, bytes);
    expect(refused.status).toBe(status);
    expect(refused.headers.get('Content-Type')).toBe('application/problem+json; charset=utf-8');
    expect((await send(upload.url, await red(400 + status, 300 + bytes.length))).status).toBe(200);
  });

  test('are rejected when too small, too large or forged', async () => {
    const { upload } = await announce('editor');
    expect((await send(upload.url, await red(40, 40))).status).toBe(422);
    expect(await sendLength(upload.url, upload.maxBytes + 1)).toBe(413);
    expect((await send(upload.url.replace(/.$/, '-'), 'x')).status).toBe(403);
    const bomb = await sharp({ create: { width: 11_000, height: 11_000, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    expect((await send(upload.url, new Uint8Array(bomb))).status).toBe(422);
  });

  test('of travelers are visible to them and to staff only', async () => {
    const made = await announce('dana');
    await send(made.upload.url, await red(700, 500));
    const params = { id: made.id };
    for (const [as, status] of [
      ['dana', 200],
      ['care', 200],
      ['jordan', 404],
      ['agent', 404],
    ] as const) {
      expect((await api.call(images.read, { as, params })).status).toBe(status);
      expect((await api.call(photos.read, { as, params })).status).toBe(status);
    }
    expect((await api.call(images.read, { params })).status).toBe(404);
    expect((await api.call(images.list, { query: { limit: 100 } })).text).not.toContain(made.id);
    const forced = await api.call(images.create, { as: 'dana', body: { shown: true } });
    expect(forced).toMatchObject({ status: 422, problem: { errors: [{ field: 'shown' }] } });
  });

  test('are changed by those responsible with the current version, and deleted when nothing shows them', async () => {
    const made = await announce('marageti');
    await send(made.upload.url, await red(800, 600));
    const params = { id: made.id };
    const { body } = await api.call(images.read, { as: 'editor', params });
    const same = await api.send('PUT', `/v3/images/${made.id}`, { as: 'editor', body });
    expect(same).toMatchObject({ status: 200, body: { version: 2 } });
    const moved = await api.call(images.update, { as: 'editor', params, body: { focalX: 0.2, alt: 'A redder field' } });
    expect(moved.body).toMatchObject({ focalX: 0.2, version: 3 });
    expect(moved.body.url).not.toBe(body.url);
    expect((await api.send('PUT', `/v3/images/${made.id}`, { as: 'editor', body })).status).toBe(412);
    expect((await api.call(images.update, { as: 'care', params, body: { alt: 'x' } })).status).toBe(403);
    expect((await getPicture(moved.body.url)).status).toBe(200);
    expect((await api.call(images.remove, { as: 'editor', params })).status).toBe(403);
    expect((await api.call(images.remove, { as: 'publisher', params })).status).toBe(204);
    expect((await getPicture(moved.body.url)).status).toBe(404);
  });
});
