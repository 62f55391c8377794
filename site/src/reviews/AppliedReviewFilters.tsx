import { Text, token } from '@farwend/design-system';
import { styled } from 'styled-components';
import { RemovableFilters } from '#src/content/RemovableFilters.tsx';
import { formatStars } from './rating.ts';
import { buildReviewsHref, type ReviewQuery } from './reviewQuery.ts';

/** Props of AppliedReviewFilters. */
export interface AppliedReviewFiltersProps {
  query: ReviewQuery;
  /** Names of the places and the company in the query. */
  scope: { places: readonly { slug: string; name: string }[]; company: { name: string } | null };
  /** Number of matching reviews; undefined while loading. */
  total: number | undefined;
}

/** The number of results, and each applied filter as a link that removes it. */
export function AppliedReviewFilters({ query, scope, total }: AppliedReviewFiltersProps) {
  const place = scope.places.find(({ slug }) => slug === query.place)?.name;
  const applied = [
    query.rating && { label: formatStars(query.rating), href: buildReviewsHref(query, { rating: null }) },
    query.searchText && { label: `“${query.searchText}”`, href: buildReviewsHref(query, { searchText: '' }) },
    place && { label: place, href: buildReviewsHref(query, { place: '' }) },
    scope.company && { label: scope.company.name, href: buildReviewsHref(query, { company: '' }) },
  ].filter((filter) => filter !== null && filter !== '' && filter !== undefined);
  return (
    <Row>
      <Text role="status">{total === undefined ? 'One moment' : formatTotal(total, applied.length > 0)}</Text>
      {applied.length > 0 && <RemovableFilters label="Chosen" filters={applied} />}
    </Row>
  );
}

function formatTotal(total: number, isFiltered: boolean): string {
  if (total === 0) return 'No review fits. Take a part of the choice back, or look for other words.';
  const reviews = total === 1 ? '1 review' : `${total.toLocaleString('en-US')} reviews`;
  return isFiltered ? `${reviews} ${total === 1 ? 'fits' : 'fit'}` : reviews;
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[3]} ${token.space[5]};
  align-items: center;
  min-block-size: ${token.size.target};
`;
