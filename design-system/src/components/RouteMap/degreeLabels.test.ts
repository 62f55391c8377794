import { expect, test } from '@jest/globals';
import { labelMeridians, labelParallels } from './degreeLabels.ts';

const room = { letter: 2, gap: 1, line: 6 };

test('a parallel low in the corner leaves the room to the meridian there', () => {
  const meridians = labelMeridians([{ at: 8, label: '5°E' }], room);
  const label = (at: number, taken = meridians.map(({ box }) => box)) => labelParallels([{ at, label: '43°N' }], taken, room);
  expect(meridians).toHaveLength(1);
  expect(label(88)).toEqual([]);
  expect(label(88, [])).toHaveLength(1);
  expect(label(84)).toHaveLength(1);
});
