import type { Client } from '@farwend/api-contract/client';
import type { RichEntity } from '@farwend/design-system';
import { articleSections } from '#src/content/articleSections.data.ts';
import { formatAmount } from '#src/content/formatAmount.ts';
import { formatCountry } from '#src/content/formatCountry.ts';
import { buildDecorativePicture } from '#src/content/buildPicture.ts';

/** Number of suggested articles. */
const MAX_ARTICLES = 3;

/** Loads three articles: alternating between the countries of the trip (ISO 3166 alpha-2), filled up with the newest of all. */
export async function loadSuggestedArticles(countryCodes: readonly string[], api: Client): Promise<RichEntity[]> {
  const newest = (country?: string) =>
    api
      .get('/v2/articles', {
        query: { published: 'true', limit: String(MAX_ARTICLES), fields: FIELDS, ...(country && { contentCountry: country }) },
      })
      .then(
        ({ items }) => items,
        () => [],
      );
  const ofPlaces = await Promise.all(countryCodes.slice(0, MAX_ARTICLES).map(newest));
  const inTurns = Array.from({ length: MAX_ARTICLES }, (_, round) => ofPlaces.flatMap((list) => list[round] ?? [])).flat();
  const rest = inTurns.length < MAX_ARTICLES ? await newest() : [];
  const chosen = [...new Map([...inTurns, ...rest].map((article) => [article.id, article])).values()].slice(0, MAX_ARTICLES);
  return chosen.map(({ title, slug, heroImage, category, contentCountry, readingMinutes }) => {
    const picture = buildDecorativePicture(heroImage, 320);
    return {
      title,
      href: `/articles/${slug}`,
      region: [articleSections[category], formatCountry(contentCountry)].filter(Boolean).join(', '),
      facts: readingMinutes === 1 ? 'One minute' : formatAmount(readingMinutes, 'minutes'),
      ...(picture && { picture }),
    };
  });
}

const FIELDS = 'id,title,slug,heroImage,category,contentCountry,readingMinutes';
