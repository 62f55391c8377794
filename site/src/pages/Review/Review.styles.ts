import { from, token } from '@farwend/design-system';
import { styled } from 'styled-components';

export const Article = styled.div`
  display: grid;
  gap: ${token.space[12]} ${token.space.column};
  padding-block: ${token.space[8]} ${token.space.section};

  ${from.menu} {
    grid-template-columns: minmax(0, 8fr) minmax(0, 1fr) minmax(0, 4fr);
    padding-block-start: ${token.space[16]};

    & > :last-child {
      grid-column: 3;
    }
  }
`;

/** Facts about the review. */
export const Sidebar = styled.aside`
  display: grid;
  gap: ${token.space[5]};
  align-content: start;
  justify-items: start;

  & > dl {
    inline-size: 100%;
  }
`;

export const Photos = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr));
  gap: ${token.space[3]};
  max-inline-size: 40rem;
  padding: ${token.space[8]} 0 0;
  list-style: none;
`;

export const Others = styled.div`
  display: grid;
  gap: ${token.space[10]};

  & > ul {
    display: grid;
    gap: ${token.space[12]} ${token.space.column};
    padding: 0;
    list-style: none;
  }

  ${from.menu} {
    & > ul {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
`;
