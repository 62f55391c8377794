import type { ContentPageFields } from '#src/entities/contentPages/contentPage.type.ts';

/** A page of the site as its data table tells it; `pictureOf` names the place whose picture it has. */
export type PageLine = readonly [
  path: string,
  title: string,
  template: ContentPageFields['template'],
  summary: string,
  pictureOf: string | null,
  body: string,
];
