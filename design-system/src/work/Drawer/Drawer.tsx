import * as Radix from '@radix-ui/react-dialog';
import { useCallback, useRef, useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { IconButton } from '#src/components/Button/IconButton.tsx';
import { useStyleNonce } from '#src/components/Dialog/useStyleNonce.ts';
import { close } from '#src/icons/paths.ts';
import { Body, Content, Footer, Header, Overlay, Title } from './Drawer.styles.ts';

/** Props of Drawer. */
export interface DrawerProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** Whether it is open. */
  open: boolean;
  /** Called with `false` on Escape, the close button or, if modal, a click outside. */
  onOpenChange: (open: boolean) => void;
  /** Title, which is also its accessible name. */
  title: ReactNode;
  /** Beside the close button: more actions. */
  actions?: ReactNode;
  /** What is read. */
  children: ReactNode;
  /** Buttons that stay in view. */
  footer?: ReactNode;
  /** `false`: the list behind stays usable, and focus stays where it is. */
  modal?: boolean;
  /** Accessible name of the close button. */
  closeLabel?: string;
}

/** A pane at the end of the window, to read a record without leaving its list; on a phone it fills the window. */
export function Drawer({ open, onOpenChange, title, actions, children, footer, modal = true, closeLabel = 'Close', ...rest }: DrawerProps) {
  useStyleNonce();
  const heading = useRef<HTMLHeadingElement>(null);
  const opener = useRef<Element | null>(null);
  const [scrolls, setScrolls] = useState(false);
  const measure = useCallback((body: HTMLDivElement | null) => setScrolls(body !== null && body.scrollHeight > body.clientHeight), []);
  const focusTitle = (event: Event) => {
    event.preventDefault();
    if (!modal) return;
    opener.current = document.activeElement;
    heading.current?.focus();
  };
  const restoreFocus = (event: Event) => {
    event.preventDefault(); // Radix would focus its own trigger, which we do not use
    if (modal && opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
  };
  const layer = modal ? { 'aria-modal': true } : { onInteractOutside: preventClose };
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange} modal={modal}>
      <Radix.Portal>
        {modal && <Overlay />}
        <Content aria-describedby={undefined} onOpenAutoFocus={focusTitle} onCloseAutoFocus={restoreFocus} {...layer} {...rest}>
          <Header>
            <Radix.Title asChild>
              <Title ref={heading} tabIndex={-1}>
                {title}
              </Title>
            </Radix.Title>
            {actions}
            <Radix.Close asChild>
              <IconButton icon={close} label={closeLabel} />
            </Radix.Close>
          </Header>
          <Body ref={measure} tabIndex={scrolls ? 0 : undefined}>
            {children}
          </Body>
          {footer && <Footer>{footer}</Footer>}
        </Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

const preventClose = (event: Event) => event.preventDefault();
