import { beforeAll, expect, test } from '@jest/globals';
import { openFrame } from '../../stories/frame.ts';
import { lookAhead } from './lookAhead.ts';
import { visit } from './visit.ts';
import { anotherPage, indexOf, workshopPage } from './workshop.ts';
import { workshopUrl } from './workshopUrl.ts';

const ids = (await indexOf('story')).map(({ id }) => id);
const workshop = workshopPage();
const ahead = lookAhead(ids, 3, openPage, visit);

beforeAll(() => ahead.begin());

test('there are stories', () => expect(ids.length).toBeGreaterThan(700));

test.each(ids)('%s holds', async (id) => expect(await ahead.found(id)).toEqual([]));

async function openPage() {
  const page = await anotherPage(workshop.page);
  await openFrame(page, workshopUrl);
  return page;
}
