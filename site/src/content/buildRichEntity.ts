import type { RichEntity } from '@farwend/design-system';
import { dollars, nightsText } from './figures.ts';
import { silentPicture } from './pictureOf.ts';
import type { Snippet } from './pieces.ts';

/** A piece as a card shows it: what kind it is, a sentence, its figures. `widest`: pixels its picture needs at most. */
export function entityOf({ type, title, url, badge, summary, image, nights, priceFromUSD }: Snippet, widest = 960): RichEntity {
  const facts = [
    nights === null ? null : nightsText(nights),
    priceFromUSD === null ? null : `from ${dollars(priceFromUSD)}${type === 'itinerary' ? ' a person' : ''}`,
  ].filter((fact) => fact !== null);
  const picture = silentPicture(image, widest);
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
