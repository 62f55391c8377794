import { from, token } from '@farwend/design-system';
import { styled } from 'styled-components';
import { wholeRowLink } from '#src/styles/wholeRowLink.ts';

/** Categories on one line, which scrolls on phones. */
export const SectionNav = styled.nav`
  overflow-x: auto;
  border-block-start: ${token.stroke.hair} solid ${token.color.ink};
  font-size: ${token.text.small};

  & > ul {
    display: flex;
    gap: ${token.space[6]};
    padding: 0;
    list-style: none;
  }

  & a {
    display: flex;
    align-items: center;
    min-inline-size: 1.5rem;
    min-block-size: ${token.size.target};
    white-space: nowrap;
  }

  & a[aria-current] {
    box-shadow: inset 0 calc(-1 * ${token.stroke.route}) ${token.color.route};
    color: ${token.color.ink};
    font-weight: ${token.weight.semibold};
  }

  @media (forced-colors: active) {
    & a[aria-current] {
      border-block-end: ${token.stroke.route} solid;
    }
  }
`;

export const LeadArticle = styled.article`
  ${wholeRowLink}
  display: grid;
  gap: ${token.space[6]} ${token.space.column};
  padding-block-end: ${token.space[12]};

  & > div {
    display: grid;
    gap: ${token.space[4]};
    align-content: end;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  ${from.menu} {
    grid-template-columns: minmax(0, 8fr) minmax(0, 4fr);
  }
`;

export const Columns = styled.div`
  display: grid;
  column-gap: ${token.space.column};
  border-block-start: ${token.stroke.hair} solid ${token.color.ink};

  ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${from.desktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

/** A row with a thumbnail on phones; in columns the picture is above the text. */
export const ArticleCard = styled.article`
  ${wholeRowLink}
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
  gap: ${token.space[4]};
  align-content: start;
  padding-block: ${token.space[5]};
  border-block-end: ${token.stroke.hair} solid ${token.color.line};

  & > div {
    display: grid;
    gap: ${token.space[2]};
    align-content: start;
  }

  &:not(:has(picture, figure)) {
    grid-template-columns: minmax(0, 1fr);
  }

  ${from.desktop} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Footer = styled.div`
  padding-block-end: ${token.space.section};
`;
