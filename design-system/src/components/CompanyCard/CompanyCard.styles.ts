import { styled } from 'styled-components';
import { token } from '#src/tokens/token.ts';

export const Root = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[4]};
  align-content: start;
  padding: ${token.space[6]} min(${token.space[6]}, 8%);
  border: ${token.stroke.hair} solid ${token.color.line};
  border-radius: ${token.radius.soft};
  background: ${token.color.raised};
  overflow-wrap: anywhere;

  &:has(a:hover) {
    border-color: ${token.color.ink};
  }
`;

/** The file is used as a mask filled with the text colour, so one logo file works on any background. */
export const LogoMark = styled.span`
  justify-self: start;
  max-inline-size: 100%;
  block-size: ${token.space[10]};
  background: ${token.color.ink};
  mask: var(--fw-logo) left center / contain no-repeat;

  &:dir(rtl) {
    mask-position: right center;
  }

  @media (forced-colors: active) {
    forced-color-adjust: none;
    background: CanvasText;
  }
`;

export const RatingLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[1]} ${token.space[3]};
  color: ${token.color.inkSoft};
  font-size: ${token.text.small};
  line-height: ${token.leading.snug};
`;

export const Words = styled.div`
  display: grid;
  gap: ${token.space[2]};
`;
