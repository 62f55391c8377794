import { afterAll, describe, expect, test } from '@jest/globals';
import { repositoryFolder } from '../builders/runCommand.ts';
import { createGuideRunner, readGuide } from '../builders/guide.ts';
import { startServer } from '../builders/server.ts';
import { openShellSession } from '../builders/shellSession.ts';
import { followLinks, listHrefs, visitPage } from '../builders/siteLinks.ts';

const server = await startServer({ env: { SEED: 'none', RATE_LIMITS: 'on' } }); // as readers of the guide have it
const { databaseUrl, dataDir } = server;
const shell = await openShellSession({ cwd: repositoryFolder, env: { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } });
afterAll(async () => {
  await shell.close();
  await server.stop();
});

const follow = createGuideRunner(shell, server.origin);
test.each(readGuide('from-empty-to-open').map((section) => [section.title, section] as const))('%s', async (_, section) => {
  await expect(follow(section)).resolves.toBeUndefined();
});

describe('at its end the site', () => {
  const made = ['/destinations/', '/guides/', '/guides/norway/', '/articles/', '/travel-companies/', '/how-it-works/'];

  test('leads visitors to what was made, and to nothing else', async () => {
    const home = listHrefs(await visitPage(server.origin, '/'));
    expect(home).toEqual(expect.arrayContaining([...made, 'tel:+441632960114', 'mailto:hello@example.com']));
    const reached = await followLinks(server.origin, ['/']);
    expect(reached.filter(({ status }) => status >= 400)).toEqual([]);
    const paths = reached.map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining([...made, '/articles/the-first-boat-out/', '/travel-company/ferry-fjell/']));
    for (const empty of ['/itineraries/', '/reviews/', '/about-us/']) expect(paths).not.toContain(empty);
  });

  test('has them in its sitemap', async () => {
    const xml = await (await fetch(`${server.origin}/sitemap.xml`)).text();
    const paths = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => (url ?? '').replace(server.origin, ''));
    expect(paths).toEqual(expect.arrayContaining([...made, '/articles/the-first-boat-out/', '/travel-company/ferry-fjell/']));
    expect(paths).not.toContain('/itineraries/');
  });
});
