import { from, token } from '@farwend/design-system';
import { styled } from 'styled-components';

/** Looks like the field that it opens. */
export const Opener = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[2]} ${token.space[3]};
  min-block-size: ${token.size.target};
  padding-inline: ${token.space[3]};
  border: ${token.stroke.hair} solid ${token.color.lineStrong};
  border-radius: ${token.radius.soft};
  background: ${token.color.raised};
  color: ${token.color.inkSoft};
  font: inherit;
  font-size: ${token.text.small};
  cursor: pointer;

  &:hover {
    background: ${token.color.hover};
    color: ${token.color.ink};
  }

  & > span {
    display: inline-flex;
    align-items: center;
    gap: ${token.space[2]};
  }

  /* A phone has no such keys. */
  @media (pointer: coarse) {
    kbd {
      display: none;
    }
  }

  ${from.desktop} {
    min-block-size: 2.25rem;
  }
`;
