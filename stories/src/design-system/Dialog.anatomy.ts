import type { AnatomyPart } from '../docs/Anatomy.tsx';

/** The parts of a dialog. */
export const dialogAnatomy: readonly AnatomyPart[] = [
  {
    part: 'Panel',
    selector: "body > [role='alertdialog']",
    does: 'Centred from 768 px, a bottom sheet below; it floats, so it has a shadow.',
  },
  { part: 'Title', selector: "body > [role='alertdialog'] h2", does: 'The topic, as a question if it asks one; also the accessible name.' },
  {
    part: 'Close button',
    selector: "body > [role='alertdialog'] > div:first-child > button",
    does: 'Closes it without an answer, as Escape does; always 44 px.',
  },
  { part: 'Description', selector: "body > [role='alertdialog'] p", does: 'Optional: one or two sentences, announced after the title.' },
  {
    part: 'Footer',
    selector: "body > [role='alertdialog'] > div:last-child",
    does: 'Optional: the buttons, which stay in view while the body scrolls.',
  },
  {
    part: 'Least destructive action',
    selector: "body > [role='alertdialog'] > div:last-child button",
    does: 'Comes first and has focus in an alert.',
  },
];
