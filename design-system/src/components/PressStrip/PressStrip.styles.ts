import { styled } from 'styled-components';
import { mapLettering } from '#src/foundations/type.ts';
import { press } from '#src/tokens/component.ts';
import { from, token } from '#src/tokens/token.ts';

export const Root = styled.section`
  display: grid;
  gap: ${token.space[8]};
`;

export const Title = styled.h2`
  ${mapLettering}
  color: ${token.color.inkSoft};
`;

export const List = styled.ul`
  display: grid;
  gap: ${token.space[8]} ${token.space.column};
  padding: 0;
  list-style: none;

  ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${from.desktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

export const Item = styled.li`
  display: grid;
  align-content: start;
  gap: ${token.space[3]};
  padding-block-start: ${token.space[4]};
  border-block-start: ${token.stroke.hair} solid ${token.color.ink};

  & > a {
    display: flex;
    align-items: center;
    justify-self: start;
    min-block-size: ${press.height};
    color: ${token.color.ink};
  }
`;

/** The file is used as a mask filled with the text colour, so one logo file works on any background. */
export const Logo = styled.img`
  max-inline-size: 100%;
  block-size: auto;
  background: currentColor;
  object-fit: none;
  object-position: -999rem 0;
  mask: var(--fw-logo) center / contain no-repeat;

  &[data-failed] {
    background: none;
    mask: none;
  }

  @media (forced-colors: active) {
    forced-color-adjust: none;
    background: LinkText;
  }
`;

export const Description = styled.p`
  max-inline-size: 30ch;
  color: ${token.color.inkSoft};
  font-size: ${token.text.small};
  line-height: 1.45;
  text-wrap: pretty;
`;
