import { styled } from 'styled-components';
import { Link } from '#src/components/Link/Link.tsx';
import { link } from '#src/tokens/component.ts';
import { token } from '#src/tokens/token.ts';

export const VideoLink = styled(Link)`
  && {
    display: grid;
    gap: ${token.space[3]};
    color: ${token.color.link};
  }
`;

export const Title = styled.span`
  display: flex;
  gap: ${token.space[2]};
  align-items: center;
  min-block-size: ${token.space[8]};
  font-weight: ${token.weight.medium};
  text-decoration: underline;
  text-underline-offset: ${link.offset};
`;

export const Still = styled.span`
  position: relative;
  display: block;
`;

/** Play icon on top of the poster image. */
export const Play = styled.span`
  position: absolute;
  inset-block-end: ${token.space[4]};
  inset-inline-start: ${token.space[4]};
  display: grid;
  place-items: center;
  inline-size: ${token.space[16]};
  block-size: ${token.space[16]};
  border-radius: ${token.radius.soft};
  background: ${token.color.strong};
  color: ${token.color.onStrong};
  transition: background-color ${token.time.quick} ${token.ease.out};

  a:hover & {
    background: ${token.color.strongHover};
  }

  @media (forced-colors: active) {
    border: ${token.stroke.hair} solid LinkText;
  }
`;
