import { Card } from '#src/components/Card/Card.tsx';
import { Heading, type HeadingProps } from '#src/components/Text/Heading.tsx';
import { below } from './below.ts';
import { Cards, Wide } from './RichText.styles.ts';
import type { RichEntity } from './richBlocks.ts';

/** Props of RichEntities. */
export interface RichEntitiesProps {
  /** The heading above the cards. */
  title: string | undefined;
  /** The things, as cards. */
  items: readonly RichEntity[];
  /** The level of the heading; cards stand one below it. */
  level: HeadingProps['level'];
}

/** Things a text leads to, as cards; a card without a heading above it takes that heading's level. */
export function RichEntities({ title, items, level }: RichEntitiesProps) {
  return (
    <Wide>
      {title && (
        <Heading level={level} size="h3">
          {title}
        </Heading>
      )}
      <Cards>
        {items.map(({ text, title: name, ...entity }) => (
          <li key={entity.href}>
            <Card {...entity} title={name} level={title ? below(level) : level}>
              {text}
            </Card>
          </li>
        ))}
      </Cards>
    </Wide>
  );
}
