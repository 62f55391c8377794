import type { Client } from '@farwend/api-contract/client';
import type { RichEntity } from '@farwend/design-system';
import { articleSections } from '#src/content/articleSections.data.ts';
import { countryName } from '#src/content/countryName.ts';
import { silentPicture } from '#src/content/pictureOf.ts';

/** How many articles the page shows. */
const MOST = 3;

/** Three articles to read meanwhile: in turns from the countries of the journey (ISO 3166 alpha-2), the newest of all where those have too few. */
export async function storiesFor(countryCodes: readonly string[], api: Client): Promise<RichEntity[]> {
  const newest = (country?: string) =>
    api
      .get('/v2/articles', {
        query: { published: 'true', limit: String(MOST), fields: FIELDS, ...(country && { contentCountry: country }) },
      })
      .then(
        ({ items }) => items,
        () => [],
      );
  const ofPlaces = await Promise.all(countryCodes.slice(0, MOST).map(newest));
  const inTurns = Array.from({ length: MOST }, (_, round) => ofPlaces.flatMap((list) => list[round] ?? [])).flat();
  const rest = inTurns.length < MOST ? await newest() : [];
  const chosen = [...new Map([...inTurns, ...rest].map((article) => [article.id, article])).values()].slice(0, MOST);
  return chosen.map(({ title, slug, heroImage, category, contentCountry, readingMinutes }) => {
    const picture = silentPicture(heroImage, 320);
    return {
      title,
      href: `/articles/${slug}`,
      region: [articleSections[category], countryName(contentCountry)].filter(Boolean).join(', '),
      facts: readingMinutes === 1 ? 'One minute' : `${readingMinutes} minutes`,
      ...(picture && { picture }),
    };
  });
}

const FIELDS = 'id,title,slug,heroImage,category,contentCountry,readingMinutes';
