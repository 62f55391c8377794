import type { ComponentPropsWithRef, ReactNode, RefObject } from 'react';
import { IconButton } from '#src/components/Button/IconButton.tsx';
import { Icon } from '#src/components/Icon/Icon.tsx';
import { VisuallyHidden } from '#src/components/VisuallyHidden/VisuallyHidden.tsx';
import * as icons from '#src/icons/paths.ts';
import { Body, Root, Title } from './Alert.styles.ts';

/** Severity of the message. */
export type AlertTone = 'info' | 'success' | 'warning' | 'error';

/** Props of Alert. */
export interface AlertProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** Severity of the message. Defaults to `info`. */
  tone?: AlertTone;
  /** Bold lead-in before the message. */
  title?: ReactNode;
  /** Word for the tone, announced before the message by screen readers. */
  toneLabel?: string;
  /** Announces the message when it appears: errors assertively, everything else politely. Leave off for notices that are part of the page. */
  announce?: boolean;
  /** Called when the user dismisses it. Omit to hide the close button. */
  onDismiss?: () => void;
  /** Accessible name of the close button. */
  dismissLabel?: string;
  /** Element that receives focus after it is dismissed. */
  returnFocusTo?: RefObject<HTMLElement | null>;
}

/** A message with an icon and a text label for its tone, so colour is never the only cue. */
export function Alert({
  tone = 'info',
  title,
  toneLabel = toneLabels[tone],
  announce = false,
  onDismiss,
  dismissLabel = 'Close',
  returnFocusTo,
  children,
  ...rest
}: AlertProps) {
  const role = announce ? { role: tone === 'error' ? 'alert' : 'status' } : {};
  const dismiss = () => {
    onDismiss?.();
    returnFocusTo?.current?.focus();
  };
  return (
    <Root data-tone={tone} {...role} {...rest}>
      <Icon shape={signs[tone]} />
      <Body>
        <VisuallyHidden>{toneLabel}: </VisuallyHidden>
        {title && <Title>{title}</Title>}
        {children}
      </Body>
      {onDismiss && <IconButton icon={icons.close} label={dismissLabel} onClick={dismiss} />}
    </Root>
  );
}

const signs = { info: icons.info, success: icons.success, warning: icons.warning, error: icons.error } as const;
const toneLabels = { info: 'Note', success: 'Done', warning: 'Warning', error: 'Error' } as const;
