import { css, styled } from 'styled-components';
import { link } from '#src/tokens/component.ts';
import { token } from '#src/tokens/token.ts';

/** A single-line item has the height of a touch target; longer ones keep the same spacing. */
const itemPadding = css`
  padding-block: calc((${token.size.target} - ${token.text.body} * ${token.leading.snug}) / 2);
`;

export const Panel = styled.div`
  padding: ${token.space[5]} min(${token.space[6]}, 8%) ${token.space[6]};
  border: ${token.stroke.bold} solid ${token.color.negative};
  background: ${token.color.negativeWash};
  color: ${token.color.ink};
  font-family: ${token.font.sans};

  &:focus {
    outline: ${token.stroke.focus} solid ${token.color.focus};
    outline-offset: ${token.stroke.focusOffset};
  }
`;

export const Heading = styled.h2`
  margin: 0;
  font-family: ${token.font.serif};
  font-size: ${token.text.h4};
  font-weight: ${token.weight.semibold};
  line-height: ${token.leading.snug};
  overflow-wrap: anywhere;

  & > svg {
    display: inline-block;
    margin-inline-end: ${token.space[3]};
    color: ${token.color.negative};
    vertical-align: text-bottom;
  }
`;

export const List = styled.ul`
  display: flex;
  flex-direction: column;
  margin: ${token.space[2]} 0 0;
  padding: 0;
  list-style: none;
  font-size: ${token.text.body};
  line-height: ${token.leading.snug};
  overflow-wrap: anywhere;
`;

export const Line = styled.li`
  &:not(:has(> a)) {
    ${itemPadding}
  }
`;

export const SummaryLink = styled.a`
  display: inline-block;
  ${itemPadding}
  color: ${token.color.negative};
  font-weight: ${token.weight.semibold};
  text-decoration: underline;
  text-underline-offset: ${link.offset};
  overflow-wrap: anywhere;

  &:hover {
    text-decoration-thickness: ${token.stroke.bold};
  }

  &:focus-visible {
    outline: ${token.stroke.focus} solid ${token.color.focus};
    outline-offset: ${token.stroke.focusOffset};
  }
`;
