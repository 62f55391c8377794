import { useId } from 'react';
import type { ReactNode } from 'react';
import { Icon } from '#src/components/Icon/Icon.tsx';
import * as icons from '#src/icons/paths.ts';
import { Inside, Toggle } from './MobileMenu.styles.ts';

interface MobileSectionProps {
  label: string;
  open: boolean;
  onToggle: (open: boolean) => void;
  children: ReactNode;
}

/** A main item of the dialog: a disclosure button for its sections. */
export function MobileSection({ label, open, onToggle, children }: MobileSectionProps) {
  const id = useId();
  return (
    <>
      <Toggle type="button" aria-expanded={open} aria-controls={open ? id : undefined} onClick={() => onToggle(!open)}>
        {label}
        <Icon shape={open ? icons.minus : icons.plus} />
      </Toggle>
      {open && <Inside id={id}>{children}</Inside>}
    </>
  );
}
