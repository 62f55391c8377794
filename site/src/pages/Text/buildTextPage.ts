import { createCardPictures } from '#src/content/createCardPictures.ts';
import { crumbsOf } from '#src/content/crumbsOf.ts';
import { buildContentCard } from '#src/content/contentCard.ts';
import { formatDay } from '#src/content/formats.ts';
import { buildTableOfContents } from '#src/content/buildTableOfContents.ts';
import { buildPicture } from '#src/content/buildPicture.ts';
import { buildRichBlocks } from '#src/content/buildRichBlocks.ts';
import { buildHead } from '#src/seo/buildHead.ts';
import type { TextPageReply } from './loadTextPage.ts';

/** Builds the data of a text page. */
export function buildTextPage(page: TextPageReply & { isPreview: boolean }, origin: string) {
  const { title, summary, template, heroImage, body, publishedAt } = page.content;
  const pictures = createCardPictures(page);
  const blocks = buildRichBlocks(body, { linked: pictures.inText(body), reviews: page.relatedReviews, places: page.places });
  return {
    kind: 'text' as const,
    head: buildHead(page, origin, page.isPreview),
    crumbs: crumbsOf(page.breadcrumbs),
    template,
    title,
    summary,
    picture: buildPicture(heroImage) ?? null,
    inForceSince: template === 'LEGAL' && publishedAt ? `In force since ${formatDay(publishedAt)}` : null,
    blocks,
    tableOfContents: buildTableOfContents(blocks),
    related: pictures.first(page.related, 6).map((item) => buildContentCard(item, 480)),
    people: [] as TeamPerson[],
  };
}

/** A team member. */
export interface TeamPerson {
  id: string;
  name: string;
  work: string;
  department: string;
  text: string | null;
  portrait: ReturnType<typeof buildPicture> | null;
}
