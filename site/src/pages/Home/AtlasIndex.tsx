import { Heading, Image, Link, pictureSource, Section, Text } from '@farwend/design-system';
import { pictures } from '#src/shared/pictures.data.ts';
import { slugOf } from '#src/shared/slug.ts';
import { atlas, type AtlasEntry } from './atlas.data.ts';
import { Head, Letters, List, Place, Row, Thumb, When } from './AtlasIndex.styles.ts';
import { MonthScale } from '#src/content/MonthScale.tsx';

/** All places of the first page with their coordinates and their months. */
export function AtlasIndex() {
  return (
    <Section tone="sunk" aria-labelledby="index">
      <Head>
        <Heading level={2} id="index">
          Index, by season
        </Heading>
        <Text tone="soft">A place is only half an answer. The other half is the month.</Text>
        <Letters aria-hidden="true">
          {[...'JFMAMJJASOND'].map((letter, i) => (
            <span key={i}>{letter}</span>
          ))}
        </Letters>
      </Head>
      <List>
        {atlas.map((entry) => (
          <Entry key={entry.picture} {...entry} />
        ))}
      </List>
      <Link href="/destinations" variant="onward">
        The whole atlas
      </Link>
    </Section>
  );
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
          <Link href={`/destinations#${slugOf(country)}`} variant="bare">
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
      <When>
        <Text variant="small">{when}</Text>
        <Text variant="small" tone="soft">
          {why}
        </Text>
      </When>
    </Row>
  );
}
