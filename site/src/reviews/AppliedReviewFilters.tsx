import { Icon, icons, Link, Text, token, VisuallyHidden } from '@farwend/design-system';
import { styled } from 'styled-components';
import { starsText } from './rating.ts';
import { reviewsHref, type ReviewQuery } from './reviewQuery.ts';

/** Props of ReviewChoice. */
export interface ReviewChoiceProps {
  query: ReviewQuery;
  /** What the words of the address stand for. */
  scope: { places: readonly { slug: string; name: string }[]; company: { name: string } | null };
  /** How many reviews there are; undefined while they are on their way. */
  total: number | undefined;
}

/** What is shown, in a sentence, and each part of the choice as a link that takes it back. */
export function ReviewChoice({ query, scope, total }: ReviewChoiceProps) {
  const place = scope.places.find(({ slug }) => slug === query.place)?.name;
  const chosen = [
    query.rating && { name: starsText(query.rating), href: reviewsHref(query, { rating: null }) },
    query.words && { name: `“${query.words}”`, href: reviewsHref(query, { words: '' }) },
    place && { name: place, href: reviewsHref(query, { place: '' }) },
    scope.company && { name: scope.company.name, href: reviewsHref(query, { company: '' }) },
  ].filter((one) => one !== null && one !== '' && one !== undefined);
  return (
    <Row>
      <Text role="status">{total === undefined ? 'One moment' : sentence(total, chosen.length > 0)}</Text>
      {chosen.length > 0 && (
        <Chosen aria-label="Chosen">
          {chosen.map(({ name, href }) => (
            <li key={name}>
              <TakeBack href={href} variant="bare">
                <VisuallyHidden>Without </VisuallyHidden>
                {name}
                <Icon shape={icons.close} />
              </TakeBack>
            </li>
          ))}
        </Chosen>
      )}
    </Row>
  );
}

function sentence(total: number, isChosen: boolean): string {
  if (total === 0) return 'No review fits. Take a part of the choice back, or look for other words.';
  const reviews = total === 1 ? '1 review' : `${total.toLocaleString('en-US')} reviews`;
  return isChosen ? `${reviews} ${total === 1 ? 'fits' : 'fit'}` : reviews;
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[3]} ${token.space[5]};
  align-items: center;
  min-block-size: ${token.size.target};
`;

const Chosen = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]};
  padding: 0;
  list-style: none;
`;

const TakeBack = styled(Link)`
  && {
    display: inline-flex;
    gap: ${token.space[2]};
    align-items: center;
    min-block-size: ${token.size.target};
    padding-inline: ${token.space[4]} ${token.space[3]};
    border: ${token.stroke.hair} solid ${token.color.ink};
    border-radius: ${token.radius.soft};
    background: ${token.color.selected};
    font-size: ${token.text.small};

    &:hover {
      background: ${token.color.hover};
    }
  }
`;
