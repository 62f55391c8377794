import { Button, from, Heading, HistogramBars, Link, Select, Text, TextField, token } from '@farwend/design-system';
import type { FormEvent } from 'react';
import { styled } from 'styled-components';
import { histogramRows, stars } from './rating.ts';
import { reviewsHref, reviewSorts, type ReviewQuery } from './reviewQuery.ts';
import type { Counts } from './reviewSearch.ts';

/** Props of ReviewFilters. */
export interface ReviewFiltersProps {
  query: ReviewQuery;
  /** Countries one can choose, by slug. */
  places: readonly { slug: string; name: string }[];
  /** How many there are of each rating; undefined while they are on their way. */
  counts: Counts | undefined;
  /** Called with the address of another search instead of sending the form. */
  onChoose: (href: string) => void;
}

/** The legend of the list: bars that filter, words and places to look for, the order. Links and a form that work without scripts. */
export function ReviewFilters({ query, places, counts, onChoose }: ReviewFiltersProps) {
  const { rating, sort, words, place, company } = query;
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const said = new FormData(event.currentTarget);
    onChoose(reviewsHref(query, { words: String(said.get('q') ?? '').trim(), place: String(said.get('place') ?? '') }));
  };
  return (
    <Groups>
      <Group>
        <Title level={2} size="h4" id="ratings-title">
          Rating
        </Title>
        <HistogramBars
          rows={histogramRows(counts?.ratingsAggregation ?? none)}
          label="Reviews by rating"
          figure="count"
          chosen={rating ? [String(rating)] : []}
          hrefOf={(value) => reviewsHref(query, { rating: stars.find((one) => String(one) === value && one !== rating) ?? null })}
        />
      </Group>
      <Group>
        <Title level={2} size="h4" id="sort-title">
          Order
        </Title>
        <Orders aria-labelledby="sort-title">
          {reviewSorts.map((one) => (
            <li key={one.sort}>
              <Order href={reviewsHref(query, { sort: one.sort })} variant="bare" aria-current={one.sort === sort ? 'true' : undefined}>
                {one.label}
              </Order>
            </li>
          ))}
        </Orders>
        {sort === 'relevance' && (
          <Text variant="small" tone="soft">
            Best first; of the same rating, the newest.
          </Text>
        )}
      </Group>
      <More open={words !== '' || place !== ''}>
        <Summary>Search words or a country</Summary>
        <Form key={`${words} ${place}`} role="search" aria-label="Reviews" method="get" action="/reviews/" noValidate onSubmit={search}>
          <TextField
            id="review-words"
            name="q"
            type="search"
            label="Words in a review"
            maxLength={120}
            autoComplete="off"
            defaultValue={words}
            enterKeyHint="search"
          />
          <Select
            id="review-place"
            name="place"
            label="Country"
            placeholder="Every country"
            options={places.map(({ slug, name }) => ({ value: slug, label: name }))}
            defaultValue={place}
          />
          {rating && <input type="hidden" name="rating" value={rating} />}
          {company && <input type="hidden" name="company" value={company} />}
          {sort !== 'relevance' && <input type="hidden" name="sort" value={sort} />}
          <div>
            <Button type="submit">Search</Button>
          </div>
        </Form>
      </More>
    </Groups>
  );
}

const none = { '20': 0, '40': 0, '60': 0, '80': 0, '100': 0 };

const Groups = styled.div`
  display: grid;
  gap: ${token.space[8]};
`;

const Group = styled.div`
  display: grid;
  gap: ${token.space[2]};
`;

const Title = styled(Heading)`
  font-family: ${token.font.sans};
  font-size: ${token.text.small};
  font-weight: ${token.weight.semibold};
`;

const Orders = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]};
  padding: 0;
  list-style: none;
`;

const Order = styled(Link)`
  && {
    display: inline-flex;
    align-items: center;
    min-block-size: ${token.size.target};
    padding-inline: ${token.space[4]};
    border: ${token.stroke.hair} solid ${token.color.lineStrong};
    border-radius: ${token.radius.soft};
    font-size: ${token.text.small};

    &:hover {
      background: ${token.color.hover};
    }

    &[aria-current='true'] {
      border-color: ${token.color.ink};
      background: ${token.color.selected};
      font-weight: ${token.weight.semibold};
    }

    @media (forced-colors: active) {
      &[aria-current='true'] {
        border: ${token.stroke.bold} solid Highlight;
      }
    }
  }
`;

const Summary = styled.summary`
  min-block-size: ${token.size.target};
  font-size: ${token.text.small};
  font-weight: ${token.weight.semibold};
  line-height: ${token.size.target};
  cursor: pointer;
`;

/** Beside the list there is room for the form, so it stands open there where the browser can. */
const More = styled.details`
  @supports selector(::details-content) {
    ${from.menu} {
      &::details-content {
        block-size: auto;
        content-visibility: visible;
      }

      & > summary {
        display: none;
      }
    }
  }
`;

const Form = styled.form`
  display: grid;
  padding-block-start: ${token.space[2]};
  gap: ${token.space[5]};
`;
