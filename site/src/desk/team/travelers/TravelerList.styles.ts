import { from, token } from '@farwend/design-system';
import { styled } from 'styled-components';

export const Head = styled.header`
  display: grid;
  gap: ${token.space[2]};
  margin-block-end: ${token.space[4]};
`;

/** Words first; the filters beside each other where there is room. */
export const Filters = styled.form`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token.space[3]};
  align-items: end;

  & > :first-child {
    grid-column: 1 / -1;
  }

  ${from.menu} {
    grid-template-columns: minmax(12rem, 2fr) repeat(3, minmax(8rem, 1fr)) auto;

    & > :first-child {
      grid-column: auto;
    }
  }
`;

/** A choice beside the button, at the end of the filters. */
export const LastFilters = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[2]} ${token.space[4]};
  grid-column: 1 / -1;
`;

export const Sub = styled.span`
  display: block;
  color: ${token.color.inkSoft};
  font-size: ${token.text.caption};
  overflow-wrap: anywhere;
`;
