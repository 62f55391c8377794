import { Heading, Image, Link, Text } from '@farwend/design-system';
import { PlannedBy } from '#src/companies/PlannedBy.tsx';
import { CompareTick } from '#src/compare/CompareTick.tsx';
import type { Comparison } from '#src/compare/useComparison.ts';
import { RowSummary, RowTick } from '#src/content/ListRow.styles.ts';
import { MonthScale } from '#src/content/MonthScale.tsx';
import type { ItinerariesData } from './itineraries.loader.ts';
import { Figures, FromTablet, Months, Planned, Row, Words } from './ItineraryRow.styles.ts';

/** Props of ItineraryRow. */
export type ItineraryRowProps = ItinerariesData['itineraries'][number] & { comparison: Comparison };

/** A line of the list of itineraries: the picture, where and what, the figures that decide, and who plans it. */
export function ItineraryRow({
  slug,
  title,
  href,
  region,
  text,
  picture,
  nights,
  price,
  pace,
  months,
  season,
  planner,
  comparison,
}: ItineraryRowProps) {
  return (
    <Row>
      {picture && <Image source={picture.source} decorative ratio="4:3" sizes="(min-width: 768px) 200px, 96px" focus={picture.focus} />}
      <Words>
        <Text variant="region" tone="soft">
          {region}
        </Text>
        <Heading level={2} size="h4">
          <Link href={href} variant="bare">
            {title}
          </Link>
        </Heading>
        <RowSummary>{text}</RowSummary>
      </Words>
      <RowTick>
        <CompareTick choice={{ id: slug, title }} comparison={comparison} />
      </RowTick>
      <Figures>
        <span>{nights}</span>
        {price && <span>{price}</span>}
        <FromTablet>{pace}</FromTablet>
        <Months>
          <MonthScale months={months} />
          <FromTablet>{season}</FromTablet>
        </Months>
      </Figures>
      {planner && (
        <Planned>
          <PlannedBy company={planner.company} person={planner.person} />
        </Planned>
      )}
    </Row>
  );
}
