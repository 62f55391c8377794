import type { Contract, ReplyOf } from '@farwend/api-contract';
import { crumbsOf } from '#src/content/crumbsOf.ts';
import { entityOf } from '#src/content/entityOf.ts';
import { pictureOf } from '#src/content/pictureOf.ts';
import { richBlocks } from '#src/content/richBlocks.ts';
import { headOf } from '#src/seo/headOf.ts';

/** The page of a category of landing pages as the API answers it. */
export type CategoryAnswer = ReplyOf<Contract['landingPageCategories']['page']>;

/** What the page of a category shows. */
export function categoryOf(page: CategoryAnswer & { isPreview: boolean }, origin: string) {
  const { title, summary, heroImage, body, layout } = page.content;
  return {
    kind: 'category' as const,
    head: headOf(page, origin, page.isPreview),
    crumbs: crumbsOf(page.breadcrumbs),
    title,
    summary,
    layout,
    picture: pictureOf(heroImage) ?? null,
    blocks: richBlocks(body, { linked: page.linked }),
    pages: page.landingPages.map((piece) => entityOf(piece)),
    related: page.related.map((piece) => entityOf(piece, 480)),
  };
}
