import { statSync } from 'node:fs';
import { afterAll, describe, expect, test } from '@jest/globals';
import { launchBrowser, newVisitor } from '../builders/browser.ts';
import { createGuideRunner } from '../builders/guide.ts';
import { startServer } from '../builders/server.ts';
import { openShellSession } from '../builders/shellSession.ts';
import { readTour, parseStops } from '../builders/tour.ts';
import { takeTourPicture, createTourRunner } from '../builders/tourRunner.ts';

const LARGEST_PICTURE = 150_000;

const server = await startServer();
const browser = await launchBrowser();
const visitor = await newVisitor(browser, server);
const shell = await openShellSession();
afterAll(async () => {
  await shell.close();
  await browser.close();
  await server.stop();
});

const stops = readTour();
const follow = createGuideRunner(shell, server.origin);
const isPainted = process.env['TOUR_PICTURES'] === 'on';
const walk = createTourRunner(visitor);
let stuck = '';

describe('the tour of docs/tour.md', () => {
  test.each(stops.map((stop) => [stop.title, stop] as const))('%s', async (_, { title, steps, pastes, picture }) => {
    if (stuck) throw new Error(`“${stuck}” failed before.`);
    stuck = title;
    expect(steps.length > 0 || pastes !== undefined).toBe(true);
    for (const step of steps) await walk(step);
    if (pastes) await follow(pastes);
    if (picture && isPainted) await takeTourPicture(visitor.page, picture);
    if (picture) expect(statSync(new URL(`../../docs/${picture}`, import.meta.url)).size).toBeLessThan(LARGEST_PICTURE);
    stuck = '';
  });

  test('runs without console messages', () => {
    expect(visitor.messages).toEqual([]);
  });
});

describe('a tour', () => {
  test('is rejected if it has a line that is not a step', () => {
    expect(() => parseStops('### 1. Here\n\n- **Press** the red one\n')).toThrow(
      'Nobody can follow this line of the tour: **Press** the red one',
    );
  });

  test.each([
    ['/docs/nowhere--docs', 'A modern atlas', 'The workshop has no page /docs/nowhere--docs.'],
    ['/docs/welcome--docs', 'A postal atlas', '“A postal atlas” is not on that page of the workshop.'],
  ])('that leads to %s and promises “%s” fails', async (path, words, message) => {
    const step = createTourRunner(visitor);
    await expect(
      step({ does: 'Open', address: `http://localhost:6006/?path=${path}` }).then(() => step({ does: 'Read', words: [words] })),
    ).rejects.toThrow(message);
  });
});
