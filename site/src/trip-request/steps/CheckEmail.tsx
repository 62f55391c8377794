import { Alert, Button, Spinner, Stack } from '@farwend/design-system';
import { texts } from '../texts.ts';

/** Props of CheckEmail. */
export interface CheckEmailProps {
  /** What the check came to: under way, an agent's or staff member's address, or a closed account. */
  state: 'checking' | 'agent' | 'disabled';
  /** The number to call, as people read it. */
  phone: string;
  /** Called when another address is to be used. */
  onOther: () => void;
}

/** The step between contact and phone; most people never see it. */
export function CheckEmail({ state, phone, onOther }: CheckEmailProps) {
  if (state === 'checking') return <Spinner label="Checking…" />;
  return (
    <Stack gap={6} align="start">
      <Alert tone="error" announce>
        {state === 'agent' ? texts.onlyTravelers : texts.disabledEmail(phone)}
      </Alert>
      <Button variant="strong" onClick={onOther}>
        Use another email address
      </Button>
    </Stack>
  );
}
