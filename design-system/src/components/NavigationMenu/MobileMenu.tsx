import * as Radix from '@radix-ui/react-dialog';
import { useEffect, useRef, useState } from 'react';
import type { MouseEvent, ReactNode, RefObject } from 'react';
import { IconButton } from '#src/components/Button/IconButton.tsx';
import { useStyleNonce } from '#src/components/Dialog/useStyleNonce.ts';
import { Link } from '#src/components/Link/Link.tsx';
import * as icons from '#src/icons/paths.ts';
import { breakpoint } from '#src/tokens/token.ts';
import { isCurrent } from './isCurrent.ts';
import type { MenuItem } from './menuItem.ts';
import { MenuSections } from './MenuSections.tsx';
import { MobileSection } from './MobileSection.tsx';
import { Entries, Foot, Head, Plain, Scroll, Sheet, Title } from './MobileMenu.styles.ts';

interface MobileMenuProps {
  items: readonly MenuItem[];
  title: string;
  closeLabel: string;
  currentPath: string | undefined;
  foot: ReactNode[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Button that opened it; focus returns there unless a link was followed. */
  opener: RefObject<HTMLElement | null>;
}

/** The menu as a full-height dialog, with one section open at a time. */
export function MobileMenu({ items, title, closeLabel, currentPath, foot, open, onOpenChange, opener }: MobileMenuProps) {
  useStyleNonce();
  useCloseWhenWide(open, onOpenChange);
  const [section, setSection] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const followed = useRef(false);
  const follow = (event: MouseEvent<HTMLElement>) => {
    if (!(event.target instanceof Element) || !event.target.closest('a[href]')) return;
    followed.current = true;
    onOpenChange(false);
  };
  const focusTitle = (event: Event) => {
    event.preventDefault();
    heading.current?.focus();
  };
  const restoreFocus = (event: Event) => {
    event.preventDefault();
    if (!followed.current) opener.current?.focus({ preventScroll: true });
    followed.current = false;
  };
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        {/* Covered by the sheet, but needed: Radix locks scrolling through it. */}
        <Radix.Overlay />
        <Sheet aria-modal="true" aria-describedby={undefined} onOpenAutoFocus={focusTitle} onCloseAutoFocus={restoreFocus} onClick={follow}>
          <Head>
            <Radix.Title asChild>
              <Title ref={heading} tabIndex={-1}>
                {title}
              </Title>
            </Radix.Title>
            <Radix.Close asChild>
              <IconButton icon={icons.close} label={closeLabel} />
            </Radix.Close>
          </Head>
          <Scroll>
            <Entries>
              {items.map((item) => (
                <li key={item.label}>
                  {'sections' in item ? (
                    <MobileSection label={item.label} open={section === item.label} onToggle={(on) => setSection(on ? item.label : '')}>
                      <MenuSections
                        sections={item.sections}
                        currentPath={currentPath}
                        renderLink={({ href }, current, content) => (
                          <Link href={href} variant="bare" aria-current={current ? 'page' : undefined}>
                            {content}
                          </Link>
                        )}
                      />
                    </MobileSection>
                  ) : (
                    <Plain href={item.href} variant="bare" aria-current={isCurrent(item.href, currentPath) ? 'page' : undefined}>
                      {item.label}
                    </Plain>
                  )}
                </li>
              ))}
            </Entries>
            <Foot>{foot.map((part, i) => part && <div key={i}>{part}</div>)}</Foot>
          </Scroll>
        </Sheet>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** From 900 px the bar shows the menu, so the dialog closes and unlocks scrolling. */
function useCloseWhenWide(open: boolean, onOpenChange: (open: boolean) => void) {
  useEffect(() => {
    if (!open) return undefined;
    const wide = window.matchMedia(`(min-width: ${breakpoint.menu}px)`);
    const close = () => wide.matches && onOpenChange(false);
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, [open, onOpenChange]);
}
