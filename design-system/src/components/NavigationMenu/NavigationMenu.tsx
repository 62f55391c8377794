import * as Radix from '@radix-ui/react-navigation-menu';
import { useEffect, useState } from 'react';
import type { ComponentPropsWithRef, KeyboardEvent, ReactNode } from 'react';
import { Link } from '#src/components/Link/Link.tsx';
import { Actions, Account, Bar, Brand, DesktopAction, List, MobileAction, Nav, Root, Search, TopLink } from './NavigationMenu.styles.ts';
import { isCurrent } from './isCurrent.ts';
import { MenuPanel } from './MenuPanel.tsx';
import type { MenuItem } from './menuItem.ts';
import { MobileMenuButton } from './MobileMenuButton.tsx';
import { PhonePanel } from './PhonePanel.tsx';

/** Props of NavigationMenu. */
export interface NavigationMenuProps extends Omit<ComponentPropsWithRef<'header'>, 'dir'> {
  /** Main items; none for the minimal bar of a form. */
  items?: readonly MenuItem[];
  /** Accessible name of the navigation. */
  label?: string;
  /** Path of the current page; its link is marked. */
  currentPath?: string;
  /** Logo, wrapped in the link to the home page. */
  logo: ReactNode;
  /** Accessible name of the link to the home page. */
  homeLabel?: string;
  /** Way to search: a link in the bar, and on phones in the menu too. */
  search?: ReactNode;
  /** Phone links: in the bar where they fit, else behind a button or in the menu. */
  phone?: ReactNode;
  /** Label of the button that opens the phone links. */
  phoneLabel?: string;
  /** Account link: Login or My Trips. */
  account?: ReactNode;
  /** Call to action from 900 px: Design My Dream Trip. */
  action?: ReactNode;
  /** Call to action below 900 px: Get Started. */
  mobileAction?: ReactNode;
  /** Label of the menu button below 900 px. */
  menuLabel?: string;
  /** Accessible name of the menu's close button. */
  closeLabel?: string;
  /** Direction of the arrow keys. Defaults to the page's direction. */
  dir?: 'ltr' | 'rtl';
}

/**
 * The site header. From 900 px its panels open below the bar on click, never on hover; on smaller windows a menu button opens them as a
 * dialog. Without JavaScript every link is visible.
 */
export function NavigationMenu({
  items = [],
  label = 'Main',
  currentPath,
  logo,
  homeLabel = 'Farwend, home',
  search,
  phone,
  phoneLabel = 'Call us',
  account,
  action,
  mobileAction,
  menuLabel = 'Menu',
  closeLabel = 'Close menu',
  dir,
  ...rest
}: NavigationMenuProps) {
  const [open, setOpen] = useState('');
  const page = usePageState();
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
          {search && <Search>{search}</Search>}
          {phone && (
            <PhonePanel label={phoneLabel} isSlim={items.length === 0}>
              {phone}
            </PhonePanel>
          )}
          {account && <Account data-always={items.length === 0}>{account}</Account>}
          {action && <DesktopAction>{action}</DesktopAction>}
          {mobileAction && <MobileAction>{mobileAction}</MobileAction>}
          {items.length > 0 && (
            <MobileMenuButton
              items={items}
              label={menuLabel}
              closeLabel={closeLabel}
              currentPath={currentPath}
              foot={[search, phone, account]}
            />
          )}
        </Actions>
      </Bar>
    </Root>
  );
}

/** Radix handles arrows, Home and End even with modifiers, but Alt+Left must still go back in the browser. */
function keepBrowserKeys(event: KeyboardEvent) {
  if (event.altKey || event.ctrlKey || event.metaKey) event.stopPropagation();
}

/** Whether the page is hydrated and, once it is, its writing direction. */
function usePageState(): { hydrated: boolean; dir: 'ltr' | 'rtl' } {
  const [page, setPage] = useState<{ hydrated: boolean; dir: 'ltr' | 'rtl' }>({ hydrated: false, dir: 'ltr' });
  useEffect(() => setPage({ hydrated: true, dir: document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr' }), []);
  return page;
}
