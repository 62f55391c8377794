import { Heading, Image, Link, Text, token } from '@farwend/design-system';
import { styled } from 'styled-components';
import { wholeRowLink } from '#src/styles/wholeRowLink.ts';
import { CardMap } from './CardMap.tsx';
import type { ContentCard } from './contentCard.ts';

/** Props of ContentRows. */
export interface ContentRowsProps {
  /** Items, most relevant first. */
  items: readonly ContentCard[];
  /** Heading level of the titles in the page outline. */
  level: 3 | 4;
  /** Shows the summary of each item. Defaults to false. */
  withSummary?: boolean;
}

/** A list of content items with thumbnail or map, type, title and key figures. */
export function ContentRows({ items, level, withSummary: tellsMore = false }: ContentRowsProps) {
  return (
    <List>
      {items.map(({ title, href, region, text, facts, picture, map }) => (
        <Row key={href}>
          {picture && <Image source={picture.source} decorative ratio="3:2" sizes="120px" focus={picture.focus} />}
          {!picture && map && <CardMap {...map} />}
          <Words>
            {region && (
              <Text variant="region" tone="soft">
                {region}
              </Text>
            )}
            <Heading level={level} size="h4">
              <Link href={href} variant="bare">
                {title}
              </Link>
            </Heading>
            {tellsMore && text && (
              <Text variant="small" tone="soft">
                {text}
              </Text>
            )}
            {facts && (
              <Text variant="fact" tone="soft">
                {facts}
              </Text>
            )}
          </Words>
        </Row>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 22rem), 1fr));
  column-gap: ${token.space.column};
  padding: 0;
  list-style: none;
  border-block-start: ${token.stroke.hair} solid ${token.color.ink};

  h2 + & {
    margin-block-start: ${token.space[5]};
  }
`;

const Row = styled.li`
  ${wholeRowLink}
  display: grid;
  grid-template-columns: min(7.5rem, 35%) minmax(0, 1fr);
  gap: ${token.space[5]};
  align-items: start;
  padding-block: ${token.space[5]};
  border-block-end: ${token.stroke.hair} solid ${token.color.line};

  &:not(:has(picture, figure)) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${token.space[1]};
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;
