import * as Radix from '@radix-ui/react-navigation-menu';
import { useEffect, useRef, type ReactNode } from 'react';
import { Icon } from '#src/components/Icon/Icon.tsx';
import { Link } from '#src/components/Link/Link.tsx';
import * as icons from '#src/icons/paths.ts';
import type { MenuSection } from './menuItem.ts';
import { Aside, Panel, PanelContent } from './MenuPanel.styles.ts';
import { MenuSections } from './MenuSections.tsx';
import { Item, Trigger } from './NavigationMenu.styles.ts';

interface MenuPanelProps {
  label: string;
  sections: readonly MenuSection[];
  aside?: ReactNode;
  /** Whether React has hydrated the page. Until then every panel is rendered, so that its links are in the server's HTML. */
  hydrated: boolean;
  currentPath: string | undefined;
}

/** A trigger in the bar and the panel it opens. */
export function MenuPanel({ label, sections, aside, hydrated, currentPath }: MenuPanelProps) {
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!item.current) return undefined;
    const observer = new MutationObserver(() => exposeFocusProxy(item.current));
    observer.observe(item.current, { childList: true });
    return () => observer.disconnect();
  }, []);
  return (
    <Item ref={item} value={label}>
      <Trigger>
        {label}
        <Icon shape={icons.chevronDown} />
      </Trigger>
      <Panel role="group" forceMount={hydrated ? undefined : true}>
        <PanelContent>
          <MenuSections
            sections={sections}
            currentPath={currentPath}
            renderLink={({ href }, current, content) => (
              <Radix.Link asChild active={current}>
                <Link href={href} variant="bare">
                  {content}
                </Link>
              </Radix.Link>
            )}
          />
          {hydrated && aside && <Aside>{aside}</Aside>}
        </PanelContent>
      </Panel>
    </Item>
  );
}

/** Radix sets `aria-hidden` on the focusable proxy that leads Tab into the panel, which violates axe's `aria-hidden-focus` rule. */
function exposeFocusProxy(item: HTMLElement | null) {
  item?.querySelector(':scope > span[aria-hidden][tabindex]')?.removeAttribute('aria-hidden');
}
