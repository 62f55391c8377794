import { styled } from 'styled-components';
import { Icon } from '#src/components/Icon/Icon.tsx';
import { Link } from '#src/components/Link/Link.tsx';
import type { LinkProps } from '#src/components/Link/Link.tsx';
import type { IconShape } from '#src/icons/paths.ts';
import type { ButtonSize, ButtonVariant } from './Button.tsx';
import { buttonLook, Label } from './Button.styles.ts';

/** Props of ButtonLink. */
export interface ButtonLinkProps extends Omit<LinkProps, 'variant'> {
  /** How loud it is, as a Button's; `secondary` unless said. */
  variant?: ButtonVariant;
  /** How large it is; 52 px high unless said. */
  size?: ButtonSize;
  /** A sign before the words. */
  icon?: IconShape;
  /** A sign after the words. */
  iconAfter?: IconShape;
  /** Fills the width it is given. */
  wide?: boolean;
}

/** Leads elsewhere with the weight of a button; it is an `<a>`, and works before any script. */
export function ButtonLink({ variant = 'secondary', size = 'medium', wide = false, icon, iconAfter, children, ...rest }: ButtonLinkProps) {
  return (
    <Look data-variant={variant} data-size={size} data-wide={wide} {...rest} variant="bare">
      {icon && <Icon shape={icon} />}
      <Label>{children}</Label>
      {iconAfter && <Icon shape={iconAfter} />}
    </Look>
  );
}

const Look = styled(Link)`
  && {
    ${buttonLook}
  }
`;
