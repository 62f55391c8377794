import * as Radix from '@radix-ui/react-navigation-menu';
import { useEffect, useState } from 'react';
import type { ComponentPropsWithRef, KeyboardEvent, ReactNode } from 'react';
import { Link } from '#src/components/Link/Link.tsx';
import { Actions, Account, Bar, Brand, DesktopAction, List, MobileAction, Nav, Phone, Root, TopLink } from './NavigationMenu.styles.ts';
import { isCurrent } from './isCurrent.ts';
import { MenuPanel } from './MenuPanel.tsx';
import type { MenuItem } from './menuItem.ts';
import { MobileMenuButton } from './MobileMenuButton.tsx';

/** Props of NavigationMenu. */
export interface NavigationMenuProps extends Omit<ComponentPropsWithRef<'header'>, 'dir'> {
  /** The main items; none for the slim bar of a form. */
  items?: readonly MenuItem[];
  /** The name of the navigation, for screen readers. */
  label?: string;
  /** The address of this page; its link is marked. */
  currentPath?: string;
  /** The logo, inside the link to the first page. */
  logo: ReactNode;
  /** The name of the link to the first page. */
  homeLabel?: string;
  /** The phone links. */
  phone?: ReactNode;
  /** Login, or My Trips. */
  account?: ReactNode;
  /** The call to action where the menu lies open: Design My Dream Trip. */
  action?: ReactNode;
  /** The call to action on small windows: Get Started. */
  mobileAction?: ReactNode;
  /** The words of the menu button on small windows. */
  menuLabel?: string;
  /** The name of its close button. */
  closeLabel?: string;
  /** The way arrow keys run; that of the page unless said. */
  dir?: 'ltr' | 'rtl';
}

/**
 * The bar at the head of every page. From 900 px its panels open below it on a press, never on pointing;
 * below, one button opens them as a dialog. Without scripts every link is there.
 */
export function NavigationMenu({
  items = [],
  label = 'Main',
  currentPath,
  logo,
  homeLabel = 'Farwend, home',
  phone,
  account,
  action,
  mobileAction,
  menuLabel = 'Menu',
  closeLabel = 'Close menu',
  dir,
  ...rest
}: NavigationMenuProps) {
  const [open, setOpen] = useState('');
  const page = usePage();
  return (
    <Root {...rest}>
      <Bar>
        <Brand>
          <Link href="/" variant="bare" aria-label={homeLabel}>
            {logo}
          </Link>
        </Brand>
        {items.length > 0 && (
          <Nav
            aria-label={label}
            activationMode="manual"
            value={open}
            onValueChange={setOpen}
            onKeyDownCapture={keepBrowserKeys}
            dir={dir ?? page.dir}
          >
            <List>
              {items.map((item) =>
                'sections' in item ? (
                  <MenuPanel key={item.label} {...item} hydrated={page.hydrated} currentPath={currentPath} />
                ) : (
                  <li key={item.label}>
                    <Radix.Link asChild active={isCurrent(item.href, currentPath)}>
                      <TopLink href={item.href} variant="bare">
                        {item.label}
                      </TopLink>
                    </Radix.Link>
                  </li>
                ),
              )}
            </List>
          </Nav>
        )}
        <Actions>
          {phone && <Phone>{phone}</Phone>}
          {account && <Account data-always={items.length === 0}>{account}</Account>}
          {action && <DesktopAction>{action}</DesktopAction>}
          {mobileAction && <MobileAction>{mobileAction}</MobileAction>}
          {items.length > 0 && (
            <MobileMenuButton items={items} label={menuLabel} closeLabel={closeLabel} currentPath={currentPath} foot={[phone, account]} />
          )}
        </Actions>
      </Bar>
    </Root>
  );
}

/** Radix takes arrows, Home and End whatever is held with them: Alt+Left must still go back. */
function keepBrowserKeys(event: KeyboardEvent) {
  if (event.altKey || event.ctrlKey || event.metaKey) event.stopPropagation();
}

/** Whether scripts run yet, and the direction of the page once they do. */
function usePage(): { hydrated: boolean; dir: 'ltr' | 'rtl' } {
  const [page, setPage] = useState<{ hydrated: boolean; dir: 'ltr' | 'rtl' }>({ hydrated: false, dir: 'ltr' });
  useEffect(() => setPage({ hydrated: true, dir: document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr' }), []);
  return page;
}
