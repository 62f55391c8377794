import { from, token } from '@farwend/design-system';
import { styled } from 'styled-components';

export const Head = styled.div`
  display: grid;
  gap: ${token.space[4]};
  padding-block-end: ${token.space[10]};

  & > p {
    max-inline-size: 32rem;
  }
`;

export const List = styled.ul`
  display: grid;
  padding: 0;
  border-block-start: ${token.stroke.hair} solid ${token.color.ink};
  list-style: none;
`;

/** The opinion first; on wide windows the face before it and the person after it. */
export const Opinion = styled.li`
  display: grid;
  grid-template-columns: ${token.space[24]} minmax(0, 1fr);
  gap: ${token.space[6]} ${token.space[5]};
  align-items: start;
  padding-block: ${token.space[8]};
  border-block-end: ${token.stroke.hair} solid ${token.color.line};

  ${from.menu} {
    grid-template-columns: 10rem minmax(0, 7fr) minmax(0, 4fr);
    column-gap: ${token.space[12]};
    padding-block: ${token.space[10]};
  }
`;

export const Words = styled.div`
  display: grid;
  grid-column: 1 / -1;
  gap: ${token.space[4]};
  min-inline-size: 0;

  & > blockquote {
    max-inline-size: 34rem;
    overflow-wrap: anywhere;
  }

  ${from.menu} {
    grid-area: 1 / 2;
  }
`;

export const Portrait = styled.div`
  & > picture {
    display: block;
  }

  ${from.menu} {
    grid-area: 1 / 1;
  }
`;

export const Person = styled.div`
  display: grid;
  gap: ${token.space[2]};
  min-inline-size: 0;

  & > dl {
    font-size: ${token.text.small};
  }

  /* Beside the face a value with its basis has a line of its own. */
  && dd {
    text-align: start;
  }

  ${from.menu} {
    grid-area: 1 / 3;

    && dd {
      text-align: end;
    }
  }
`;
