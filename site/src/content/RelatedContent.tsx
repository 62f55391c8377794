import { Heading, Section } from '@farwend/design-system';
import { NearbyLinks, type LinkGroup } from './NearbyLinks.tsx';
import type { ContentCard } from './contentCard.ts';
import { ContentRows } from './ContentRows.tsx';

/** Props of RelatedContent. */
export interface RelatedContentProps {
  /** Heading of the list. Defaults to “Read on”. */
  title?: string;
  /** Related items, most relevant first. */
  related: readonly ContentCard[];
  /** Links to nearby places and content, by kind. */
  nearby: readonly LinkGroup[];
}

/** Related items and nearby links at the end of a content page. Renders nothing without either; hidden in print. */
export function RelatedContent({ title = 'Read on', related, nearby }: RelatedContentProps) {
  if (related.length === 0 && nearby.length === 0) return null;
  return (
    <Section room="half" aria-label={title} data-print="hide">
      {related.length > 0 && (
        <>
          <Heading level={2} size="h3">
            {title}
          </Heading>
          <ContentRows items={related} level={3} />
        </>
      )}
      <NearbyLinks groups={nearby} />
    </Section>
  );
}
