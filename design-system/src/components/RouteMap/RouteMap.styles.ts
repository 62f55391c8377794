import { styled } from 'styled-components';
import { Link } from '#src/components/Link/Link.tsx';
import { map } from '#src/tokens/component.ts';
import { token } from '#src/tokens/token.ts';

export const Root = styled.figure`
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[4]};
  min-inline-size: 0;
  color: ${token.color.ink};
`;

/** The list is beside the map where there is room, otherwise below it. */
export const Plate = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[5]} ${token.space[10]};

  @container (min-width: 56rem) {
    grid-template-columns: minmax(0, 1fr) 16rem;
  }
`;

export const Legend = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 14rem), 1fr));
  gap: ${token.space[4]} ${token.space[6]};
  align-content: start;
  padding: 0;
  list-style: none;
  line-height: ${token.leading.snug};
`;

export const Place = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${token.space[3]};
  align-items: start;
  overflow-wrap: anywhere;
`;

export const Mark = styled.span`
  display: grid;
  place-items: center;
  min-inline-size: ${map.mark};
  min-block-size: ${map.mark};
  border: ${token.stroke.bold} solid ${token.color.route};
  border-radius: ${token.radius.round};
  font-size: ${token.text.caption};
  font-weight: ${token.weight.semibold};
  font-variant-numeric: tabular-nums;
  line-height: 1.2;
`;

export const Name = styled.span`
  display: block;
  min-block-size: ${map.mark};
  font-family: ${token.font.serif};
  font-size: ${token.text.lead};
  line-height: 1.25;
`;

export const PlaceLink = styled(Link)`
  display: inline-block;
  min-block-size: ${token.space[6]};
`;

export const Detail = styled.span`
  display: block;
  color: ${token.color.inkSoft};
  font-size: ${token.text.caption};
  font-variant-numeric: tabular-nums;
`;

export const Caption = styled.figcaption`
  color: ${token.color.inkSoft};
  font-size: ${token.text.small};
  line-height: ${token.leading.snug};
`;
