import { statSync } from 'node:fs';
import { afterAll, describe, expect, test } from '@jest/globals';
import { launchBrowser, newVisitor } from '../builders/browser.ts';
import { guideFollower } from '../builders/guide.ts';
import { startServer } from '../builders/server.ts';
import { openShell } from '../builders/shell.ts';
import { readTour, stopsOf } from '../builders/tour.ts';
import { takeTourPicture, tourWalker } from '../builders/tourWalker.ts';

const LARGEST_PICTURE = 150_000;

const server = await startServer();
const browser = await launchBrowser();
const visitor = await newVisitor(browser, server);
const shell = await openShell();
afterAll(async () => {
  await shell.close();
  await browser.close();
  await server.stop();
});

const stops = readTour();
const follow = guideFollower(shell, server.origin);
const isPainted = process.env['TOUR_PICTURES'] === 'on';
const walk = tourWalker(visitor);
let stuck = '';

describe('the tour of docs/tour.md', () => {
  test.each(stops.map((stop) => [stop.title, stop] as const))('%s', async (_, { title, deeds, pastes, picture }) => {
    if (stuck) throw new Error(`“${stuck}” failed before.`);
    stuck = title;
    expect(deeds.length > 0 || pastes !== undefined).toBe(true);
    for (const deed of deeds) await walk(deed);
    if (pastes) await follow(pastes);
    if (picture && isPainted) await takeTourPicture(visitor.page, picture);
    if (picture) expect(statSync(new URL(`../../docs/${picture}`, import.meta.url)).size).toBeLessThan(LARGEST_PICTURE);
    stuck = '';
  });

  test('goes by without a word on the console', () => {
    expect(visitor.messages).toEqual([]);
  });
});

describe('a tour', () => {
  test('with a line nobody can follow is no tour', () => {
    expect(() => stopsOf('### 1. Here\n\n- **Press** the red one\n')).toThrow(
      'Nobody can follow this line of the tour: **Press** the red one',
    );
  });

  test.each([
    ['/docs/nowhere--docs', 'A modern atlas', 'The workshop has no page /docs/nowhere--docs.'],
    ['/docs/welcome--docs', 'A postal atlas', '“A postal atlas” is not on that page of the workshop.'],
  ])('that leads to %s and promises “%s” fails', async (path, words, message) => {
    const step = tourWalker(visitor);
    await expect(
      step({ does: 'Open', address: `http://localhost:6006/?path=${path}` }).then(() => step({ does: 'Read', words: [words] })),
    ).rejects.toThrow(message);
  });
});
