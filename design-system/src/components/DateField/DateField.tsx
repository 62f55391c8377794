import { lazy, Suspense, useRef, useState, type ComponentPropsWithRef } from 'react';
import { Field } from '#src/components/Field/Field.tsx';
import type { FieldShape } from '#src/components/Field/FieldShape.ts';
import { AdornmentButton, InputBox } from '#src/components/Field/control.styles.ts';
import { splitFieldProps } from '#src/components/Field/splitFieldProps.ts';
import { useFieldValue } from '#src/components/Field/useFieldValue.ts';
import { Icon } from '#src/components/Icon/Icon.tsx';
import * as icons from '#src/icons/paths.ts';
import { dateFormat } from '#src/formats.ts';
import { DateRow, Reading } from './DateField.styles.ts';
import { MonthChips, type MonthChipsTexts } from './MonthChips.tsx';
import type { CalendarTexts } from './calendarTexts.ts';
import { formatDate, isIsoDate, parseDate } from './parseDate.ts';
import { useTypistsWords } from './useTypistsWords.ts';

const loadCalendar = () => import('./CalendarDialog.tsx');
const CalendarDialog = lazy(() => loadCalendar().then((module) => ({ default: module.CalendarDialog })));

type NativeInput = Omit<ComponentPropsWithRef<'input'>, keyof FieldShape<string> | 'required' | 'children' | 'type' | 'min' | 'max'>;

/** Props of DateField. Other attributes are passed to the `<input>`. The value is "yyyy-mm-dd" once the text is a real day, else the text itself. */
export interface DateFieldProps extends FieldShape<string>, NativeInput, MonthChipsTexts {
  /** Earliest day selectable in the calendar, "yyyy-mm-dd"; typing is not restricted. */
  min: string;
  /** Latest day selectable in the calendar, "yyyy-mm-dd". */
  max: string;
  /** BCP 47 locale in which dates are written. */
  locale?: string | undefined;
  /** BCP 47 locale of the typist: decides whether 3/5 means March or May, which names of months are read besides English ones, and in which words the hint and the day below the field are, once the page is interactive. Defaults to `locale`. */
  typingLocale?: string | undefined;
  /** Offers months as buttons; each selects the 15th of its month. */
  flexible?: boolean | undefined;
  /** Accessible name of the calendar button while no day is selected. */
  chooseText?: string | undefined;
  /** Accessible name of the calendar button, from the selected day written out. */
  chosenText?: ((date: string) => string) | undefined;
  /** Texts of the calendar. */
  calendarTexts?: Partial<CalendarTexts> | undefined;
}

/** Date input that accepts any common notation or a choice from a calendar, and shows below how the text was understood. */
export function DateField(props: DateFieldProps) {
  const [texts, { value, defaultValue, onChange, onBlur, min, max, locale = 'en-US', flexible = false, ...rest }] = splitFieldProps(props);
  const { typingLocale, chooseText = 'Choose date', chosenText = chosen, calendarTexts, monthsLabel, laterText, ...native } = rest;
  const [date, setDate] = useFieldValue({ value, defaultValue: defaultValue ?? '', onChange });
  const [typed, setTyped] = useState(date);
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const isComplete = isIsoDate(date);
  // Keep the typed text while it stands for the current value.
  const text = (parseDate(typed, typingLocale ?? locale) ?? typed) === date && !isIsoDate(typed) ? typed : formatDate(date, locale);

  const type = (next: string) => {
    setTyped(next);
    setDate(parseDate(next, typingLocale ?? locale) ?? next);
  };
  const pick = (iso: string) => {
    setTyped(iso);
    setDate(iso);
  };
  const example = `${Number(min.slice(0, 4)) + 1}-03-05`;
  const hintText = useRef<HTMLSpanElement>(null);
  const isTypists = useTypistsWords(hintText, typingLocale);
  const readingLocale = isTypists ? (typingLocale ?? locale) : locale;
  // Until the typist's language is known: in none 2027-03-05 is misread.
  const shortExample = isTypists || typingLocale === undefined ? shortDate(example, readingLocale) : example;
  const hint = texts.hint ?? (
    <span ref={hintText}>
      {/* New elements are no layout shift, words that make way for longer ones are. */}
      <span key={readingLocale}>
        For example, <span lang={readingLocale}>{formatDate(example, readingLocale)}</span> or {shortExample}
      </span>
    </span>
  );
  return (
    <Field {...texts} hint={hint} describedBy={native['aria-describedby']}>
      {(control) => (
        <>
          <DateRow>
            <InputBox
              autoComplete="off"
              spellCheck={false}
              {...native}
              {...control}
              aria-describedby={`${control['aria-describedby'] ?? ''} ${control.id}-reading`}
              type="text"
              value={text}
              onChange={(event) => type(event.target.value)}
              onBlur={() => onBlur?.()}
            />
            <AdornmentButton
              ref={button}
              type="button"
              id={`${control.id}-calendar`}
              aria-haspopup="dialog"
              aria-label={isComplete ? chosenText(formatDate(date, locale)) : chooseText}
              onPointerEnter={() => void loadCalendar().catch(() => undefined)}
              onFocus={() => void loadCalendar().catch(() => undefined)}
              onClick={() => setOpen(true)}
            >
              <Icon shape={icons.calendar} />
            </AdornmentButton>
          </DateRow>
          <Reading id={`${control.id}-reading`} lang={readingLocale}>
            {isComplete ? formatDate(date, readingLocale, true) : ''}
          </Reading>
          {flexible && (
            <MonthChips value={date} min={min} max={max} locale={locale} monthsLabel={monthsLabel} laterText={laterText} onChange={pick} />
          )}
          {open && (
            <Suspense fallback={null}>
              <CalendarDialog
                value={isComplete ? date : ''}
                min={min}
                max={max}
                locale={locale}
                weekLocale={typingLocale}
                texts={calendarTexts}
                onPick={pick}
                onClose={() => setOpen(false)}
                opener={button}
              />
            </Suspense>
          )}
        </>
      )}
    </Field>
  );
}

function chosen(date: string): string {
  return `Choose date, selected ${date}`;
}

function shortDate(iso: string, locale: string): string {
  return dateFormat(locale, { calendar: 'gregory', timeZone: 'UTC' }).format(Date.parse(iso));
}
