import { from, token } from '@farwend/design-system';
import { styled } from 'styled-components';
import { besideDays } from './followDays.ts';

export const DaysGrid = styled.div`
  display: grid;
  gap: ${token.space[12]} ${token.space.column};

  ${from.menu} {
    grid-template-columns: minmax(0, 8fr) minmax(0, 4fr);
  }
`;

export const Story = styled.div`
  min-inline-size: 0;
`;

/** The days, and from a wide window on the map beside them, which stays while they pass. */
export const Way = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[8]} ${token.space.column};
  padding-block-start: ${token.space[16]};

  & > ol {
    max-inline-size: 52rem;
  }

  @media screen and ${besideDays} {
    &[data-map='true'] {
      grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    }

    & > h2 {
      grid-column: 1 / -1;
    }

    & > ol {
      grid-area: 2 / 1;
    }
  }
`;

/** As high as the window at most, so that its key and caption are seen too. */
export const Map = styled.div`
  max-inline-size: 34rem;

  @media screen and ${besideDays} {
    position: sticky;
    inset-block-start: calc(${token.size.nav} + ${token.space[6]});
    grid-area: 2 / 2;
    align-self: start;
    justify-self: end;
    inline-size: 100%;
    max-inline-size: min(100%, (100vh - ${token.size.nav} - 9rem) * 5 / 6);
  }
`;

export const OnMap = styled.p`
  font-size: ${token.text.small};

  @media print {
    display: none;
  }
`;

export const Sidebar = styled.aside`
  display: grid;
  gap: ${token.space[8]};
  align-content: start;
  justify-items: start;

  & > dl {
    inline-size: 100%;
    font-size: ${token.text.small};
  }

  /* On phones the price comes before the list of days. */
  @media not all and (min-width: 900px) {
    order: -1;

    &&& > a {
      display: none;
    }
  }

  ${from.menu} {
    padding-inline-start: ${token.space[8]};
  }
`;

export const SidebarGroup = styled.div`
  display: grid;
  gap: ${token.space[2]};
  inline-size: 100%;
`;

export const Activities = styled.ul`
  display: grid;
  gap: ${token.space[1]};
  padding-inline-start: ${token.space[5]};
  font-size: ${token.text.small};

  & > li::marker {
    color: ${token.color.route};
  }
`;

/** The way of a day, as wide as a picture of it would be on a phone and smaller beside the text. */
export const DayMap = styled.div`
  max-inline-size: 26rem;
  padding-block: ${token.space[3]};
`;

/** On lines of their own below the name of the house. */
export const StayDetails = styled.span`
  display: block;
  color: ${token.color.inkSoft};
`;
