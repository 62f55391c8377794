import type { ComponentPropsWithRef, ReactNode, RefObject } from 'react';
import { IconButton } from '#src/components/Button/IconButton.tsx';
import { Icon } from '#src/components/Icon/Icon.tsx';
import { VisuallyHidden } from '#src/components/VisuallyHidden/VisuallyHidden.tsx';
import * as icons from '#src/icons/paths.ts';
import { Body, Root, Title } from './Alert.styles.ts';

/** What a message is about. */
export type AlertTone = 'info' | 'success' | 'warning' | 'error';

/** Props of Alert. */
export interface AlertProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** What it is about; information unless said. */
  tone?: AlertTone;
  /** Its first words. */
  title?: ReactNode;
  /** The word for its tone that screen readers hear first. */
  toneLabel?: string;
  /** It tells of something that has just happened: an error interrupts, anything else waits for its turn. Off for notices that stand on the page. */
  announce?: boolean;
  /** Called when it is closed; without it there is no close button. */
  onDismiss?: () => void;
  /** The name of the close button. */
  dismissLabel?: string;
  /** Where focus goes when it is closed. */
  returnFocusTo?: RefObject<HTMLElement | null>;
}

/** A message in words with a sign; colour is never the only difference. */
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
