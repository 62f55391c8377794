import { Alert, Button, Stack, Text } from '@farwend/design-system';
import type { ReactNode } from 'react';
import { useFrame } from '#src/shared/frame.ts';

/** What came of asking for the mail again; `tooOften` brings the server's sentence. */
export type MailState = { state: 'sent' | 'failed' } | { state: 'tooOften'; message: string };

/** Props of MailAgain. */
export interface MailAgainProps {
  /** The address it goes to; absent: it is not known here. */
  email?: string | undefined;
  /** What came of it; absent: it was not asked for. */
  answer?: MailState | undefined;
  /** It is on its way. */
  isSending: boolean;
  /** Puts the button into the form that asks for it. */
  renderForm: (button: ReactNode) => ReactNode;
}

/** Has the mail about the request sent once more, and says what came of it. */
export function MailAgain({ email = 'you', answer, isSending, renderForm }: MailAgainProps) {
  const { phones } = useFrame();
  return (
    <Stack gap={3} align="start">
      {answer?.state !== 'sent' && (
        <>
          <Text tone="soft">No mail after five minutes, and none among the unwanted?</Text>
          {renderForm(
            <Button type="submit" busy={isSending}>
              Send the mail again
            </Button>,
          )}
        </>
      )}
      {answer && (
        <Alert tone={answer.state === 'sent' ? 'success' : 'error'} announce>
          {answer.state === 'sent' && `We have written to ${email} again. It may take a minute or two.`}
          {answer.state === 'tooOften' && answer.message}
          {answer.state === 'failed' && `We could not send the mail. Try again in a few minutes, or call ${phones.call.text}.`}
        </Alert>
      )}
    </Stack>
  );
}
