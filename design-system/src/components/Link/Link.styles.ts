import { styled } from 'styled-components';
import { token } from '#src/tokens/token.ts';

export const Anchor = styled.a`
  color: ${token.color.link};
  text-decoration-line: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 0.22em;
  transition: color ${token.time.quick} ${token.ease.out};

  &:hover {
    color: ${token.color.linkHover};
    text-decoration-thickness: 2px;
  }

  &[data-variant='quiet'],
  &[data-variant='bare'] {
    color: inherit;
    text-decoration-line: none;
  }

  &[data-variant='quiet']:hover {
    color: ${token.color.linkHover};
    text-decoration-line: underline;
  }

  &[data-variant='onward'] {
    color: ${token.color.ink};
    font-weight: ${token.weight.medium};
    text-decoration-color: ${token.color.route};
    text-decoration-thickness: 2px;
    text-underline-offset: 0.35em;
  }

  /* A link in a list of its own is pressed by thumbs. */
  &[data-variant='quiet'],
  &[data-variant='onward'] {
    display: inline-flex;
    align-items: center;
    min-block-size: ${token.size.target};
  }
`;

export const Sign = styled.span`
  display: inline-block;
  margin-inline-start: 0.35em;
  vertical-align: -0.15em;
  transition: translate ${token.time.calm} ${token.ease.out};

  & > svg {
    inline-size: 0.95em;
    block-size: 0.95em;
  }

  [data-variant='onward']:hover > & {
    translate: 4px 0;

    &:dir(rtl) {
      translate: -4px 0;
    }
  }
`;
