import { css, styled } from 'styled-components';
import { mapLettering } from '#src/foundations/type.ts';
import { visuallyHidden } from '#src/foundations/visuallyHidden.ts';
import { link } from '#src/tokens/component.ts';
import { token } from '#src/tokens/token.ts';

export const Frame = styled.nav`
  container-type: inline-size;
  display: block;
  min-inline-size: 0;
  font-family: ${token.font.sans};
  color: ${token.color.ink};
`;

export const CountLine = styled.p`
  ${mapLettering}
  margin: 0;
  color: ${token.color.inkSoft};
  font-variant-numeric: lining-nums tabular-nums;
`;

/** In a narrow container the step names hardly fit, so they are visually hidden, except while the keyboard is on one: the count above is enough. */
export const Steps = styled.ol`
  display: flex;
  margin: 0;
  padding: 0;
  list-style: none;

  @container (width < 34rem) {
    flex-wrap: wrap;

    & > li {
      flex: none;
    }

    &:not(:focus-within) {
      ${visuallyHidden}
    }
  }
`;

export const StepItem = styled.li`
  /* The first and last names take half the width of the others, so that each is centred under its waypoint. */
  flex: 2 1 0;
  min-inline-size: 0;
  padding-inline: ${token.space[1]};
  text-align: center;
  font-size: ${token.text.small};
  line-height: ${token.leading.snug};
  color: ${token.color.inkFaint};
  overflow-wrap: anywhere;

  &:first-child {
    flex-grow: 1;
    padding-inline-start: 0;
    text-align: start;
  }

  &:last-child {
    flex-grow: 1;
    padding-inline-end: 0;
    text-align: end;
  }

  &[data-done] {
    color: ${token.color.inkSoft};
  }

  &[aria-current] {
    font-weight: ${token.weight.semibold};
    color: ${token.color.ink};
  }
`;

const line = css`
  display: inline-flex;
  align-items: center;
  min-inline-size: ${token.size.target};
  min-block-size: ${token.size.target};
`;

export const StepName = styled.span`
  ${line}
`;

export const StepLink = styled.a`
  ${line}
  color: ${token.color.link};
  text-decoration: underline;
  text-underline-offset: ${link.offset};

  &:hover {
    color: ${token.color.linkHover};
    text-decoration-thickness: ${token.stroke.bold};
  }

  &:focus-visible {
    outline: ${token.stroke.focus} solid ${token.color.focus};
    outline-offset: ${token.stroke.focusOffset};
  }
`;
