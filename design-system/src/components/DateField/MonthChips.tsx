import { useState } from 'react';
import { TextButton } from '#src/components/Field/control.styles.ts';
import { dateFormat } from '#src/formats.ts';
import { Chip, ChipGrid, Months, Year } from './DateField.styles.ts';

/** Texts of the month buttons. */
export interface MonthChipsTexts {
  /** Accessible name of the group of months. */
  monthsLabel?: string | undefined;
  /** Label of the button that shows months beyond the first year. */
  laterText?: string | undefined;
}

/** Props of MonthChips. */
export interface MonthChipsProps extends MonthChipsTexts {
  /** Selected day, "yyyy-mm-dd"; its month is marked. */
  value: string;
  /** Earliest day offered, "yyyy-mm-dd". */
  min: string;
  /** Latest day offered, "yyyy-mm-dd". */
  max: string;
  /** BCP 47 locale for month names. */
  locale: string;
  /** Called with the 15th of the selected month, "yyyy-mm-dd". */
  onChange: (iso: string) => void;
}

/** Months as buttons, grouped by year, for an approximate date: the 15th of the month. */
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
          <TextButton type="button" onClick={() => setAll(true)}>
            {laterText}
          </TextButton>
        </div>
      )}
    </Months>
  );
}

/** The 15th of every month between two days, inclusive. */
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
