import { from, token } from '@farwend/design-system';
import { styled } from 'styled-components';

const edge = `max(${token.space.gutter}, (100% - ${token.measure.page}) / 2)`;

export const Head = styled.header`
  display: grid;
  gap: ${token.space[10]} ${token.space.column};
  align-items: end;
  padding: ${token.space[8]} ${edge} ${token.space[12]};

  ${from.menu} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 1fr) minmax(0, 4fr);

    & > :last-child {
      grid-column: 3;
    }
  }
`;

export const Names = styled.div`
  display: grid;
  gap: ${token.space[4]};
  justify-items: start;

  & > p {
    max-inline-size: 38rem;
  }
`;

/** Logos are dark and in one colour; inverted in dark mode. */
export const Logo = styled.img`
  inline-size: auto;
  block-size: ${token.space[16]};
  max-inline-size: 100%;
  object-fit: contain;
  object-position: left center;

  @media (prefers-color-scheme: dark) {
    filter: invert(1);
  }
`;

export const Picture = styled.div`
  block-size: clamp(16rem, 44vw, 38rem);

  & > picture {
    display: block;
    block-size: 100%;
  }
`;

export const Columns = styled.div`
  display: grid;
  gap: ${token.space[12]} ${token.space.column};

  ${from.menu} {
    grid-template-columns: minmax(0, 6fr) minmax(0, 1fr) minmax(0, 5fr);

    & > :nth-child(2) {
      grid-column: 3;
      align-self: start;
    }
  }
`;

export const People = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
  gap: ${token.space[10]} ${token.space.column};
  padding: ${token.space[16]} 0 0;
  list-style: none;
`;

export const Cards = styled.ul`
  display: grid;
  gap: ${token.space[10]} ${token.space.column};
  padding: 0;
  list-style: none;

  ${from.tablet} {
    grid-template-columns: repeat(auto-fit, minmax(18rem, 1fr));
  }

  & > li {
    max-inline-size: 26rem;
  }
`;

export const ReviewColumns = styled.div`
  display: grid;
  gap: ${token.space[12]} ${token.space.column};

  ${from.menu} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 1fr) minmax(0, 8fr);

    & > :first-child {
      position: sticky;
      inset-block-start: calc(${token.size.nav} + ${token.space[6]});
      align-self: start;
    }

    & > :last-child {
      grid-column: 3;
    }
  }
`;

export const ReviewList = styled.ul`
  display: grid;
  gap: ${token.space[12]};
  padding: 0;
  list-style: none;
`;

export const QuestionColumns = styled.div`
  display: grid;
  gap: ${token.space[10]} ${token.space.column};

  ${from.menu} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 1fr) minmax(0, 7fr);

    & > :last-child {
      grid-column: 3;
    }
  }
`;
