import { styled } from 'styled-components';
import { mapLettering } from '#src/foundations/type.ts';
import { link, menu } from '#src/tokens/component.ts';
import { token } from '#src/tokens/token.ts';

export const Groups = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr));
  gap: ${token.space[8]} ${token.space.column};
`;

export const Group = styled.div`
  display: grid;
  align-content: start;
  gap: ${token.space[2]};
  min-inline-size: 0;
`;

export const GroupTitle = styled.p`
  ${mapLettering}
  color: ${token.color.inkFaint};
`;

export const Links = styled.ul`
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;

  & > li > a {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    align-content: center;
    min-block-size: ${token.size.target};
    color: ${token.color.ink};
    font-family: ${token.font.serif};
    font-size: ${token.text.h4};
    line-height: 1.2;

    &:hover {
      text-decoration: underline;
      text-decoration-color: ${token.color.route};
      text-decoration-thickness: ${link.strokeHover};
      text-underline-offset: ${link.offset};
    }

    /* Marks the current page with a waypoint. */
    &[aria-current='page']::before {
      content: '';
      flex: none;
      inline-size: ${menu.here};
      block-size: ${menu.here};
      margin-inline-end: ${token.space[2]};
      border: ${menu.current} solid ${token.color.route};
      border-radius: ${token.radius.round};
    }
  }
`;

/** In a row of its own below the label. */
export const Detail = styled.span`
  flex: 1 0 100%;
  padding-block: ${token.space[1]} ${token.space[2]};
  color: ${token.color.inkSoft};
  font-family: ${token.font.sans};
  font-size: ${token.text.caption};
`;

export const Note = styled.p`
  max-inline-size: 32ch;
  padding-block-end: ${token.space[2]};
  color: ${token.color.inkSoft};
  font-size: ${token.text.small};
  line-height: 1.35;
`;
