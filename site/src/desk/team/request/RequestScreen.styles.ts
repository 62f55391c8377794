import { from, token } from '@farwend/design-system';
import { styled } from 'styled-components';

/** One below the other on a phone, facts and matching beside each other on a tablet, three columns on a wide window. */
export const Columns = styled.div`
  display: grid;
  gap: ${token.space[8]} ${token.space[8]};
  align-items: start;

  ${from.menu} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  }

  @media (min-width: 80rem) {
    grid-template-columns: minmax(0, 4fr) minmax(0, 6fr) minmax(0, 4fr);
  }
`;

/** What is decided about the request. */
export const MainColumn = styled.div`
  display: grid;
  gap: ${token.space[8]};
  min-inline-size: 0;
`;

export const SideColumn = styled.div`
  display: grid;
  gap: ${token.space[8]};

  ${from.menu} {
    grid-column: 1 / -1;
  }

  @media (min-width: 80rem) {
    grid-column: auto;
  }
`;

/** A part of the record with its heading. */
export const Panel = styled.section`
  display: grid;
  gap: ${token.space[3]};
  min-inline-size: 0;
`;

export const PanelTitle = styled.h2`
  padding-block-end: ${token.space[2]};
  border-block-end: ${token.stroke.hair} solid ${token.color.lineStrong};
  color: ${token.color.ink};
  font-family: ${token.font.sans};
  font-size: ${token.text.small};
  font-weight: ${token.weight.semibold};
  line-height: ${token.leading.snug};
  letter-spacing: 0;
`;

export const Quiet = styled.p`
  color: ${token.color.inkSoft};
  font-size: ${token.text.small};
`;
