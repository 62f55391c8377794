import { Heading, Image, Link, StarRating, Text, from, token, type HeadingProps } from '@farwend/design-system';
import { styled } from 'styled-components';
import { dollars } from '#src/content/figures.ts';
import type { CompanyLine } from './CompanyLine.ts';

/** Props of CompanyList. */
export interface CompanyListProps {
  companies: readonly CompanyLine[];
  /** The level of their names in the outline of the page. */
  level: HeadingProps['level'];
}

/** Companies as the index of an atlas: a strip of their ground, the name, a sentence, what it came to. */
export function CompanyList({ companies, level }: CompanyListProps) {
  return (
    <List>
      {companies.map(({ name, href, summary, picture, rating, reviewCount, priceFromUSD }) => (
        <Line key={href}>
          <Ground>
            {picture && (
              <Image
                source={picture.source}
                decorative
                ratio="fill"
                sizes="(min-width: 768px) 200px, 100vw"
                {...(picture.focus ? { focus: picture.focus } : {})}
              />
            )}
          </Ground>
          <Words>
            <Heading level={level} size="h3">
              <Name href={href} variant="bare">
                {name}
              </Name>
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
            {priceFromUSD !== null && <span>from {dollars(priceFromUSD)} a night</span>}
          </Figures>
        </Line>
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

const Line = styled.li`
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

const Ground = styled.div`
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

/** The whole line leads on; its name is the one link. */
const Name = styled(Link)`
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
