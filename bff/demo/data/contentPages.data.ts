import type { ContentPageFields } from '#src/domains/editorial/contentPages/contentPage.type.ts';
import type { DemoItem } from '../demoItem.ts';
import { housePages } from './contentPages/house.data.ts';
import { legalPages } from './contentPages/legal.data.ts';

/** Texts of the site. */
export const contentPageItems: readonly DemoItem<ContentPageFields>[] = [...housePages, ...legalPages].map(
  ([path, title, template, summary, pictureOf, body]) => ({
    key: path.slice(path.lastIndexOf('/') + 1),
    title,
    summary,
    pictureOf,
    body,
    author: 'publisher',
    days: 340,
    own: { path, template },
  }),
);
