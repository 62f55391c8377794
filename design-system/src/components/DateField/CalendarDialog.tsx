import type { RefObject } from 'react';
import { Calendar, type CalendarProps } from './Calendar.tsx';
import { CalendarBox } from './Calendar.styles.ts';
import { calendarTexts } from './calendarTexts.ts';

/** Props of CalendarDialog. */
export interface CalendarDialogProps extends Omit<CalendarProps, 'dir'> {
  /** Called when the dialog should close, with or without a selection. */
  onClose: () => void;
  /** Button that opened the dialog; focus returns to it. */
  opener: RefObject<HTMLButtonElement | null>;
}

/** The calendar in a dialog, loaded on first use. */
export function CalendarDialog({ onClose, opener, onPick, ...calendar }: CalendarDialogProps) {
  const rightToLeft = opener.current !== null && getComputedStyle(opener.current).direction === 'rtl';
  const close = () => {
    onClose();
    // After the dialog has released its focus trap.
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
