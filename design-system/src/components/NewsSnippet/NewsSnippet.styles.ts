import { styled } from 'styled-components';
import { mapLettering } from '#src/foundations/type.ts';
import { token } from '#src/tokens/token.ts';

/** The byline comes last in reading order and first visually, like the slug line of a press cutting. */
export const Root = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${token.space[3]};
  min-inline-size: 0;
  padding-block-start: ${token.space[4]};
  border-block-start: ${token.stroke.hair} solid ${token.color.ink};
  color: ${token.color.ink};
  overflow-wrap: anywhere;
`;

export const Byline = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[1]} ${token.space[4]};
  align-items: baseline;
  justify-content: space-between;
  order: -1;
  color: ${token.color.inkSoft};
  font-size: ${token.text.caption};
  font-variant-numeric: tabular-nums;
  line-height: ${token.leading.snug};
`;

export const Source = styled.span`
  ${mapLettering}
  color: ${token.color.ink};
`;

export const Quote = styled.blockquote`
  color: ${token.color.inkSoft};
  font-family: ${token.font.serif};
  font-style: italic;
  line-height: ${token.leading.snug};
  white-space: pre-line;
  quotes: auto;

  &::before {
    content: open-quote;
  }

  &::after {
    content: close-quote;
  }
`;
