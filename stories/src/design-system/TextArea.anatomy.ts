import type { AnatomyPart } from '../docs/Anatomy.tsx';

/** The parts of a text area. */
export const textAreaAnatomy: readonly AnatomyPart[] = [
  { part: 'Label', selector: '#storybook-root label', does: 'The question; always visible.' },
  { part: 'Optional mark', selector: '#storybook-root label > span', does: 'On optional fields only; all others are required.' },
  { part: 'Prompts', selector: '#storybook-root [role="group"]', does: 'Buttons that insert the beginning of a sentence.' },
  { part: 'Input', selector: '#storybook-root textarea', does: 'Six lines high by default; users can make it taller.' },
  {
    part: 'Count',
    selector: '#storybook-root textarea + div',
    does: 'The characters that remain, from three quarters of the limit; its space is reserved.',
  },
];
