import { from, token } from '@farwend/design-system';
import { styled } from 'styled-components';

export const Field = styled.div`
  max-inline-size: 40rem;
`;

/** Type of content at the start of the row, its results beside it. */
export const Group = styled.section`
  display: grid;
  gap: ${token.space[5]} ${token.space.column};

  ${from.menu} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 9fr);
  }
`;

export const Places = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]} ${token.space[8]};
  padding: 0;
  list-style: none;

  & > li {
    display: flex;
    gap: ${token.space[3]};
    align-items: baseline;
  }
`;

/** Names in columns. */
export const Index = styled.ul`
  columns: 11rem;
  column-gap: ${token.space.column};
  padding: 0;
  list-style: none;

  & > li {
    break-inside: avoid;
  }
`;
