import { Heading, Image, Link, pictureSource, Section, Text } from '@farwend/design-system';
import { pictures } from '#src/shared/pictures.data.ts';
import { slugify } from '#src/shared/slugify.ts';
import { atlas, type AtlasEntry } from './atlas.data.ts';
import { Head, MonthInitials, List, Place, Row, Thumb, SeasonText } from './AtlasIndex.styles.ts';
import { MonthScale } from '#src/content/MonthScale.tsx';

/** Index of the featured places with coordinates and best months. `countries`: slugs of those served. */
export function AtlasIndex({ countries }: { countries: readonly string[] }) {
  const entries = atlas.filter((entry) => countries.includes(countrySlugOf(entry)));
  if (entries.length === 0) return null;
  return (
    <Section tone="sunk" aria-labelledby="index">
      <Head>
        <Heading level={2} id="index">
          Index, by season
        </Heading>
        <Text tone="soft">A place is only half an answer. The other half is the month.</Text>
        <MonthInitials aria-hidden="true">
          {[...'JFMAMJJASOND'].map((letter, i) => (
            <span key={i}>{letter}</span>
          ))}
        </MonthInitials>
      </Head>
      <List>
        {entries.map((entry) => (
          <Entry key={entry.picture} {...entry} />
        ))}
      </List>
      <Link href="/destinations" variant="onward">
        The whole atlas
      </Link>
    </Section>
  );
}

/** The last part of the place's name is its country. */
function countrySlugOf({ picture }: AtlasEntry): string {
  return slugify(pictures[picture].place.split(', ').at(-1) ?? '');
}

function Entry({ picture, months, when, why }: AtlasEntry) {
  const { place, caption } = pictures[picture];
  const [name = place, country = ''] = place.split(', ');
  return (
    <Row>
      <Thumb>
        <Image source={pictureSource(picture)} decorative ratio="3:2" sizes="112px" />
      </Thumb>
      <Place>
        <Heading level={3} size="h4">
          <Link href={`/destinations#${slugify(country)}`} variant="bare">
            {name}
          </Link>
        </Heading>
        <Text variant="region" tone="soft" as="span">
          {country}
        </Text>
      </Place>
      <Text variant="fact" tone="soft">
        {caption.replace(`${name}, `, '')}
      </Text>
      <MonthScale months={months} />
      <SeasonText>
        <Text variant="small">{when}</Text>
        <Text variant="small" tone="soft">
          {why}
        </Text>
      </SeasonText>
    </Row>
  );
}
