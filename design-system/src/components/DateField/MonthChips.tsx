import { useState } from 'react';
import { WordButton } from '#src/components/Field/control.styles.ts';
import { dateFormat } from '#src/formats.ts';
import { Chip, ChipGrid, Months, Year } from './DateField.styles.ts';

/** Texts of the month buttons. */
export interface MonthChipsTexts {
  /** Name of the group of months. */
  monthsLabel?: string | undefined;
  /** Words of the button that shows the months after the first year. */
  laterText?: string | undefined;
}

/** Props of MonthChips. */
export interface MonthChipsProps extends MonthChipsTexts {
  /** The chosen day, "yyyy-mm-dd"; its month is marked. */
  value: string;
  /** First day offered, "yyyy-mm-dd". */
  min: string;
  /** Last day offered, "yyyy-mm-dd". */
  max: string;
  /** BCP 47 tag for the names of months. */
  locale: string;
  /** Called with the 15th of the chosen month, "yyyy-mm-dd". */
  onChange: (iso: string) => void;
}

/** Months as buttons, by year: a rough date is the 15th of its month. */
export function MonthChips({
  value,
  min,
  max,
  locale,
  monthsLabel = 'Around which month?',
  laterText = 'Show later months',
  onChange,
}: MonthChipsProps) {
  const [all, setAll] = useState(false);
  const months = midMonths(min, max);
  const shown = all ? months : months.slice(0, 12);
  const write = (options: Intl.DateTimeFormatOptions) => {
    const format = dateFormat(locale, { ...options, timeZone: 'UTC' });
    return (iso: string) => format.format(Date.parse(iso));
  };
  const month = write({ month: 'short' });
  const monthAndYear = write({ month: 'short', year: 'numeric' });
  return (
    <Months role="group" aria-label={monthsLabel}>
      {[...new Set(shown.map((iso) => iso.slice(0, 4)))].map((year) => (
        <div key={year}>
          <Year aria-hidden="true">{year}</Year>
          <ChipGrid>
            {shown
              .filter((iso) => iso.startsWith(year))
              .map((iso) => (
                <Chip
                  key={iso}
                  type="button"
                  aria-pressed={value.slice(0, 7) === iso.slice(0, 7)}
                  aria-label={monthAndYear(iso)}
                  onClick={() => onChange(iso)}
                >
                  {month(iso)}
                </Chip>
              ))}
          </ChipGrid>
        </div>
      ))}
      {shown.length < months.length && (
        <div>
          <WordButton type="button" onClick={() => setAll(true)}>
            {laterText}
          </WordButton>
        </div>
      )}
    </Months>
  );
}

/** The 15th of every month between two days, both included. */
export function midMonths(min: string, max: string): string[] {
  const months: string[] = [];
  const [year = 0, month = 1] = min.split('-').map(Number);
  for (let at = 0; at < 60; at++) {
    const iso = new Date(Date.UTC(year, month - 1 + at, 15)).toISOString().slice(0, 10);
    if (iso > max) break;
    if (iso >= min) months.push(iso);
  }
  return months;
}
