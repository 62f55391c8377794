import { useId } from 'react';
import type { ReactNode } from 'react';
import { isCurrent } from './isCurrent.ts';
import type { MenuLink, MenuSection } from './menuItem.ts';
import { Group, GroupTitle, Groups, Links, Note } from './MenuSections.styles.ts';

interface MenuSectionsProps {
  sections: readonly MenuSection[];
  currentPath: string | undefined;
  /** Renders the anchor of one link; `current` when it leads to this page. */
  renderLink: (link: MenuLink, current: boolean) => ReactNode;
}

/** The titled lists of a panel, in the bar and in the dialog alike. */
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
