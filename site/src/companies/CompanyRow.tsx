import { Heading, Image, Link, StarRating, Text, type HeadingProps } from '@farwend/design-system';
import { CompareTick } from '#src/compare/CompareTick.tsx';
import type { Comparison } from '#src/compare/useComparison.ts';
import { formatDollars } from '#src/content/formats.ts';
import { RowSummary, RowTick, RowWords } from '#src/content/ListRow.styles.ts';
import type { CompanyListItem } from './CompanyListItem.ts';
import { formatAnswerTime } from './formatAnswerTime.ts';
import { Answers, Basis, Face, Figures, Rated, Row } from './CompanyRow.styles.ts';

/** Props of CompanyRow. */
export interface CompanyRowProps extends CompanyListItem {
  level: HeadingProps['level'];
  comparison?: Comparison;
}

const listOf = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** A line of a list of companies: the face of who answers, where and what for, and the figures that decide. */
export function CompanyRow(company: CompanyRowProps) {
  const { slug, name, href, summary, person, base, countries, specialties, languages, level, comparison } = company;
  const { answer, rating, reviewCount, priceFromUSD } = company;
  return (
    <Row>
      <Face>
        {person?.portrait && <Image source={person.portrait.source} decorative ratio="1:1" sizes="112px" focus={person.portrait.focus} />}
      </Face>
      <RowWords>
        {base && (
          <Text variant="region" tone="soft">
            {base}
          </Text>
        )}
        <Heading level={level} size="h4">
          <Link href={href} variant="bare">
            {name}
          </Link>
        </Heading>
        <RowSummary>{summary}</RowSummary>
        {specialties.length > 0 && (
          <Text variant="fact" tone="soft">
            {specialties.join(', ')}
          </Text>
        )}
      </RowWords>
      <Figures>
        {rating !== null && reviewCount > 0 && (
          <Rated>
            <StarRating rating={rating} showValue />
            <span>{reviewCount === 1 ? '1 review' : `${reviewCount.toLocaleString('en-US')} reviews`}</span>
          </Rated>
        )}
        {priceFromUSD !== null && <span>from {formatDollars(priceFromUSD)} a night</span>}
        {answer && (
          <span>
            Answers within {formatAnswerTime(answer.hours)}, <Basis>the median of {answer.requests} requests</Basis>
          </span>
        )}
      </Figures>
      <Answers>
        {person && <span>{person.name} answers</span>}
        {countries && <span>Plans in {countries}</span>}
        {languages.length > 0 && <span>Speaks {listOf.format(languages)}</span>}
      </Answers>
      {comparison && (
        <RowTick>
          <CompareTick choice={{ id: slug, title: name }} comparison={comparison} />
        </RowTick>
      )}
    </Row>
  );
}
