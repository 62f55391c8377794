import { Heading, Image, Link, StarRating, Text, from, token, type HeadingProps } from '@farwend/design-system';
import { styled } from 'styled-components';
import { formatDollars } from '#src/content/formats.ts';
import type { CompanyListItem } from './CompanyListItem.ts';

/** Props of CompanyList. */
export interface CompanyListProps {
  companies: readonly CompanyListItem[];
  /** Heading level of the company names. */
  level: HeadingProps['level'];
}

/** A list of companies with picture, name, summary, rating and price. */
export function CompanyList({ companies, level }: CompanyListProps) {
  return (
    <List>
      {companies.map(({ name, href, summary, picture, rating, reviewCount, priceFromUSD }) => (
        <Row key={href}>
          <Picture>
            {picture && (
              <Image
                source={picture.source}
                decorative
                ratio="fill"
                sizes="(min-width: 768px) 200px, 100vw"
                {...(picture.focus ? { focus: picture.focus } : {})}
              />
            )}
          </Picture>
          <Words>
            <Heading level={level} size="h3">
              <NameLink href={href} variant="bare">
                {name}
              </NameLink>
            </Heading>
            <Text tone="soft">{summary}</Text>
          </Words>
          <Figures>
            {rating !== null && reviewCount > 0 && (
              <>
                <StarRating rating={rating} showValue />
                <span>{reviewCount === 1 ? '1 review' : `${reviewCount.toLocaleString('en-US')} reviews`}</span>
              </>
            )}
            {priceFromUSD !== null && <span>from {formatDollars(priceFromUSD)} a night</span>}
          </Figures>
        </Row>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  padding: 0;
  border-block-end: ${token.stroke.hair} solid ${token.color.line};
  list-style: none;
`;

const Row = styled.li`
  position: relative;
  display: grid;
  gap: ${token.space[4]} ${token.space.column};
  padding-block: ${token.space[6]};
  border-block-start: ${token.stroke.hair} solid ${token.color.line};

  ${from.tablet} {
    grid-template-columns: 12.5rem minmax(0, 1fr) minmax(0, 13rem);
    align-items: center;
  }

  &:hover {
    background: ${token.color.hover};
  }
`;

const Picture = styled.div`
  block-size: 9rem;
  background: ${token.color.water};

  & > picture {
    display: block;
    block-size: 100%;
  }

  ${from.tablet} {
    block-size: 7.5rem;
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${token.space[2]};
  min-inline-size: 0;

  & > p {
    max-inline-size: 36rem;
  }
`;

/** The name is the only link, stretched over the whole row. */
const NameLink = styled(Link)`
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

const Figures = styled.div`
  display: grid;
  gap: ${token.space[1]};
  justify-items: start;
  color: ${token.color.inkSoft};
  font-size: ${token.text.small};
  font-variant-numeric: tabular-nums;
`;
