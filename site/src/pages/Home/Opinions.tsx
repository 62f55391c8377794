import { Facts, Heading, Image, Link, Section, Text } from '@farwend/design-system';
import type { Specialist } from '#src/companies/loadSpecialists.ts';
import { Head, List, Opinion, Person, Portrait, Words } from './Opinions.styles.ts';

/** People who plan journeys, each with an opinion of a place. */
export function Opinions({ specialists }: { specialists: readonly Specialist[] }) {
  if (specialists.length === 0) return null;
  return (
    <Section aria-labelledby="opinions">
      <Head>
        <Heading level={2} id="opinions">
          People with opinions
        </Heading>
        <Text tone="soft">
          Each of them plans journeys to the place they speak of, and would rather argue with you than send you in the wrong month. Other
          voices every week.
        </Text>
      </Head>
      <List>
        {specialists.map(({ name, portrait, company, href, base, facts, opinion }) => (
          <Opinion key={name}>
            <Words>
              <Text variant="region" tone="soft">
                {opinion.place}
              </Text>
              <blockquote>
                <Text variant="quote" as="p">
                  {`“${opinion.text}”`}
                </Text>
              </blockquote>
            </Words>
            <Portrait>
              <Image source={portrait.source} decorative ratio="4:5" sizes="(min-width: 900px) 160px, 96px" focus={portrait.focus} />
            </Portrait>
            <Person>
              <Heading level={3} size="h4">
                {name}
              </Heading>
              <Text variant="small" tone="soft">
                <Link href={href}>{company}</Link>
                {base && `, ${base}`}
              </Text>
              <Facts look="list" items={facts} />
            </Person>
          </Opinion>
        ))}
      </List>
    </Section>
  );
}
