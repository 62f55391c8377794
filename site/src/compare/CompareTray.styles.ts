import { from, token } from '@farwend/design-system';
import { styled } from 'styled-components';

/**
 * Shown once a row is ticked, also without JavaScript. It stays at the bottom of the window where that leaves room for the rows, and what
 * has the focus is scrolled clear of it.
 */
export const Tray = styled.form`
  display: none;
  z-index: 2;
  padding-block: ${token.space[3]};
  border-block-start: ${token.stroke.hair} solid ${token.color.ink};
  background: ${token.color.paper};

  :root:has(input[form='compare']:checked) &,
  &[data-chosen] {
    display: block;
  }

  @media (min-height: 30rem) {
    position: sticky;
    inset-block-end: 0;

    :root:has(input[form='compare']:checked):has(&),
    :root:has(&[data-chosen]) {
      scroll-padding-block-end: 13rem;
    }
  }
`;

/** On a phone the names stand above the buttons. */
export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]} ${token.space[4]};
  align-items: center;
  justify-content: space-between;

  & > p {
    flex: 1 1 8rem;
  }
`;

/** The names share the lines they need. */
export const Names = styled.ul`
  display: flex;
  flex: 1 1 100%;
  flex-wrap: wrap;
  gap: ${token.space[2]};
  padding: 0;
  list-style: none;

  & > li {
    flex: 1 1 6.5rem;
  }

  ${from.desktop} {
    flex: 0 1 auto;

    & > li {
      flex: 0 1 15rem;
    }
  }
`;

/** A name that takes its item out. */
export const TakeOut = styled.button`
  display: flex;
  gap: ${token.space[2]};
  align-items: center;
  justify-content: space-between;
  inline-size: 100%;
  min-block-size: ${token.size.target};
  padding: ${token.space[1]} ${token.space[2]} ${token.space[1]} ${token.space[3]};
  border: ${token.stroke.hair} solid ${token.color.lineStrong};
  border-radius: ${token.radius.soft};
  background: ${token.color.selected};
  color: ${token.color.ink};
  font: inherit;
  font-size: ${token.text.caption};
  line-height: ${token.leading.snug};
  text-align: start;
  cursor: pointer;

  &:hover {
    border-color: ${token.color.ink};
    background: ${token.color.hover};
  }

  & > span {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  & > svg {
    flex: none;
    inline-size: ${token.space[3]};
    block-size: ${token.space[3]};
  }
`;

export const Buttons = styled.div`
  display: flex;
  gap: ${token.space[3]};
  align-items: center;
`;
