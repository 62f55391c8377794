import { styled } from 'styled-components';
import { from, token } from '#src/tokens/token.ts';

export const Body = styled.div`
  display: grid;
  gap: ${token.space[3]};
  max-inline-size: ${token.measure.text};
  overflow-wrap: anywhere;
`;

export const Frame = styled.div`
  max-inline-size: 40rem;
  padding-block: ${token.space[3]};
`;

/** Details of the day, with the names in a column of their own where there is room. */
export const Lines = styled.dl`
  display: grid;
  gap: ${token.space[2]};
  max-inline-size: ${token.measure.text};
  padding-block-start: ${token.space[3]};
  font-size: ${token.text.small};
  line-height: ${token.leading.snug};
  overflow-wrap: anywhere;

  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${token.space[1]} ${token.space[4]};
    padding-block-start: ${token.space[2]};
    border-block-start: ${token.stroke.hair} solid ${token.color.line};
  }

  ${from.small} {
    & > div {
      grid-template-columns: minmax(0, 7rem) minmax(0, 1fr);
    }

    & dd {
      grid-column: 2;
    }
  }
`;

export const Name = styled.dt`
  color: ${token.color.inkSoft};
`;

export const Value = styled.dd`
  font-variant-numeric: tabular-nums;
`;
