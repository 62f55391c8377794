import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '#src/components/Button/IconButton.tsx';
import { Link } from '#src/components/Link/Link.tsx';
import * as icons from '#src/icons/paths.ts';
import { token } from '#src/tokens/token.ts';

/** Props of AnnouncementBar. Other attributes are passed to the root element. */
export interface AnnouncementBarProps extends ComponentPropsWithRef<'aside'> {
  /** The announcement, in one sentence. */
  children: ReactNode;
  /** Page with more information. */
  href?: string | undefined;
  /** Text of the link. */
  linkText?: string | undefined;
  /** Called when the user dismisses it. Omit to hide the close button. */
  onDismiss?: (() => void) | undefined;
  /** Accessible name of the close button. */
  dismissLabel?: string | undefined;
  /** Accessible name of the landmark. */
  label?: string | undefined;
}

/** A temporary one-sentence notice above the page, on its grid and in the dark palette, which is quiet in dark mode. */
export function AnnouncementBar({
  children,
  href,
  linkText = 'Read more',
  onDismiss,
  dismissLabel = 'Close this announcement',
  label = 'Announcement',
  ...rest
}: AnnouncementBarProps) {
  return (
    <Root aria-label={label} data-tone="night" data-print="hide" {...rest}>
      <Words>
        {children}
        {href !== undefined && (
          <>
            {' '}
            <More href={href}>{linkText}</More>
          </>
        )}
      </Words>
      {onDismiss && (
        <Close>
          <IconButton icon={icons.close} label={dismissLabel} onClick={onDismiss} />
        </Close>
      )}
    </Root>
  );
}

const Root = styled.aside`
  display: flex;
  gap: ${token.space[3]};
  align-items: center;
  justify-content: space-between;
  min-block-size: ${token.space[12]};
  padding-inline: max(${token.space.gutter}, (100% - ${token.measure.page}) / 2);
  border-block-end: ${token.stroke.hair} solid ${token.color.line};
  font-size: ${token.text.small};
  line-height: ${token.leading.snug};
  overflow-wrap: anywhere;

  & :focus-visible {
    outline-color: currentColor;
  }
`;

const Words = styled.p`
  min-inline-size: 0;
  padding-block: ${token.space[3]};
`;

const More = styled(Link)`
  &&,
  &&:hover {
    color: inherit;
    font-weight: ${token.weight.medium};
  }
`;

/** Hidden without JavaScript, where it could not work. */
const Close = styled.div`
  flex: none;

  & > button:hover {
    background: none;
    outline: ${token.stroke.hair} solid currentColor;
  }

  @media (scripting: none) {
    display: none;
  }
`;
