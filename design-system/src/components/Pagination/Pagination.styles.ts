import { styled } from 'styled-components';
import { Link } from '#src/components/Link/Link.tsx';
import { from, token } from '#src/tokens/token.ts';

export const Bar = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[2]} ${token.space[4]};
  padding-block-start: ${token.space[3]};
  border-block-start: ${token.stroke.hair} solid ${token.color.line};
  font-variant-numeric: tabular-nums;
`;

export const Pages = styled.ol`
  display: none;
  align-items: center;
  padding: 0;
  list-style: none;

  ${from.pair} {
    display: flex;
  }
`;

/** Replaces the page numbers on small phones. */
export const Place = styled.span`
  flex: 1 0 100%;
  order: -1;
  color: ${token.color.inkSoft};
  font-size: ${token.text.small};

  ${from.pair} {
    display: none;
  }
`;

export const PageLink = styled(Link)`
  && {
    justify-content: center;
    min-inline-size: ${token.size.target};
    min-block-size: ${token.size.target};
    border-block-end: ${token.stroke.route} solid transparent;
  }

  &&[aria-current='page'] {
    border-block-end-color: ${token.color.route};
    color: ${token.color.ink};
    font-weight: ${token.weight.semibold};
  }

  /* Forced colours make transparent borders visible; only the current page may have one. */
  @media (forced-colors: active) {
    &&:not([aria-current='page']) {
      border-block-end-color: Canvas;
    }

    &&[aria-current='page'] {
      border-block-end-color: Highlight;
    }
  }
`;

export const StepLink = styled(Link)`
  && {
    gap: ${token.space[2]};
    min-block-size: ${token.size.target};
    font-weight: ${token.weight.medium};
  }
`;

/** Reserves the space of a missing "previous" or "next" link. */
export const StepPlaceholder = styled.span`
  inline-size: 0;

  ${from.pair} {
    inline-size: ${token.space[20]};
  }
`;

export const Gap = styled.li`
  min-inline-size: ${token.space[7]};
  color: ${token.color.inkFaint};
  text-align: center;
`;
