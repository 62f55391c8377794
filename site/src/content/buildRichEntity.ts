import type { RichEntity } from '@farwend/design-system';
import { formatNights } from './formatAmount.ts';
import { formatDollars } from './formats.ts';
import { buildDecorativePicture } from './buildPicture.ts';
import type { Snippet } from './contentTypes.ts';

/** Builds the card of a content item from its snippet. `maxWidth` is the largest width of its picture in pixels. */
export function buildRichEntity({ type, title, url, badge, summary, image, nights, priceFromUSD }: Snippet, maxWidth = 960): RichEntity {
  const facts = [
    nights === null ? null : formatNights(nights),
    priceFromUSD === null ? null : `from ${formatDollars(priceFromUSD)}${type === 'itinerary' ? ' a person' : ''}`,
  ].filter((fact) => fact !== null);
  const picture = buildDecorativePicture(image, maxWidth);
  return {
    title,
    href: url,
    text: summary,
    region: nights === null ? (badge ?? kinds[type]) : kinds[type],
    ...(facts.length > 0 ? { facts: facts.join(', ') } : {}),
    ...(picture ? { picture } : {}),
  };
}

const kinds: Record<Snippet['type'], string> = {
  article: 'Article',
  guide: 'Guide',
  itinerary: 'Itinerary',
  landingPage: 'Idea',
  landingPageCategory: 'Ideas',
  company: 'Company',
  companyCategory: 'Companies',
  contentPage: 'Farwend',
  location: 'Place',
};
