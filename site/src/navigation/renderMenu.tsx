import { Image, Text, token, type MenuItem, type MenuLink } from '@farwend/design-system';
import { styled } from 'styled-components';
import type { LayoutMenu, LayoutMenuLink } from './LayoutMenu.ts';
import { YearBar } from './YearBar.tsx';

/** Renders a menu for the navigation bar: countries with their year, and the picture of the month. */
export function renderMenu(menu: LayoutMenu): MenuItem {
  if (!('sections' in menu)) return renderLink(menu);
  const { label, sections, picture: month } = menu;
  return {
    label,
    sections: sections.map(({ title, links }) => ({ title, links: links.map(renderLink) })),
    ...(month && {
      aside: (
        <Figure>
          <Image source={month.picture.source} alt={month.picture.alt} ratio="4:5" sizes="260px" focus={month.picture.focus} />
          <Text as="figcaption" variant="small" tone="soft">
            {month.caption}
          </Text>
        </Figure>
      ),
    }),
  };
}

function renderLink({ year, ...link }: LayoutMenuLink): MenuLink {
  return year ? { ...link, detail: <YearBar year={year} /> } : link;
}

const Figure = styled.figure`
  display: grid;
  gap: ${token.space[3]};
`;
