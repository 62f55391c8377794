import { beforeAll, expect, test } from '@jest/globals';
import { visit } from './visit.ts';
import { openFrame } from './frame.ts';
import { anotherPage, indexOf, workshopPage } from './workshop.ts';

/** So many stories are looked at at a time, each on a page that is opened once. */
const AT_A_TIME = 3;

const ids = (await indexOf('story')).map(({ id }) => id);
const workshop = workshopPage();
const results = new Map(ids.map((id) => [id, Promise.withResolvers<string[]>()]));

beforeAll(() => {
  const waiting = ids.values();
  const watch = async () => {
    const page = await anotherPage(workshop.page);
    await openFrame(page);
    for (const id of waiting) {
      const problems = await visit(page, id).catch((error: unknown) => [String(error)]);
      results.get(id)?.resolve(problems);
    }
  };
  const tellAll = (error: unknown) => results.forEach(({ resolve }) => resolve([String(error)]));
  for (let watcher = 0; watcher < AT_A_TIME; watcher += 1) watch().catch(tellAll);
});

test('there are stories', () => expect(ids.length).toBeGreaterThan(700));

const tried = new Set<string>();

/** What was found ahead; a second try of the test looks anew, on a page of its own. */
async function problemsOf(id: string): Promise<string[] | undefined> {
  if (!tried.has(id)) {
    tried.add(id);
    return results.get(id)?.promise;
  }
  const page = await anotherPage(workshop.page);
  await openFrame(page);
  const problems = await visit(page, id);
  await page.close();
  return problems;
}

test.each(ids)('%s holds', async (id) => expect(await problemsOf(id)).toEqual([]));
