import { useId } from 'react';
import type { ReactNode } from 'react';
import { isCurrent } from './isCurrent.ts';
import type { MenuLink, MenuSection } from './menuItem.ts';
import { Group, GroupTitle, Groups, Links, Note } from './MenuSections.styles.ts';

interface MenuSectionsProps {
  sections: readonly MenuSection[];
  currentPath: string | undefined;
  /** Renders one link; `current` if it leads to the current page. */
  renderLink: (link: MenuLink, current: boolean) => ReactNode;
}

/** The titled link lists of a panel, shared by the bar and the mobile dialog. */
export function MenuSections({ sections, currentPath, renderLink }: MenuSectionsProps) {
  const id = useId();
  return (
    <Groups>
      {sections.map(({ title, links }, i) => (
        <Group key={title}>
          <GroupTitle id={`${id}${i}`}>{title}</GroupTitle>
          <Links aria-labelledby={`${id}${i}`}>
            {links.map((link) => (
              <li key={link.href}>
                {renderLink(link, isCurrent(link.href, currentPath))}
                {link.note && <Note>{link.note}</Note>}
              </li>
            ))}
          </Links>
        </Group>
      ))}
    </Groups>
  );
}
