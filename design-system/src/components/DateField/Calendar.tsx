import type { Ref } from 'react';
import { DayPicker, type DayButtonProps } from 'react-day-picker';
import { Icon } from '#src/components/Icon/Icon.tsx';
import * as icons from '#src/icons/paths.ts';
import { dateFormat } from '#src/formats.ts';
import { CalendarFrame } from './Calendar.styles.ts';
import { calendarTexts as english, type CalendarTexts } from './calendarTexts.ts';
import { formatDate, isMonthFirst } from './parseDate.ts';

/** Props of Calendar. */
export interface CalendarProps {
  /** Selected day, "yyyy-mm-dd", or "". */
  value: string;
  /** Earliest selectable day, "yyyy-mm-dd". */
  min: string;
  /** Latest selectable day, "yyyy-mm-dd". */
  max: string;
  /** BCP 47 locale for day and month names. */
  locale: string;
  /** BCP 47 locale for the first day of the week. Defaults to `locale`. */
  weekLocale?: string | undefined;
  /** Overrides of the English texts. */
  texts?: Partial<CalendarTexts> | undefined;
  /** Writing direction of the surrounding page. */
  dir?: 'ltr' | 'rtl' | undefined;
  /** Called with the selected day, "yyyy-mm-dd". */
  onPick: (iso: string) => void;
}

/** A calendar month. Days outside the range can be focused and announce why they cannot be selected. */
export function Calendar({ value, min, max, locale, weekLocale = locale, texts, dir, onPick }: CalendarProps) {
  const labels = { ...english, ...texts };
  const [first, last] = [localDay(min), localDay(max)];
  const chosen = value === '' ? undefined : localDay(value);
  const write = (options: Intl.DateTimeFormatOptions) => {
    const format = dateFormat(locale, options);
    return (date: Date) => format.format(date);
  };
  const closed = labels.closed(formatDate(min, locale), formatDate(max, locale));
  return (
    <CalendarFrame>
      <DayPicker
        mode="single"
        required
        autoFocus
        today={first}
        {...(dir && { dir })}
        selected={chosen}
        defaultMonth={chosen && chosen >= first && chosen <= last ? chosen : first}
        startMonth={first}
        endMonth={last}
        weekStartsOn={isMonthFirst(weekLocale) ? 0 : 1}
        onSelect={(day) => {
          if (day >= first && day <= last) onPick(isoOf(day));
        }}
        modifiers={{ closed: { before: first, after: last } }}
        formatters={{
          formatCaption: write({ month: 'long', year: 'numeric' }),
          formatDay: write({ day: 'numeric' }),
          formatWeekdayName: write({ weekday: 'short' }),
        }}
        labels={{
          labelDayButton: (day, flags) =>
            [formatDate(isoOf(day), locale, true), flags['selected'] && labels.selected, flags['closed'] && closed]
              .filter(Boolean)
              .join(', '),
          labelGrid: write({ month: 'long', year: 'numeric' }),
          labelWeekday: write({ weekday: 'long' }),
          labelPrevious: () => labels.previous,
          labelNext: () => labels.next,
          labelNav: () => labels.title,
        }}
        components={{ DayButton: DayCell, Chevron: Arrow }}
      />
    </CalendarFrame>
  );
}

/** Button of a day. It uses `aria-disabled` rather than `disabled`, so that an unavailable day can still be focused and announced. */
function DayCell({ day: _, modifiers, ref, ...button }: DayButtonProps & { ref?: Ref<HTMLButtonElement> }) {
  return (
    <button {...button} ref={modifiers.focused ? focusWhenMounted : ref} type="button" aria-disabled={modifiers['closed'] || undefined} />
  );
}

function Arrow() {
  return <Icon shape={icons.chevronEnd} />;
}

function focusWhenMounted(button: HTMLButtonElement | null) {
  button?.focus();
}

function localDay(iso: string): Date {
  const [year = 0, month = 1, day = 1] = iso.split('-').map(Number);
  return new Date(year, month - 1, day);
}

function isoOf(day: Date): string {
  return [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
}
