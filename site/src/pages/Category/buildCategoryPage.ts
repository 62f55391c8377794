import type { Contract, ReplyOf } from '@farwend/api-contract';
import { createCardPictures } from '#src/content/createCardPictures.ts';
import { crumbsOf } from '#src/content/crumbsOf.ts';
import { buildContentCard } from '#src/content/contentCard.ts';
import { buildPicture } from '#src/content/buildPicture.ts';
import { buildRichBlocks } from '#src/content/buildRichBlocks.ts';
import { buildHead } from '#src/seo/buildHead.ts';

/** Response of the API for the page of a landing page category. */
export type CategoryPageReply = ReplyOf<Contract['landingPageCategories']['page']>;

/** Builds the data of the page of a landing page category. */
export function buildCategoryPage(page: CategoryPageReply & { isPreview: boolean }, origin: string) {
  const { title, summary, heroImage, body, layout } = page.content;
  const pictures = createCardPictures(page);
  return {
    kind: 'category' as const,
    head: buildHead(page, origin, page.isPreview),
    crumbs: crumbsOf(page.breadcrumbs),
    title,
    summary,
    layout,
    picture: buildPicture(heroImage) ?? null,
    blocks: buildRichBlocks(body, { linked: pictures.inText(body) }),
    pages: pictures.all(page.landingPages).map((item) => buildContentCard(item)),
    related: pictures.first(page.related, 6).map((item) => buildContentCard(item, 480)),
  };
}
