import { from, token } from '@farwend/design-system';
import { styled } from 'styled-components';
import { uprightRoom } from '#src/content/upright.ts';

/** The title above everything; from tablets on the facts stand beside what the journey is about. */
export const Head = styled.header`
  display: grid;
  gap: ${token.space[6]} ${token.space.column};
  padding-block: ${token.space[8]} ${token.space[12]};

  & > dl {
    align-self: start;
  }

  ${from.tablet} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    padding-block-start: ${token.space[10]};
  }
`;

export const Title = styled.div`
  display: grid;
  gap: ${token.space[4]};
  min-inline-size: 0;

  ${from.tablet} {
    grid-column: 1 / -1;
  }
`;

export const Lead = styled.div`
  display: grid;
  gap: ${token.space[6]};
  justify-items: start;
  align-content: start;
  min-inline-size: 0;

  & > p {
    max-inline-size: 36rem;
  }

  ${from.tablet} {
    padding-inline-end: ${token.space[8]};
  }
`;

export const Panorama = styled.div`
  block-size: clamp(15rem, 44vw, 44rem);
  background: ${token.color.water};
  ${uprightRoom}

  & > picture {
    display: block;
    block-size: 100%;
  }

  @media print {
    display: none;
  }
`;

export const Terms = styled.div`
  display: grid;
  gap: ${token.space[10]} ${token.space.column};

  & > div {
    display: grid;
    gap: ${token.space[4]};
    align-content: start;
  }

  & ul {
    padding: 0;
    list-style: none;
    font-size: ${token.text.small};
  }

  & li {
    display: flex;
    gap: ${token.space[3]};
    padding-block: ${token.space[3]};
    border-block-start: ${token.stroke.hair} solid ${token.color.line};
  }

  & li > svg {
    flex: none;
  }

  ${from.tablet} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 4fr) minmax(0, 4fr);
  }
`;

export const CompanyInfo = styled.div`
  display: grid;
  gap: ${token.space[5]} ${token.space.column};

  & > div {
    display: grid;
    gap: ${token.space[4]};
    justify-items: start;
    max-inline-size: 40rem;
  }

  ${from.tablet} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
  }
`;
