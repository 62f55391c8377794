import { styled } from 'styled-components';
import { Icon } from '#src/components/Icon/Icon.tsx';
import { Link } from '#src/components/Link/Link.tsx';
import type { LinkProps } from '#src/components/Link/Link.tsx';
import type { IconShape } from '#src/icons/paths.ts';
import type { ButtonSize, ButtonVariant } from './Button.tsx';
import { buttonStyles, Label } from './Button.styles.ts';

/** Props of ButtonLink. */
export interface ButtonLinkProps extends Omit<LinkProps, 'variant'> {
  /** Emphasis, as for Button. Defaults to `secondary`. */
  variant?: ButtonVariant;
  /** Size. Defaults to `medium`, 52 px high. */
  size?: ButtonSize;
  /** Icon before the label. */
  icon?: IconShape;
  /** Icon after the label. */
  iconAfter?: IconShape;
  /** Stretches to the full width of its container. */
  wide?: boolean;
}

/** A link styled as a button. It renders an `<a>`, so it works without JavaScript. */
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
    ${buttonStyles}
  }
`;
