import { styled } from 'styled-components';
import { link } from '#src/tokens/component.ts';
import { token } from '#src/tokens/token.ts';

export const Layout = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${token.space[5]};
  row-gap: ${token.space[1]};
  min-block-size: ${token.size.target};
  color: ${token.color.ink};
`;

/** The rating, set like an elevation on a map. */
export const Figure = styled.span`
  font-family: ${token.font.serif};
  font-size: ${token.text.h3};
  line-height: ${token.leading.tight};
  letter-spacing: ${token.tracking.tight};
`;

export const Facts = styled.span`
  display: grid;
  gap: ${token.space[1]};
`;

export const Note = styled.span`
  color: ${token.color.inkSoft};
  font-size: ${token.text.small};
  line-height: ${token.leading.snug};
  text-decoration: underline;
  text-decoration-color: ${token.color.lineStrong};
  text-underline-offset: ${link.offset};

  a:hover & {
    text-decoration-color: currentColor;
    text-decoration-thickness: ${link.strokeHover};
  }
`;
