import { Facts } from '@farwend/design-system';
import { value as goals } from 'virtual:design-system/goals';
import { value as system } from 'virtual:design-system/system';

/** The workshop in figures, counted when it was built. */
export function Figures() {
  const stories = system.pages.reduce((sum, page) => sum + page.stories.length, 0);
  const reached = goals.filter(({ state }) => state === 'reached').length;
  return (
    <Facts
      items={[
        { name: 'Components', value: system.components.length, note: `on ${system.pages.length} pages` },
        { name: 'Stories of them', value: stories, note: 'each opened in every mode' },
        { name: 'Colour pairs', value: system.pairs.length, note: 'in three modes' },
        { name: 'Goals reached', value: `${reached} of ${goals.length}`, note: 'the rest is named' },
      ]}
    />
  );
}
