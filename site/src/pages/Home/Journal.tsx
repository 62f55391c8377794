import { Heading, Link, Section, Text } from '@farwend/design-system';
import type { HomeData } from './home.loader.ts';
import { Columns, Head, GuideLinks, Story } from './Journal.styles.ts';

/** Props of Journal. */
export type JournalProps = Pick<HomeData, 'stories' | 'guides'>;

/** The newest articles in columns, and links to the guides. */
export function Journal({ stories, guides }: JournalProps) {
  if (stories.length === 0) return null;
  return (
    <Section aria-labelledby="journal">
      <Head>
        <Heading level={2} id="journal">
          From the journal
        </Heading>
        <Link href="/articles" variant="onward">
          Everything we wrote
        </Link>
      </Head>
      <Columns>
        {stories.map(({ title, href, region, text, minutes }) => (
          <Story key={href}>
            <Text variant="region" tone="soft">
              {region}
            </Text>
            <Heading level={3}>
              <Link href={href} variant="bare">
                {title}
              </Link>
            </Heading>
            <Text variant="small" tone="soft">
              {text}
            </Text>
            <Text variant="fact" tone="soft">
              {minutes}
            </Text>
          </Story>
        ))}
      </Columns>
      {guides.length > 0 && (
        <GuideLinks>
          <Text as="span" variant="region" tone="soft">
            Guides
          </Text>
          {guides.map(({ title, href }) => (
            <Link key={href} href={href} variant="quiet">
              {title}
            </Link>
          ))}
        </GuideLinks>
      )}
    </Section>
  );
}
