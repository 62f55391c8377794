import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { Icon } from '#src/components/Icon/Icon.tsx';
import { VisuallyHidden } from '#src/components/VisuallyHidden/VisuallyHidden.tsx';
import type { IconShape } from '#src/icons/paths.ts';
import { Label, Progress, Root } from './Button.styles.ts';

/** How loud a button is: one `primary` in a view; `strong` and `secondary` beside it; `quiet` in bars; `link` in text. */
export type ButtonVariant = 'primary' | 'strong' | 'secondary' | 'quiet' | 'link';

/** How large a button is: 44, 52 or 60 px high. */
export type ButtonSize = 'small' | 'medium' | 'large';

/** Props of Button. */
export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  /** How loud it is; `secondary` unless said, so that the one action is chosen on purpose. */
  variant?: ButtonVariant;
  /** How large it is; 52 px high unless said. */
  size?: ButtonSize;
  /** Its work is under way: it keeps its place, its words and the focus, and ignores further presses. */
  busy?: boolean;
  /** What screen readers hear while it is busy. */
  busyLabel?: string;
  /** A sign before the words. */
  icon?: IconShape;
  /** A sign after the words. */
  iconAfter?: IconShape;
  /** Fills the width it is given. */
  wide?: boolean;
}

/** Does something here; what leads elsewhere is a ButtonLink. */
export function Button({
  variant = 'secondary',
  size = 'medium',
  busy = false,
  busyLabel = 'Please wait',
  icon,
  iconAfter,
  wide = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => (busy ? event.preventDefault() : onClick?.(event));
  const working = busy ? { 'aria-disabled': true, 'aria-busy': true } : {};
  return (
    <Root type={type} data-variant={variant} data-size={size} data-wide={wide} onClick={press} {...working} {...rest}>
      {icon && <Icon shape={icon} />}
      <Label>{children}</Label>
      {iconAfter && <Icon shape={iconAfter} />}
      {busy && <VisuallyHidden>{busyLabel}</VisuallyHidden>}
      {busy && <Progress aria-hidden="true" />}
    </Root>
  );
}
