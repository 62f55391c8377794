import { Heading, Hero, NavigationMenu, RatingBadge, Section, SkipLink, Stack, Text, type MenuItem } from '@farwend/design-system';
import type { ReactNode } from 'react';
import { AskForm } from './AskForm.tsx';
import { Coast } from './Coast.tsx';

const menu: readonly MenuItem[] = [
  {
    label: 'On this page',
    sections: [
      {
        title: 'The example',
        links: [
          { label: 'Articles', href: '#articles', note: 'Fetched from the API' },
          { label: 'Ask us', href: '#ask', note: 'A form with two fields' },
        ],
      },
    ],
  },
  { label: 'Articles', href: '#articles' },
  { label: 'Ask us', href: '#ask' },
];

/** The page of both examples; each loads the articles in its own way. */
export function Page({ articles }: { articles: ReactNode }) {
  return (
    <>
      <SkipLink />
      <NavigationMenu logo="Farwend" items={menu} currentPath="/" />
      <main id="main" tabIndex={-1}>
        <Hero picture={<Coast />} caption="A drawn coast, 69°39′N 18°57′E" aria-labelledby="title">
          <Text variant="region" tone="soft">
            Northern Norway
          </Text>
          <Heading level={1} size="display" id="title">
            Where the road becomes a ferry
          </Heading>
          <Text variant="lead" tone="soft">
            A page that belongs to nobody’s repository: built from two packages, as yours would be.
          </Text>
          <RatingBadge rating={4.89} count={1264} href="https://reviews.example/farwend" />
        </Hero>
        <Section id="articles" aria-labelledby="articles-title">
          <Stack gap={6}>
            <Heading level={2} id="articles-title">
              Lately written
            </Heading>
            {articles}
          </Stack>
        </Section>
        <Section id="ask" tone="sunk" width="text" room="half" aria-labelledby="ask-title">
          <Stack gap={5}>
            <Heading level={2} id="ask-title">
              Ask for a route
            </Heading>
            <AskForm />
          </Stack>
        </Section>
      </main>
    </>
  );
}
