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
  for (let watcher = 0; watcher < AT_A_TIME; watcher += 1) void watch();
});

test('there are stories', () => expect(ids.length).toBeGreaterThan(700));

test.each(ids)('%s holds', async (id) => expect(await results.get(id)?.promise).toEqual([]), 60_000);
