import { from, Heading, Image, Link, Text, token } from '@farwend/design-system';
import type { ComponentType } from 'react';
import { styled } from 'styled-components';
import type { ContentCard } from './contentCard.ts';

/** Props of FeaturedTours. */
export interface FeaturedToursProps {
  /** Id of the heading. */
  id: string;
  /** The heading. */
  title: string;
  /** One to three itineraries, most relevant first. */
  items: readonly ContentCard[];
  /** Draws the map of an itinerary without a picture; home, whose itineraries all have one, does without its script. */
  cardMap?: ComponentType<NonNullable<ContentCard['map']>> | undefined;
}

/** Up to three itineraries: the first as a large card, the others stacked beside it. */
export function FeaturedTours({ id, title, items, cardMap: CardMap }: FeaturedToursProps) {
  return (
    <Root>
      <Heading level={2} id={id}>
        {title}
      </Heading>
      <List>
        {items.map(({ title: name, href, facts, text, picture, map }, index) => (
          <Card key={href}>
            {picture && (
              <Image
                source={picture.source}
                decorative
                ratio={index === 0 && items.length > 1 ? '4:3' : '16:9'}
                sizes="(min-width: 900px) 50vw, 100vw"
                focus={picture.focus}
              />
            )}
            {!picture && map && CardMap && <CardMap {...map} />}
            <Words>
              <Heading level={3} size={index === 0 ? 'h3' : 'h4'}>
                <Link href={href} variant="bare">
                  {name}
                </Link>
              </Heading>
              {index === 0 && text && <Text tone="soft">{text}</Text>}
              {facts && (
                <Text variant="fact" tone="soft">
                  {facts}
                </Text>
              )}
            </Words>
          </Card>
        ))}
      </List>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: ${token.space[8]};
`;

const List = styled.ul`
  display: grid;
  gap: ${token.space[10]} ${token.space.column};
  padding: 0;
  list-style: none;

  ${from.menu} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    align-items: start;

    & > :first-child {
      grid-row: span 2;
    }

    & > :only-child {
      grid-column: 1 / -1;
    }
  }
`;

const Card = styled.li`
  position: relative;
  display: grid;
  gap: ${token.space[4]};

  & a::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  &:hover a {
    text-decoration: underline;
    text-decoration-color: ${token.color.route};
    text-decoration-thickness: 2px;
    text-underline-offset: 0.2em;
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${token.space[2]};
  max-inline-size: 36rem;
`;
