import { from, token } from '@farwend/design-system';
import { styled } from 'styled-components';

export const Head = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[8]} ${token.space.column};
  align-items: end;
  padding-block-end: ${token.space[12]};

  & h1 {
    max-inline-size: 14em;
    overflow-wrap: anywhere;
  }

  & p {
    max-inline-size: 38rem;
  }

  ${from.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
    padding-block-end: ${token.space[16]};
  }
`;

/** Average rating, as large as a page heading. */
export const Score = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[5]};
  align-items: center;
`;

export const Figure = styled.span`
  font-family: ${token.font.serif};
  font-size: clamp(4.5rem, 3rem + 5vw, 7rem);
  font-variant-numeric: lining-nums;
  line-height: 0.8;
  letter-spacing: ${token.tracking.display};
`;

export const Body = styled.div`
  display: grid;
  gap: ${token.space[12]} ${token.space.column};

  ${from.menu} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 1fr) minmax(0, 8fr);

    & > :nth-child(2) {
      grid-column: 3;
    }
  }
`;

export const Sidebar = styled.section`
  align-self: start;
  min-inline-size: 0;
  padding-block-start: ${token.space[5]};
  border-block-start: ${token.stroke.hair} solid ${token.color.ink};

  ${from.menu} {
    position: sticky;
    inset-block-start: calc(${token.size.nav} + ${token.space[6]});
  }
`;

export const Filters = styled.div`
  padding-block-start: ${token.space[4]};
  border-block-start: ${token.stroke.hair} solid ${token.color.ink};
  padding-block-end: ${token.space[5]};
`;

export const List = styled.ol`
  /* The filters above already have a rule. */
  & > :first-child > article {
    border-block-start: 0;
    padding-block-start: 0;
  }

  display: grid;
  gap: ${token.space[12]};
  padding: 0 0 ${token.space[16]};
  list-style: none;
`;
