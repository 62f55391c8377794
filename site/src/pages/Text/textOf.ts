import { crumbsOf } from '#src/content/crumbsOf.ts';
import { entityOf } from '#src/content/entityOf.ts';
import { dayText } from '#src/content/figures.ts';
import { partsOf } from '#src/content/partsOf.ts';
import { pictureOf } from '#src/content/pictureOf.ts';
import { richBlocks } from '#src/content/richBlocks.ts';
import { headOf } from '#src/seo/headOf.ts';
import type { TextAnswer } from './textPageAt.ts';

/** What a page of text shows. */
export function textOf(page: TextAnswer & { isPreview: boolean }, origin: string) {
  const { title, summary, template, heroImage, body, publishedAt } = page.content;
  const blocks = richBlocks(body, { linked: page.linked, reviews: page.relatedReviews, places: page.places });
  return {
    kind: 'text' as const,
    head: headOf(page, origin, page.isPreview),
    crumbs: crumbsOf(page.breadcrumbs),
    template,
    title,
    summary,
    picture: pictureOf(heroImage) ?? null,
    changed: template === 'LEGAL' && publishedAt ? `In force since ${dayText(publishedAt)}` : null,
    blocks,
    parts: partsOf(blocks),
    related: page.related.map((piece) => entityOf(piece, 480)),
    people: [] as TeamPerson[],
  };
}

/** Somebody of our team. */
export interface TeamPerson {
  id: string;
  name: string;
  work: string;
  department: string;
  text: string | null;
  portrait: ReturnType<typeof pictureOf> | null;
}
