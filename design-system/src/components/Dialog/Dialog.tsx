import * as Radix from '@radix-ui/react-dialog';
import { useCallback, useRef, useState } from 'react';
import type { ComponentPropsWithRef, ReactNode, RefObject } from 'react';
import { IconButton } from '#src/components/Button/IconButton.tsx';
import * as icons from '#src/icons/paths.ts';
import { Body, Content, Footer, Header, Overlay, Title } from './Dialog.styles.ts';
import { useStyleNonce } from './useStyleNonce.ts';

/** Props of Dialog. */
export interface DialogProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** Whether it is open. */
  open: boolean;
  /** Called with `false` on Escape, the close button or a click outside. */
  onOpenChange: (open: boolean) => void;
  /** Title, which is also its accessible name. */
  title: ReactNode;
  /** One or two sentences, announced after the title. */
  description?: ReactNode;
  /** Buttons, in tab order. */
  footer?: ReactNode;
  /** `alert` for a question that must be answered: a click outside does not close it. */
  kind?: 'content' | 'alert';
  /** Element focused on open. Defaults to the title. For an alert, pass the least destructive button. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Accessible name of the close button. */
  closeLabel?: string;
}

/** Modal dialog that traps focus while open and restores it on close. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  footer,
  kind = 'content',
  initialFocus,
  closeLabel = 'Close',
  children,
  ...rest
}: DialogProps) {
  useStyleNonce();
  const heading = useRef<HTMLHeadingElement>(null);
  const role = kind === 'alert' ? { role: 'alertdialog', onInteractOutside: preventClose } : {};
  const opener = useRef<Element | null>(null);
  const [scrolls, setScrolls] = useState(false);
  const measure = useCallback((body: HTMLDivElement | null) => setScrolls(body !== null && body.scrollHeight > body.clientHeight), []);
  const focusFirst = (event: Event) => {
    event.preventDefault();
    const { activeElement } = document;
    if (!heading.current?.closest('[role]')?.contains(activeElement)) opener.current = activeElement;
    (initialFocus ?? heading).current?.focus();
  };
  const restoreFocus = (event: Event) => {
    event.preventDefault(); // Radix would focus its own trigger, which we do not use
    if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
  };
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Overlay />
        <Content
          aria-modal="true"
          onOpenAutoFocus={focusFirst}
          onCloseAutoFocus={restoreFocus}
          {...(description ? {} : { 'aria-describedby': undefined })}
          {...role}
          {...rest}
        >
          <Header>
            <Radix.Title asChild>
              <Title ref={heading} tabIndex={-1}>
                {title}
              </Title>
            </Radix.Title>
            <Radix.Close asChild>
              <IconButton icon={icons.close} label={closeLabel} />
            </Radix.Close>
          </Header>
          <Body ref={measure} tabIndex={scrolls ? 0 : undefined}>
            {description && <Radix.Description>{description}</Radix.Description>}
            {children}
          </Body>
          {footer && <Footer>{footer}</Footer>}
        </Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

const preventClose = (event: Event) => event.preventDefault();
