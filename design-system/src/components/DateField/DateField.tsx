import { lazy, Suspense, useRef, useState, type ComponentPropsWithRef } from 'react';
import { Field } from '#src/components/Field/Field.tsx';
import type { FieldShape } from '#src/components/Field/FieldShape.ts';
import { EdgeButton, InputBox } from '#src/components/Field/control.styles.ts';
import { splitField } from '#src/components/Field/splitField.ts';
import { useFieldValue } from '#src/components/Field/useFieldValue.ts';
import { Icon } from '#src/components/Icon/Icon.tsx';
import * as icons from '#src/icons/paths.ts';
import { dateFormat } from '#src/formats.ts';
import { DateRow, Reading } from './DateField.styles.ts';
import { MonthChips, type MonthChipsTexts } from './MonthChips.tsx';
import type { CalendarTexts } from './calendarTexts.ts';
import { formatDate, isIsoDate, parseDate } from './parseDate.ts';

const loadCalendar = () => import('./CalendarDialog.tsx');
const CalendarDialog = lazy(() => loadCalendar().then((module) => ({ default: module.CalendarDialog })));

type NativeInput = Omit<ComponentPropsWithRef<'input'>, keyof FieldShape<string> | 'required' | 'children' | 'type' | 'min' | 'max'>;

/** Props of DateField; what is not listed goes to the input. The value is "yyyy-mm-dd" once the text is a real day, else the text itself. */
export interface DateFieldProps extends FieldShape<string>, NativeInput, MonthChipsTexts {
  /** First day that can be chosen in the calendar, "yyyy-mm-dd"; typing is never held back. */
  min: string;
  /** Last day that can be chosen in the calendar, "yyyy-mm-dd". */
  max: string;
  /** BCP 47 tag that decides how dates are written and whether 3/5 is March or May. */
  locale?: string | undefined;
  /** Offers months as buttons, each standing for its 15th. */
  flexible?: boolean | undefined;
  /** Name of the calendar button while no day is chosen. */
  chooseText?: string | undefined;
  /** Name of the calendar button with the chosen day written out. */
  chosenText?: ((date: string) => string) | undefined;
  /** Texts of the calendar. */
  calendarTexts?: Partial<CalendarTexts> | undefined;
}

/** A day to type in any usual form or to pick from a calendar; how it was understood is written below. */
export function DateField(props: DateFieldProps) {
  const [texts, { value, defaultValue, onChange, onBlur, min, max, locale = 'en-US', flexible = false, ...rest }] = splitField(props);
  const { chooseText = 'Choose date', chosenText = chosen, calendarTexts, monthsLabel, laterText, ...native } = rest;
  const [date, setDate] = useFieldValue({ value, defaultValue: defaultValue ?? '', onChange });
  const [typed, setTyped] = useState(date);
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const real = isIsoDate(date);
  // What was typed stays on show as long as it means the value.
  const text = (parseDate(typed, locale) ?? typed) === date && !isIsoDate(typed) ? typed : formatDate(date, locale);

  const type = (next: string) => {
    setTyped(next);
    setDate(parseDate(next, locale) ?? next);
  };
  const pick = (iso: string) => {
    setTyped(iso);
    setDate(iso);
  };
  const example = `${Number(min.slice(0, 4)) + 1}-03-05`;
  const hint = texts.hint ?? `For example, ${formatDate(example, locale)} or ${shortDate(example, locale)}`;
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
            <EdgeButton
              ref={button}
              type="button"
              id={`${control.id}-calendar`}
              aria-haspopup="dialog"
              aria-label={real ? chosenText(formatDate(date, locale)) : chooseText}
              onPointerEnter={() => void loadCalendar().catch(() => undefined)}
              onFocus={() => void loadCalendar().catch(() => undefined)}
              onClick={() => setOpen(true)}
            >
              <Icon shape={icons.calendar} />
            </EdgeButton>
          </DateRow>
          <Reading id={`${control.id}-reading`}>{real ? formatDate(date, locale, true) : ''}</Reading>
          {flexible && (
            <MonthChips value={date} min={min} max={max} locale={locale} monthsLabel={monthsLabel} laterText={laterText} onChange={pick} />
          )}
          {open && (
            <Suspense fallback={null}>
              <CalendarDialog
                value={real ? date : ''}
                min={min}
                max={max}
                locale={locale}
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
  return dateFormat(locale, { timeZone: 'UTC' }).format(Date.parse(iso));
}
