import { Card } from '#src/components/Card/Card.tsx';
import { Heading, type HeadingProps } from '#src/components/Text/Heading.tsx';
import { nextHeadingLevel } from './nextHeadingLevel.ts';
import { Cards, Wide } from './RichText.styles.ts';
import type { RichEntity } from './richBlocks.ts';

/** Props of RichEntities. */
export interface RichEntitiesProps {
  /** Heading above the cards. */
  title: string | undefined;
  /** Entries, each shown as a card. */
  items: readonly RichEntity[];
  /** Heading level; cards are one level below. */
  level: HeadingProps['level'];
}

/** Related content as cards. Without a heading above them, the cards take its level. */
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
            <Card {...entity} title={name} level={title ? nextHeadingLevel(level) : level}>
              {text}
            </Card>
          </li>
        ))}
      </Cards>
    </Wide>
  );
}
