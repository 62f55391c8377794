import { expect, test } from '@jest/globals';
import { withNames } from './placeNames.ts';

const room = { letter: 2, gap: 3, line: 5 };

test('a name stands beside its point, before it where the sheet ends', () => {
  const [middle, edge] = withNames(
    [
      { name: 'Naxos', x: 40, y: 40 },
      { name: 'Amorgos', x: 95, y: 60 },
    ],
    room,
  );
  expect(middle?.label).toEqual({ x: 40, y: 40, side: 'end' });
  expect(edge?.label).toEqual({ x: 95, y: 60, side: 'start' });
});

test('names near each other make way: first to the other side, then up and down', () => {
  const crowd = ['Ios', 'Iraklia', 'Naxos', 'Paros'].map((name, i) => ({ name, x: 50, y: 50 + i / 10 }));
  const labels = withNames(crowd, room).map(({ label }) => label);
  expect(labels.slice(0, 2).map(({ side }) => side)).toEqual(['end', 'start']);
  const places = labels.map(({ side, y }) => `${side} ${Math.round(y / room.line)}`);
  expect(new Set(places).size).toBe(4);
});
