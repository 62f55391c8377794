import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { Icon } from '#src/components/Icon/Icon.tsx';
import type { IconShape } from '#src/icons/paths.ts';
import { token } from '#src/tokens/token.ts';

/** Props of IconButton. */
export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** The icon. */
  icon: IconShape;
  /** What it does; used as accessible name and tooltip. */
  label: string;
}

/** An icon-only button of 44 by 44 px with an accessible name and a tooltip. */
export function IconButton({ icon, label, type = 'button', ...rest }: IconButtonProps) {
  return (
    <Root type={type} aria-label={label} title={label} {...rest}>
      <Icon shape={icon} />
    </Root>
  );
}

const Root = styled.button`
  display: inline-grid;
  flex: none;
  place-items: center;
  inline-size: ${token.size.target};
  block-size: ${token.size.target};
  padding: 0;
  border: ${token.stroke.hair} solid transparent;
  border-radius: ${token.radius.soft};
  background: transparent;
  color: inherit;
  cursor: pointer;
  transition: background-color ${token.time.quick} ${token.ease.out};

  &:hover {
    background: ${token.color.hover};
  }

  @media (forced-colors: active) {
    border-color: ButtonText;
  }
`;
