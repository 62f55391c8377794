import { styled } from 'styled-components';
import { token } from '#src/tokens/token.ts';

export const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[4]};
`;

/** Horizontal scroll-snap strip; the next picture is always partly visible. */
export const Strip = styled.ul`
  display: flex;
  gap: ${token.space[4]};
  align-items: start;
  padding: 0;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;
  scrollbar-width: thin;
  list-style: none;

  @media print {
    display: grid;
    grid-template-columns: 1fr 1fr;
    overflow: visible;
  }
`;

export const Place = styled.li`
  flex: none;
  inline-size: min(86%, 48rem);
  scroll-snap-align: start;

  &:only-child {
    inline-size: 100%;
  }

  @media print {
    inline-size: auto;
  }
`;

export const Figure = styled.figure`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[3]};
`;

export const Caption = styled.figcaption`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[1]} ${token.space[4]};
  justify-content: space-between;
  color: ${token.color.inkSoft};
  font-size: ${token.text.small};
  line-height: ${token.leading.snug};
  overflow-wrap: anywhere;
`;

export const Bar = styled.div`
  display: flex;
  gap: ${token.space[2]};
  align-items: center;
  color: ${token.color.inkSoft};
  font-size: ${token.text.small};
  font-variant-numeric: tabular-nums;

  @media (scripting: none) {
    display: none;
  }

  @media print {
    display: none;
  }
`;

export const Count = styled.p`
  min-inline-size: 4em;
  text-align: center;
`;
