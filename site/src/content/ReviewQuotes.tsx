import { from, Link, StarRating, Text, token } from '@farwend/design-system';
import { styled } from 'styled-components';
import type { ReviewQuote } from './buildReviewQuotes.ts';

/** Props of ReviewQuotes. */
export interface ReviewQuotesProps {
  /** One to three quotes, best first. */
  quotes: readonly ReviewQuote[];
}

/** Quotes from reviews with rating and link: the first in large type, the others beside it. */
export function ReviewQuotes({ quotes }: ReviewQuotesProps) {
  return (
    <List>
      {quotes.map(({ href, title, text, stars, by, journey }, index) => (
        <li key={href}>
          <figure>
            <StarRating rating={stars} />
            <blockquote>
              <Text variant={index === 0 ? 'quote' : 'body'}>{text}</Text>
            </blockquote>
            <Text as="figcaption" variant="fact" tone="soft">
              {by}. {journey && `${journey}. `}
              <Link href={href}>{title}</Link>
            </Text>
          </figure>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${token.space[10]} ${token.space.column};
  padding: 0;
  list-style: none;

  & figure {
    display: grid;
    gap: ${token.space[4]};
    justify-items: start;
    padding-block-start: ${token.space[5]};
    border-block-start: ${token.stroke.hair} solid ${token.color.ink};
  }

  ${from.menu} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);

    & > :first-child {
      grid-row: span 2;
    }

    & > :only-child {
      grid-column: 1 / -1;
      max-inline-size: 50rem;
    }
  }
`;
