import { from, token } from '@farwend/design-system';
import { styled } from 'styled-components';

export const Head = styled.div`
  display: grid;
  gap: ${token.space[8]};
  padding-block: ${token.space[6]} 0;
`;

export const NoResults = styled.div`
  display: grid;
  gap: ${token.space[4]};
  padding-block: ${token.space[12]};
`;

export const List = styled.ul`
  display: grid;
  padding: 0;
  margin-block-end: ${token.space[10]};
  list-style: none;
  border-block-start: ${token.stroke.hair} solid ${token.color.ink};
`;

export const Row = styled.li`
  position: relative;
  display: grid;
  gap: ${token.space[5]} ${token.space.column};
  padding-block: ${token.space[6]};
  border-block-end: ${token.stroke.hair} solid ${token.color.line};

  /* Stretches the link over the whole row. */
  & h2 a::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  &:hover h2 a {
    text-decoration: underline;
    text-decoration-color: ${token.color.route};
    text-decoration-thickness: 2px;
    text-underline-offset: 0.2em;
  }

  ${from.tablet} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);

    & > picture {
      grid-row: span 2;
    }
  }

  ${from.desktop} {
    grid-template-columns: minmax(0, 3.5fr) minmax(0, 5.5fr) minmax(0, 3fr);

    & > picture {
      grid-row: auto;
    }
  }
`;

export const Words = styled.div`
  display: grid;
  gap: ${token.space[3]};
  align-content: start;
  max-inline-size: 36rem;
`;

export const Figures = styled.div`
  display: grid;
  gap: ${token.space[2]};
  align-content: start;
  font-variant-numeric: tabular-nums;

  ${from.desktop} {
    padding-inline-start: ${token.space[6]};
    border-inline-start: ${token.stroke.hair} solid ${token.color.line};
  }
`;
