import { useId } from 'react';
import type { ReactNode } from 'react';
import { isCurrent } from './isCurrent.ts';
import type { MenuLink, MenuSection } from './menuItem.ts';
import { Detail, Group, GroupTitle, Groups, Links, Note } from './MenuSections.styles.ts';

interface MenuSectionsProps {
  sections: readonly MenuSection[];
  currentPath: string | undefined;
  /** Renders one link with its content; `current` if it leads to the current page. */
  renderLink: (link: MenuLink, current: boolean, content: ReactNode) => ReactNode;
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
                {renderLink(link, isCurrent(link.href, currentPath), renderContent(link))}
                {link.note && <Note>{link.note}</Note>}
              </li>
            ))}
          </Links>
        </Group>
      ))}
    </Groups>
  );
}

function renderContent({ label, detail }: MenuLink): ReactNode {
  if (!detail) return label;
  return (
    <>
      {label} <Detail>{detail}</Detail>
    </>
  );
}
