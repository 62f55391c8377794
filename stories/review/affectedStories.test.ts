import { expect, test } from '@jest/globals';
import { affectedStories, type Side } from './affectedStories.ts';

/** A side with one story for each file, and a fingerprint for each. */
function side(fingerprints: Readonly<Record<string, string>>): Side {
  const entries = Object.entries(fingerprints);
  return {
    stories: entries.map(([file]) => ({
      id: `design-system-${file.toLowerCase()}--first`,
      title: `Design system/${file}`,
      name: 'First',
      type: 'story',
      importPath: `./src/design-system/${file}.stories.tsx`,
    })),
    fingerprints: Object.fromEntries(entries.map(([file, hash]) => [`stories/src/design-system/${file}.stories.tsx`, hash])),
  };
}

test('stories with another fingerprint, new ones, and last the removed ones', () => {
  const affected = affectedStories(side({ Alert: 'a', Button: 'b', Card: 'c' }), side({ Alert: 'a', Button: 'b2', Dialog: 'd' }));
  expect(affected.map(({ id, isBefore, isAfter }) => [id, isBefore, isAfter])).toEqual([
    ['design-system-button--first', true, true],
    ['design-system-dialog--first', false, true],
    ['design-system-card--first', true, false],
  ]);
});
