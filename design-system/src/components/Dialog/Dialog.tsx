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
  /** Called with `false` when it asks to be closed: Escape, the close button, a press outside. */
  onOpenChange: (open: boolean) => void;
  /** What it is about; its name. */
  title: ReactNode;
  /** One or two sentences that are read after the title. */
  description?: ReactNode;
  /** Its buttons, in the order of Tab. */
  footer?: ReactNode;
  /** `alert` for a question that cannot be overlooked: a press outside does not close it. */
  kind?: 'content' | 'alert';
  /** What has focus first; the title unless said. For an alert, hand in the least harmful button. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** The name of the close button. */
  closeLabel?: string;
}

/** A window over the page that holds focus until it is closed and then gives it back. */
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
  const role = kind === 'alert' ? { role: 'alertdialog', onInteractOutside: stay } : {};
  const opener = useRef<Element | null>(null);
  const [scrolls, setScrolls] = useState(false);
  const measure = useCallback((body: HTMLDivElement | null) => setScrolls(body !== null && body.scrollHeight > body.clientHeight), []);
  const focusFirst = (event: Event) => {
    event.preventDefault();
    const { activeElement } = document;
    if (!heading.current?.closest('[role]')?.contains(activeElement)) opener.current = activeElement;
    (initialFocus ?? heading).current?.focus();
  };
  const giveFocusBack = (event: Event) => {
    event.preventDefault(); // Radix would look for a trigger of its own
    if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
  };
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Overlay />
        <Content
          aria-modal="true"
          onOpenAutoFocus={focusFirst}
          onCloseAutoFocus={giveFocusBack}
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

const stay = (event: Event) => event.preventDefault();
