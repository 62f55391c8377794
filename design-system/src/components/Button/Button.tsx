import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { Icon } from '#src/components/Icon/Icon.tsx';
import { VisuallyHidden } from '#src/components/VisuallyHidden/VisuallyHidden.tsx';
import type { IconShape } from '#src/icons/paths.ts';
import { Label, Progress, Root } from './Button.styles.ts';

/** Emphasis: one `primary` per view, `strong` and `secondary` beside it, `quiet` in toolbars, `link` in text. */
export type ButtonVariant = 'primary' | 'strong' | 'secondary' | 'quiet' | 'link';

/** Size: 44, 52 or 60 px high. */
export type ButtonSize = 'small' | 'medium' | 'large';

/** Props of Button. */
export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  /** Emphasis. Defaults to `secondary`, so that the primary action is a deliberate choice. */
  variant?: ButtonVariant;
  /** Size. Defaults to `medium`, 52 px high. */
  size?: ButtonSize;
  /** The action is in progress: the button keeps its size, label and focus, and ignores further clicks. */
  busy?: boolean;
  /** Announced by screen readers while it is busy. */
  busyLabel?: string;
  /** Icon before the label. */
  icon?: IconShape;
  /** Icon after the label. */
  iconAfter?: IconShape;
  /** Stretches to the full width of its container. */
  wide?: boolean;
}

/** Triggers an action on the page. For navigation, use ButtonLink. */
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
