import { from, token } from '@farwend/design-system';
import { css, styled } from 'styled-components';

const wide = css`
  ${from.desktop} {
    grid-template-columns: 112px minmax(0, 4fr) minmax(0, 2.4fr) 216px minmax(0, 4fr);
    column-gap: ${token.space.column};
  }
`;

export const Head = styled.div`
  display: grid;
  gap: ${token.space[3]};
  align-items: end;
  padding-block-end: ${token.space[6]};

  ${wide}
  ${from.desktop} {
    & > h2 {
      grid-column: 1 / 4;
    }

    & > p {
      grid-area: 1 / 5;
    }
  }
`;

export const MonthInitials = styled.div`
  display: none;

  ${from.desktop} {
    grid-area: 1 / 4;
    display: grid;
    grid-template-columns: repeat(12, 1fr);
    color: ${token.color.inkFaint};
    font-size: ${token.text.caption};
    text-align: center;
  }
`;

export const List = styled.ul`
  margin-block-end: ${token.space[6]};
  padding: 0;
  list-style: none;
  border-block-start: ${token.stroke.hair} solid ${token.color.ink};
`;

export const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 80px minmax(0, 1fr);
  gap: ${token.space[3]} ${token.space[4]};
  align-items: center;
  padding-block: ${token.space[4]};
  border-block-end: ${token.stroke.hair} solid ${token.color.line};

  /* Stretches the link over the whole row. */
  & h3 a::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  &:hover h3 a {
    text-decoration: underline;
    text-decoration-color: ${token.color.route};
    text-decoration-thickness: 2px;
    text-underline-offset: 0.2em;
  }

  & > :nth-child(n + 3) {
    grid-column: 2;
  }

  ${from.tablet} {
    grid-template-columns: 112px minmax(0, 1fr) minmax(0, 1fr);
    column-gap: ${token.space[6]};

    & > :nth-child(3),
    & > :nth-child(4),
    & > :nth-child(5) {
      grid-column: auto;
    }

    & > :first-child {
      grid-row: span 2;
    }
  }

  ${wide}
  ${from.desktop} {
    padding-block: ${token.space[3]};

    & > :first-child {
      grid-row: auto;
    }
  }
`;

export const Thumb = styled.div`
  align-self: start;
`;

export const Place = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[1]};
`;

export const SeasonText = styled.div`
  display: grid;
`;
