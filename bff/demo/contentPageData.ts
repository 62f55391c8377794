import type { ContentPageFields } from '#src/domains/editorial/contentPages/contentPage.type.ts';

/** A content page as defined in the demo data; `pictureOf` is the place of its hero image. */
export type ContentPageData = readonly [
  path: string,
  title: string,
  template: ContentPageFields['template'],
  summary: string,
  pictureOf: string | null,
  body: string,
];
