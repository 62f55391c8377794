import { Heading, RichText, RouteList, RouteStop, token, type RichBlock } from '@farwend/design-system';
import { styled } from 'styled-components';

/** Props of Steps. */
export interface StepsProps {
  /** A text whose headings of the second level are the stops of a way. */
  blocks: readonly RichBlock[];
}

/** A text as a way: each of its parts is a stop on the route. */
export function Steps({ blocks }: StepsProps) {
  const { before, stops } = stopsOf(blocks);
  return (
    <Way>
      {before.length > 0 && <RichText blocks={before} />}
      <RouteList>
        {stops.map(({ id, title, blocks: text }) => (
          <RouteStop key={id}>
            <Heading level={2} id={id}>
              {title}
            </Heading>
            <RichText blocks={text} />
          </RouteStop>
        ))}
      </RouteList>
    </Way>
  );
}

function stopsOf(blocks: readonly RichBlock[]) {
  const before: RichBlock[] = [];
  const stops: { id: string; title: string; blocks: RichBlock[] }[] = [];
  for (const block of blocks) {
    if (block.type === 'heading' && block.level === 2) stops.push({ id: block.id, title: block.text, blocks: [] });
    else (stops.at(-1)?.blocks ?? before).push(block);
  }
  return { before, stops };
}

const Way = styled.div`
  display: grid;
  gap: ${token.space[10]};
  max-inline-size: ${token.measure.narrow};
  font-size: ${token.text.lead};
`;
