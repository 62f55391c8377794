import { Heading, Section, type RichEntity } from '@farwend/design-system';
import { NearLinks, type NearGroup } from './NearLinks.tsx';
import { PieceRows } from './PieceRows.tsx';

/** Props of ReadOn. */
export interface ReadOnProps {
  /** The heading over the pieces; "Read on" unless said. */
  title?: string;
  /** Pieces to go on to, the nearest first. */
  related: readonly RichEntity[];
  /** What is near, by kind. */
  near: readonly NearGroup[];
}

/** The end of a page of content: where to go from here. With nothing to show it is not there; paper goes without it. */
export function ReadOn({ title = 'Read on', related, near }: ReadOnProps) {
  if (related.length === 0 && near.length === 0) return null;
  return (
    <Section room="half" aria-label={title} data-print="hide">
      {related.length > 0 && (
        <>
          <Heading level={2} size="h3">
            {title}
          </Heading>
          <PieceRows items={related} level={3} />
        </>
      )}
      <NearLinks groups={near} />
    </Section>
  );
}
