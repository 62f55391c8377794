import { Heading, Text } from '@farwend/design-system';
import { Bars, Notes } from './Year.styles.ts';
import type { MonthFacts } from './yearOf.ts';

/** Props of Year. */
export interface YearProps {
  /** The name of the place. */
  place: string;
  /** Its twelve months. */
  months: readonly MonthFacts[];
}

/** The year of a place as a profile: the higher a month, the better it is; what is said of a month stands below. */
export function Year({ place, months }: YearProps) {
  const noted = months.filter(({ note }) => note !== null);
  return (
    <>
      <Heading level={2} id="year">
        The year in {place}
      </Heading>
      <Bars>
        {months.map(({ month, name, short, rating, word }) => (
          <li key={month} data-rating={rating ?? 'NONE'}>
            <i aria-hidden="true" />
            <abbr title={name}>{short}</abbr>
            <span>{word}</span>
          </li>
        ))}
      </Bars>
      {noted.length > 0 && (
        <Notes>
          {noted.map(({ month, name, note }) => (
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
