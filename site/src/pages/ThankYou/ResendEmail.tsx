import { Alert, Button, Stack, Text } from '@farwend/design-system';
import type { ReactNode } from 'react';
import { useLayoutContent } from '#src/shared/layoutContent.ts';
import { mainPhoneOf } from '#src/shared/mainPhoneOf.ts';
import { formatCallOrWrite } from '#src/shared/phones.ts';

/** Result of requesting the email again; `tooOften` has the server's message. */
export type ResendResult = { state: 'sent' | 'failed' } | { state: 'tooOften'; message: string };

/** Props of ResendEmail. */
export interface ResendEmailProps {
  /** Address of the recipient; omit if unknown. */
  email?: string | undefined;
  /** Result; omit if not requested yet. */
  result?: ResendResult | undefined;
  /** Whether the request is being sent. */
  isSending: boolean;
  /** Renders the form element around the button. */
  renderForm: (button: ReactNode) => ReactNode;
}

/** Sends the email about the request again and shows the result. */
export function ResendEmail({ email = 'you', result, isSending, renderForm }: ResendEmailProps) {
  const { phones } = useLayoutContent();
  return (
    <Stack gap={3} align="start">
      {result?.state !== 'sent' && (
        <>
          <Text tone="soft">No mail after five minutes, and none among the unwanted?</Text>
          {renderForm(
            <Button type="submit" busy={isSending}>
              Send the mail again
            </Button>,
          )}
        </>
      )}
      {result && (
        <Alert tone={result.state === 'sent' ? 'success' : 'error'} announce>
          {result.state === 'sent' && `We have written to ${email} again. It may take a minute or two.`}
          {result.state === 'tooOften' && result.message}
          {result.state === 'failed' &&
            `We could not send the mail. Try again in a few minutes, or ${formatCallOrWrite(mainPhoneOf(phones)?.text)}.`}
        </Alert>
      )}
    </Stack>
  );
}
