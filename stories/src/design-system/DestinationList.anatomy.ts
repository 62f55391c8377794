import type { AnatomyPart } from '../docs/Anatomy.tsx';

/** The parts of a destination list. */
export const destinationListAnatomy: readonly AnatomyPart[] = [
  { part: 'Question', selector: '#storybook-root legend', does: 'The legend of the group; with the row’s label it names each input.' },
  {
    part: 'Stop',
    selector: '#storybook-root [data-route] > :first-child',
    does: 'A row with its error; from two rows on each is a waypoint of the drawn route.',
  },
  {
    part: 'Row label',
    selector: '#storybook-root [data-route] > :nth-child(2) label',
    does: 'Visually hidden while there is only one row.',
  },
  {
    part: 'Combobox',
    selector: "#storybook-root [role='combobox']",
    does: 'One place, with suggestions; Enter adds it and moves on to a new row.',
  },
  {
    part: 'Remove button',
    selector: '#storybook-root [data-route] button',
    does: 'Removes the row; its accessible name includes the place.',
  },
  {
    part: 'Add button',
    selector: "#storybook-root [id$='-add']",
    does: 'Adds a row and moves focus to it; at the limit a sentence takes its place.',
  },
  {
    part: 'Not sure yet',
    selector: "#storybook-root label[for$='-unsure']",
    does: 'Optional: clears the rows when ticked; typing a place unticks it.',
  },
];
