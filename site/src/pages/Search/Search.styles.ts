import { from, Section, token } from '@farwend/design-system';
import { styled } from 'styled-components';

/** Above the section that follows, which the suggestions reach over. */
export const LeadSection = styled(Section)`
  z-index: 1;
`;

export const Field = styled.div`
  max-inline-size: 40rem;
`;

/** Heading at the start of the row, its results beside it. */
export const Group = styled.section`
  display: grid;
  gap: ${token.space[5]} ${token.space.column};

  ${from.menu} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 9fr);
  }
`;

/** Names in columns. */
export const Index = styled.ul`
  columns: 11rem;
  column-gap: ${token.space.column};
  padding: 0;
  list-style: none;

  & > li {
    break-inside: avoid;
  }
`;

/** What the facts say, beside the line of a route. */
export const Answer = styled.section`
  display: grid;
  gap: ${token.space[3]};
  max-inline-size: ${token.measure.text};
  padding-inline-start: ${token.space[5]};
  border-inline-start: ${token.stroke.bold} solid ${token.color.route};
`;

export const Nearest = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]} ${token.space[6]};
  padding: 0;
  list-style: none;
`;

/** Kinds of pages in a row, the chosen one underlined. */
export const Kinds = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]} ${token.space[6]};
  padding: 0;
  list-style: none;

  & a {
    display: inline-flex;
    gap: ${token.space[2]};
    align-items: center;
    min-block-size: ${token.size.target};
  }

  & a[aria-current] {
    font-weight: ${token.weight.semibold};
  }

  & span {
    color: ${token.color.inkFaint};
    font-variant-numeric: tabular-nums;
  }
`;

export const Summary = styled.summary`
  min-block-size: ${token.size.target};
  padding-block: ${token.space[2]};
  font-weight: ${token.weight.semibold};
  cursor: pointer;
`;

export const Facets = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 11rem), 1fr));
  gap: ${token.space[6]} ${token.space.column};
  padding-block-start: ${token.space[5]};
`;

export const FacetValues = styled(Kinds)`
  display: grid;
  gap: 0;
`;
