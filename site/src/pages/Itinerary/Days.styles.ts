import { from, token } from '@farwend/design-system';
import { styled } from 'styled-components';

export const DaysGrid = styled.div`
  display: grid;
  gap: ${token.space[12]} ${token.space.column};

  ${from.menu} {
    grid-template-columns: minmax(0, 8fr) minmax(0, 4fr);
  }
`;

export const Content = styled.div`
  display: grid;
  gap: ${token.space[8]};
  min-inline-size: 0;
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
    position: sticky;
    inset-block-start: calc(${token.size.nav} + ${token.space[8]});
    align-self: start;
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
