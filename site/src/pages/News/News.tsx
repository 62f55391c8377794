import { Heading, Link, LoadMore, NewsSnippet, PageHeader, Section, Stack, Text, from, token } from '@farwend/design-system';
import { useRef } from 'react';
import { styled } from 'styled-components';
import type { NewsItem } from '#src/news/loadNewsPage.ts';

/** Props of News. */
export interface NewsProps {
  /** Newest first. */
  items: readonly NewsItem[];
  /** Number of items up to the last one shown. */
  shown: number;
  total: number;
  /** URL of the previous page; null on the first. */
  newerHref: string | null;
  moreHref: string;
  /** Loads the next page; rejects on failure. */
  onMore: () => Promise<void>;
}

/** Press mentions: the newest in large type, then the others. */
export function News({ items, shown, total, newerHref, moreHref, onMore }: NewsProps) {
  const list = useRef<HTMLOListElement>(null);
  return (
    <>
      <Section room="half">
        <PageHeader
          title="What others printed"
          lead="Newspapers, magazines and a station or two. We choose none of the words and answer all of the calls."
          facts={
            <p>
              Writing about us? <Link href="/contact">Choose “Press”</Link> and a person answers.
            </p>
          }
        />
      </Section>
      <Section room="half" aria-label="News">
        <Stack gap={12} align="stretch">
          {newerHref && (
            <p>
              <Link href={newerHref}>Newer pieces</Link>
            </p>
          )}
          <List ref={list}>
            {items.map(({ id, source, headline, quote, href, publishedOn }) => (
              <li key={id}>
                <NewsSnippet source={source} headline={headline} quote={quote} href={href} date={publishedOn} locale="en-GB" level={2} />
              </li>
            ))}
          </List>
          {items.length === 0 && (
            <Stack gap={2}>
              <Heading level={2} size="h3">
                No piece here
              </Heading>
              <Text>
                <Link href="/news">To the newest</Link>
              </Text>
            </Stack>
          )}
          {items.length > 0 && total > 0 && (
            <LoadMore shown={shown} total={total} href={moreHref} onMore={onMore} list={list} label="More news" moreText="More news" />
          )}
        </Stack>
      </Section>
    </>
  );
}

const List = styled.ol`
  display: grid;
  gap: ${token.space[12]} ${token.space.column};
  padding: 0;
  list-style: none;

  ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${from.menu} {
    grid-template-columns: repeat(3, minmax(0, 1fr));

    /* The newest takes the whole row. */
    & > :first-child {
      grid-column: 1 / -1;
      max-inline-size: 52rem;
      padding-block-end: ${token.space[6]};
    }

    & > :first-child h2 {
      font-size: ${token.text.h2};
    }
  }
`;
