import type { AnatomyPart } from '../docs/Anatomy.tsx';

/** The parts of breadcrumbs. */
export const breadcrumbsAnatomy: readonly AnatomyPart[] = [
  {
    part: 'Crumb',
    selector: '#storybook-root nav li:first-child a',
    does: 'A page above the current one, as a link; the home page comes first.',
  },
  {
    part: 'Parent',
    selector: "#storybook-root nav li[data-parent='true'] a",
    does: 'The page directly above; below 768 px it alone remains, as a back link with an arrow.',
  },
  { part: 'Current page', selector: "#storybook-root nav [aria-current='page']", does: 'The last item: text, not a link.' },
];
