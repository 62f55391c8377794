import { Heading, RichText, RouteList, RouteStop, token, type RichBlock } from '@farwend/design-system';
import { styled } from 'styled-components';

/** Props of Steps. */
export interface StepsProps {
  /** Text whose level 2 headings start the steps. */
  blocks: readonly RichBlock[];
}

/** A text as steps along a route, one for each level 2 heading. */
export function Steps({ blocks }: StepsProps) {
  const { intro, steps } = splitIntoSteps(blocks);
  return (
    <Root>
      {intro.length > 0 && <RichText blocks={intro} />}
      <RouteList>
        {steps.map(({ id, title, blocks: text }) => (
          <RouteStop key={id}>
            <Heading level={2} id={id}>
              {title}
            </Heading>
            <RichText blocks={text} />
          </RouteStop>
        ))}
      </RouteList>
    </Root>
  );
}

function splitIntoSteps(blocks: readonly RichBlock[]) {
  const intro: RichBlock[] = [];
  const steps: { id: string; title: string; blocks: RichBlock[] }[] = [];
  for (const block of blocks) {
    if (block.type === 'heading' && block.level === 2) steps.push({ id: block.id, title: block.text, blocks: [] });
    else (steps.at(-1)?.blocks ?? intro).push(block);
  }
  return { intro, steps };
}

const Root = styled.div`
  display: grid;
  gap: ${token.space[10]};
  max-inline-size: ${token.measure.narrow};
  font-size: ${token.text.lead};
`;
