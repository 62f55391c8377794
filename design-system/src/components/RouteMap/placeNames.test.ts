import { expect, test } from '@jest/globals';
import { withNames } from './placeNames.ts';

const room = { letter: 2, gap: 3, line: 5 };

test('a label is after its point, or before it at the edge of the map', () => {
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

test('close labels move to the other side first, then up and down', () => {
  const crowd = ['Ios', 'Iraklia', 'Naxos', 'Paros'].map((name, i) => ({ name, x: 50, y: 50 + i / 10 }));
  const labels = withNames(crowd, room).map(({ label }) => label);
  expect(labels.slice(0, 2).map(({ side }) => side)).toEqual(['end', 'start']);
  const places = labels.map(({ side, y }) => `${side} ${Math.round(y / room.line)}`);
  expect(new Set(places).size).toBe(4);
});

test('a label avoids the route if there is room nearby', () => {
  const across = Array.from({ length: 60 }, (_, i) => ({ x: 40 + i, y: 40 }));
  const everywhere = Array.from({ length: 100 }, (_, y) => across.map(({ x }) => ({ x, y }))).flat();
  const lake = [{ name: 'Wanaka', x: 40, y: 40 }];
  expect(withNames(lake, room)[0]?.label).toEqual({ x: 40, y: 40, side: 'end' });
  expect(withNames(lake, room, across)[0]?.label).toEqual({ x: 40, y: 40, side: 'start' });
  expect(withNames([{ name: 'Wanaka', x: 5, y: 40 }], room, [...across, { x: 10, y: 40 }])[0]?.label.side).toBe('end');
  expect(withNames([{ name: 'Wanaka', x: 5, y: 40 }], room, [...across, { x: 10, y: 40 }])[0]?.label.y).not.toBe(40);
  expect(withNames([{ name: 'Wanaka', x: 60, y: 40 }], { ...room, letter: 6 }, everywhere)[0]?.label).toEqual({
    x: 60,
    y: 40,
    side: 'end',
  });
});

test('where the labels have no room from the top down, another order gives each its place', () => {
  const wide = { ...room, letter: 9, line: 30 };
  const points = [
    { name: 'Interlaken', x: 2, y: 30 },
    { name: 'Brig', x: 60, y: 31 },
    { name: 'Montreux', x: 20, y: 32 },
  ];
  const placed = withNames(points, wide).map(({ label: { y, side } }) => `${y} ${side}`);
  expect(new Set(placed).size).toBe(3);
});

test('two places at one point have places of their own, though the estimate of a name is wider than the map on both sides', () => {
  const airport = { name: 'Ponta Delgada Airport', x: 50, y: 49 };
  const [one, other] = withNames([airport, { name: 'Ponta Delgada', x: 50.5, y: 50 }], { letter: 2.4, gap: 9.6, line: 11.2, widest: 58 });
  expect(one?.label).toEqual({ x: 50, y: 49, side: 'start' });
  expect(other?.label).toEqual({ x: 50.5, y: 50, side: 'end' });
});
