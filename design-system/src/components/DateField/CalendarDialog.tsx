import { useEffect, useRef, type RefObject } from 'react';
import { styled } from 'styled-components';
import { token } from '#src/tokens/token.ts';
import { Calendar, type CalendarProps } from './Calendar.tsx';
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
  const box = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    box.current?.showModal();
    box.current?.querySelector<HTMLElement>('.rdp-day button[tabindex="0"]')?.focus();
  }, []);
  const close = () => {
    onClose();
    opener.current?.focus();
  };
  return (
    <Box ref={box} aria-label={calendar.texts?.title ?? calendarTexts.title} onClose={close}>
      <Calendar
        {...calendar}
        onPick={(iso) => {
          onPick(iso);
          close();
        }}
      />
    </Box>
  );
}

const Box = styled.dialog`
  inline-size: min(22rem, 100vw);
  max-inline-size: 100vw;
  padding: ${token.space[3]};
  border: ${token.stroke.hair} solid ${token.color.ink};
  background: ${token.color.raised};

  &::backdrop {
    background: ${token.color.scrim};
  }
`;
