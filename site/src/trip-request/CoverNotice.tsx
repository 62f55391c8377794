import { Text, token } from '@farwend/design-system';
import { useLayoutEffect } from 'react';
import { styled } from 'styled-components';
import { COVER_NOTICE_ID, coverArguments, coverForm, uncoverForm } from './coverForm.ts';

/** Props of CoverNotice. */
export interface CoverNoticeProps {
  /** The form below has its answers. */
  isFormReady: boolean;
}

/** Shown instead of the form below it while saved answers are on their way. Takes no room, so that nothing moves when it goes. */
export function CoverNotice({ isFormReady }: CoverNoticeProps) {
  useLayoutEffect(() => {
    // The server's page has been covered by its inline script.
    if (document.documentElement.dataset['hydrated']) coverForm(...coverArguments);
    return uncoverForm;
  }, []);
  useLayoutEffect(() => {
    if (isFormReady) uncoverForm();
  }, [isFormReady]);
  return (
    <Notice id={COVER_NOTICE_ID} role="status">
      <Text variant="lead" tone="soft" hidden suppressHydrationWarning>
        Bringing back your trip…
      </Text>
    </Notice>
  );
}

const Notice = styled.div`
  display: none;
  position: absolute;
  inset-inline: 0;
  box-sizing: content-box;
  max-inline-size: ${token.measure.narrow};
  margin-inline: auto;
  padding: ${token.space[12]} ${token.space.gutter};

  html[data-restoring] & {
    display: block;
  }

  html[data-restoring] & ~ * {
    visibility: hidden;
  }
`;
