import { afterAll, expect, test } from '@jest/globals';
import { people } from '../builders/api.ts';
import { createBrowserClient } from '../builders/browserClient.ts';
import { startServer } from '../builders/server.ts';

const server = await startServer();
afterAll(() => server.stop());

const paths = ['/', '/trip-request/', '/articles', '/reviews', '/contact', '/my-trips', '/no-such-page'];

/** Words that only the page of this person may contain. */
async function signIn(email: string) {
  const client = createBrowserClient(server.origin);
  await client.signIn(email);
  const { body } = await client.request('GET', '/v3/users/current');
  return { client, secrets: [String(body.userId), email] };
}

test('what pages share with other visitors holds nothing of the visitor they were first rendered for', async () => {
  const visitors = await Promise.all([people.dana, people.jordan, people.agent].map(signIn));
  const guest = { client: createBrowserClient(server.origin), secrets: [] };
  const everybody = [...visitors, guest];
  const foundOnOwnPages = new Set<string>();
  for (const path of [...paths, ...paths]) {
    const pages = await Promise.all(everybody.map(({ client }) => client.request('GET', path)));
    for (const [index, { text }] of pages.entries()) {
      for (const visitor of everybody) {
        const found = visitor.secrets.filter((secret) => text.includes(secret));
        if (visitor === everybody[index]) found.forEach((secret) => foundOnOwnPages.add(secret));
        else expect({ path, found }).toEqual({ path, found: [] });
      }
    }
  }
  expect([...foundOnOwnPages].toSorted()).toEqual(visitors.flatMap(({ secrets }) => secrets).toSorted());
});

test('the answers that the form starts with are those of its own visitor', async () => {
  const [dana, jordan] = await Promise.all([signIn(people.dana), signIn(people.jordan)]);
  for (const { client } of [dana, jordan, dana]) {
    const { text } = await client.request('GET', '/trip-request/');
    const { body } = await client.request('GET', '/v3/users/current');
    const value = (name: string) => new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(text)?.[0];
    expect([value('firstName'), value('email')]).toEqual([
      expect.stringContaining(`value="${body.firstName}"`),
      expect.stringContaining(`value="${body.email}"`),
    ]);
  }
});

test('what everybody sees is the same whoever asks first: an agent is shown the people of all companies', async () => {
  const { client } = await signIn(people.agent);
  const guest = createBrowserClient(server.origin);
  const ofEverybody = ['/travel-companies/', '/itineraries', '/travel-company/acacia-quill/', '/travel-company/duneward/'];
  const portraits = ({ text }: { text: string }) => text.match(/portrait/g)?.length ?? 0;
  for (const path of ofEverybody) {
    const counts = [await client.request('GET', path), await guest.request('GET', path)].map(portraits);
    expect({ path, counts }).toEqual({ path, counts: [counts[1], counts[1]] });
    expect(counts[1]).toBeGreaterThan(0);
  }
});
