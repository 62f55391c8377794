import type { RefObject } from 'react';
import { Calendar, type CalendarProps } from './Calendar.tsx';
import { CalendarBox } from './Calendar.styles.ts';
import { calendarTexts } from './calendarTexts.ts';

/** Props of CalendarDialog. */
export interface CalendarDialogProps extends Omit<CalendarProps, 'dir'> {
  /** Called when the dialog is to go, after a pick or without one. */
  onClose: () => void;
  /** The button that opened it, which takes the focus back. */
  opener: RefObject<HTMLButtonElement | null>;
}

/** The calendar in a dialog; fetched when it is first opened. */
export function CalendarDialog({ onClose, opener, onPick, ...calendar }: CalendarDialogProps) {
  const rightToLeft = opener.current !== null && getComputedStyle(opener.current).direction === 'rtl';
  const close = () => {
    onClose();
    // After the dialog has let go of the focus.
    setTimeout(() => opener.current?.focus());
  };
  return (
    <CalendarBox
      open
      onOpenChange={close}
      title={calendar.texts?.title ?? calendarTexts.title}
      closeLabel={calendar.texts?.close ?? calendarTexts.close}
    >
      <Calendar
        {...calendar}
        dir={rightToLeft ? 'rtl' : 'ltr'}
        onPick={(iso) => {
          onPick(iso);
          close();
        }}
      />
    </CalendarBox>
  );
}
