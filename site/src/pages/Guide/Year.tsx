import { Heading, Text } from '@farwend/design-system';
import { Bars, Notes } from './Year.styles.ts';
import type { MonthFacts } from './buildYear.ts';

/** Props of Year. */
export interface YearProps {
  /** Name of the place. */
  place: string;
  /** All twelve months. */
  months: readonly MonthFacts[];
}

/** The year of a place as a bar chart: the higher the bar, the better the month. Notes on months are listed below. */
export function Year({ place, months }: YearProps) {
  const monthsWithNote = months.filter(({ note }) => note !== null);
  return (
    <>
      <Heading level={2} id="year">
        The year in {place}
      </Heading>
      <Bars>
        {months.map(({ month, name, short, rating, ratingText }) => (
          <li key={month} data-rating={rating ?? 'NONE'}>
            <i aria-hidden="true" />
            <abbr title={name}>{short}</abbr>
            <span>{ratingText}</span>
          </li>
        ))}
      </Bars>
      {monthsWithNote.length > 0 && (
        <Notes>
          {monthsWithNote.map(({ month, name, note }) => (
            <div key={month}>
              <Text as="dt" variant="region" tone="soft">
                {name}
              </Text>
              <dd>{note}</dd>
            </div>
          ))}
        </Notes>
      )}
    </>
  );
}
