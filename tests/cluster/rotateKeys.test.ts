import { contract } from '@farwend/api-contract';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { createApi, PASSWORD, people } from '../builders/api.ts';
import { solveCaptcha } from '../builders/captcha.ts';
import { type ServerProcess, startServerProcess } from '../builders/serverProcess.ts';

const newKey = () => randomBytes(32).toString('base64');
const keys = { old: newKey(), next: newKey() };

/** What each node accepts and signs with, step by step as docs/operations/secrets.md says. */
const steps = [
  { name: 'before', order: [keys.old] },
  { name: 'the new key is accepted', order: [keys.old, keys.next] },
  { name: 'the new key signs', order: [keys.next, keys.old] },
];

function environment(order: readonly string[], sealing = order): Record<string, string> {
  const list = order.join(',');
  const dataKeys = sealing.map(
    (key) =>
      `${key
        .slice(0, 8)
        .toLowerCase()
        .replaceAll(/[^a-z0-9]/g, '-')}:${key}`,
  );
  return { SESSION_KEYS: list, DATA_KEYS: dataKeys.join(','), CAPTCHA_KEY: list, PHOTOS_KEY: list };
}

describe('keys that are replaced on two nodes, one after the other', () => {
  const [before] = steps as [(typeof steps)[number]];
  const nodes: ServerProcess[] = [];

  beforeAll(async () => {
    const first = await startServerProcess({ env: environment(before.order) });
    nodes.push(first, await startServerProcess({ env: environment(before.order), after: first }));
  });
  afterAll(async () => {
    for (const node of nodes.toReversed()) await node.stop();
  });

  test('sign nobody out, break no picture, refuse no captcha and hide no text, whichever node answers', async () => {
    const others = [await signIn(0)];
    const pictures = await findPictures(0);
    await writeNeeds(0, before.name);
    for (const { name, order } of steps.slice(1)) {
      for (const index of [0, 1]) {
        await restart(index, order);
        others.push(await signIn(index)); // signed by the newest node, seen by the other
        pictures.push(...(await findPictures(index)));
        const answers = await Promise.all(nodes.flatMap((node) => others.map((held) => isSignedIn(node, held))));
        expect({ name, index, signedOut: answers.filter((isIn) => !isIn).length }).toEqual({ name, index, signedOut: 0 });
        for (const node of nodes) expect(await findBroken(node, pictures)).toEqual([]);
        expect([await subscribe(0, 1), await subscribe(1, 0)]).toEqual([201, 201]);
        await writeNeeds(index, `${name} ${index}`);
        for (const node of [0, 1]) expect(await readNeeds(node)).toBe(`${name} ${index}`);
      }
    }
  });

  test('sign people out if a key signs that the other node does not accept yet', async () => {
    const stranger = newKey();
    await restart(0, [stranger, keys.next], [keys.next, keys.old]);
    const held = await signIn(0);
    expect(await isSignedIn(at(0), held)).toBe(true);
    expect(await isSignedIn(at(1), held)).toBe(false);
  });

  function at(index: number): ServerProcess {
    const node = nodes[index];
    if (!node) throw new Error(`there is no node ${index}`);
    return node;
  }

  async function restart(index: number, order: readonly string[], sealing = order): Promise<void> {
    const node = at(index);
    const port = Number(new URL(node.origin).port);
    expect(await node.terminate()).toBe(0);
    nodes[index] = await startServerProcess({ env: environment(order, sealing), after: node, port });
  }

  /** The cookies of a new session. */
  async function signIn(index: number): Promise<string> {
    const response = await fetch(at(index).origin + contract.sessions.login.path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ username: people.dana, password: PASSWORD }),
    });
    expect(response.status).toBe(200);
    return response.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; ');
  }

  async function isSignedIn({ origin }: ServerProcess, held: string): Promise<boolean> {
    return (await fetch(`${origin}/v3/trip_requests?limit=1`, { headers: { Cookie: held } })).ok;
  }

  /** The paths of some pictures, as the pages of a node name them. */
  async function findPictures(index: number): Promise<string[]> {
    const { origin, photosOrigin } = at(index);
    const page = await (await fetch(origin)).text();
    return [...page.matchAll(new RegExp(`${photosOrigin}(/pictures/[^"\\s]+)`, 'g'))].slice(0, 3).map(([, path = '']) => path);
  }

  async function findBroken({ photosOrigin }: ServerProcess, paths: readonly string[]): Promise<string[]> {
    const statuses = await Promise.all(paths.map(async (path) => (await fetch(photosOrigin + path, { method: 'HEAD' })).status));
    return paths.filter((_, index) => statuses[index] !== 200);
  }

  /** The status of a sign-up at one node with the captcha of another. */
  async function subscribe(from: number, to: number): Promise<number> {
    const captcha = await solveCaptcha(at(from).origin, 'newsletter');
    const headers = { 'X-Recaptcha-Id': captcha };
    const body = { email: `${randomBytes(6).toString('hex')}@example.com`, fullName: 'Rae Turner' };
    return (await createApi(at(to)).call(contract.newsletterRequests.create, { headers, body })).status;
  }

  async function writeNeeds(index: number, accessibilityNeeds: string): Promise<void> {
    const { status } = await createApi(at(index)).call(contract.travelerProfiles.updateOwn, { as: 'dana', body: { accessibilityNeeds } });
    expect(status).toBe(200);
  }

  async function readNeeds(index: number): Promise<unknown> {
    const { body } = await createApi(at(index)).call(contract.travelerProfiles.list, { as: 'dana' });
    return body.items[0]?.accessibilityNeeds;
  }
});
