import { Button, from, Heading, HistogramBars, Link, Select, Text, TextField, token } from '@farwend/design-system';
import type { FormEvent } from 'react';
import { styled } from 'styled-components';
import { buildHistogramRows, stars } from './rating.ts';
import { buildReviewsHref, reviewSortOptions, type ReviewQuery } from './reviewQuery.ts';
import type { ReviewCounts } from './reviewSearch.ts';

/** Props of ReviewFilters. */
export interface ReviewFiltersProps {
  query: ReviewQuery;
  /** Countries to choose from. */
  places: readonly { slug: string; name: string }[];
  /** Number of reviews per rating; undefined while loading. */
  counts: ReviewCounts | undefined;
  /** Called with the URL of the new search instead of submitting the form. */
  onChoose: (href: string) => void;
}

/** Filters of the review list: rating, order, text and country. Links and a form that work without JavaScript. */
export function ReviewFilters({ query, places, counts, onChoose }: ReviewFiltersProps) {
  const { rating, sort, searchText, place, company } = query;
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    onChoose(buildReviewsHref(query, { searchText: String(data.get('q') ?? '').trim(), place: String(data.get('place') ?? '') }));
  };
  return (
    <Groups>
      <Group>
        <Title level={2} size="h4" id="ratings-title">
          Rating
        </Title>
        <HistogramBars
          rows={buildHistogramRows(counts?.ratingsAggregation ?? noCounts)}
          label="Reviews by rating"
          figure="count"
          chosen={rating ? [String(rating)] : []}
          hrefOf={(value) => buildReviewsHref(query, { rating: stars.find((one) => String(one) === value && one !== rating) ?? null })}
        />
      </Group>
      <Group>
        <Title level={2} size="h4" id="sort-title">
          Order
        </Title>
        <SortList aria-labelledby="sort-title">
          {reviewSortOptions.map((one) => (
            <li key={one.sort}>
              <SortLink
                href={buildReviewsHref(query, { sort: one.sort })}
                variant="bare"
                aria-current={one.sort === sort ? 'true' : undefined}
              >
                {one.label}
              </SortLink>
            </li>
          ))}
        </SortList>
        {sort === 'relevance' && (
          <Text variant="small" tone="soft">
            {rating || searchText
              ? 'Best first; of the same rating, the newest.'
              : 'Newest first, with two critical ones among the first ten: second the one that most readers found helpful, with the company’s answer.'}
          </Text>
        )}
      </Group>
      <SearchDetails open={searchText !== '' || place !== ''}>
        <Summary>Search words or a country</Summary>
        <Form
          key={`${searchText} ${place}`}
          role="search"
          aria-label="Reviews"
          method="get"
          action="/reviews/"
          noValidate
          onSubmit={search}
        >
          <TextField
            id="review-words"
            name="q"
            type="search"
            label="Words in a review"
            maxLength={120}
            autoComplete="off"
            defaultValue={searchText}
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
      </SearchDetails>
    </Groups>
  );
}

const noCounts = { '20': 0, '40': 0, '60': 0, '80': 0, '100': 0 };

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

const SortList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]};
  padding: 0;
  list-style: none;
`;

const SortLink = styled(Link)`
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

/** Always open beside the list, where there is room for it, if the browser supports ::details-content. */
const SearchDetails = styled.details`
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
