import { from, token } from '@farwend/design-system';
import { styled } from 'styled-components';

export const Head = styled.div`
  display: grid;
  gap: ${token.space[8]};
  padding-block: ${token.space[6]} ${token.space[10]};
`;

export const Note = styled.div`
  padding-block: ${token.space[3]} ${token.space[6]};
`;

export const Continent = styled.section`
  display: grid;
  gap: ${token.space[6]} ${token.space.column};

  ${from.desktop} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 9fr);

    & > h2 {
      position: sticky;
      inset-block-start: calc(${token.size.nav} + ${token.space[8]});
      align-self: start;
    }
  }
`;

export const Index = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 14rem), 1fr));
  gap: ${token.space[10]} ${token.space.column};
  padding: ${token.space[5]} 0 0;
  list-style: none;
  border-block-start: ${token.stroke.hair} solid ${token.color.ink};
`;

/** Highlighted when it is the target of the URL fragment. */
export const Entry = styled.li`
  display: grid;
  gap: ${token.space[2]};
  align-content: start;
  scroll-margin-block-start: calc(${token.size.nav} + ${token.space[8]});

  &:target {
    outline: ${token.stroke.route} solid ${token.color.route};
    outline-offset: ${token.space[3]};
  }

  & > picture {
    margin-block-end: ${token.space[2]};
  }
`;

export const Facts = styled.div`
  display: grid;
  gap: ${token.space[2]};
  justify-items: start;
  padding-block-start: ${token.space[2]};
`;
