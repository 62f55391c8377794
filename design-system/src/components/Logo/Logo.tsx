import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { logo } from '#src/tokens/component.ts';
import { below, token } from '#src/tokens/token.ts';

/** Props of Logo. */
export interface LogoProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Brand name. */
  name?: string;
}

/** The wordmark with the route line that leads out of it. */
export function Logo({ name = 'Farwend', ...rest }: LogoProps) {
  return (
    <Root translate="no" {...rest}>
      {name}
      <svg viewBox="0 0 34 24" aria-hidden="true" focusable="false">
        <path d="M1 20.5C8 20.5 7 12 13.5 12S20 5 29 5" fill="none" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" />
        <circle cx="29.5" cy="5" r="3.5" fill="currentColor" />
      </svg>
    </Root>
  );
}

const Root = styled.span`
  display: inline-flex;
  align-items: baseline;
  color: ${token.color.ink};
  font-family: ${token.font.serif};
  font-size: ${logo.size};
  line-height: 1;
  letter-spacing: -0.02em;
  white-space: nowrap;

  ${below.phone} {
    font-size: ${logo.sizeSmall};
  }

  & > svg {
    inline-size: ${logo.signWidth};
    block-size: ${logo.signHeight};
    margin-inline-start: ${token.stroke.hair};
    color: ${token.color.route};

    @media (forced-colors: active) {
      color: CanvasText;
    }
  }

  /* A brand name keeps its direction. */
  &:dir(rtl) {
    direction: ltr;
  }
`;
