import { Button, Cluster, CountrySelect, Dialog, Stack, TextField } from '@farwend/design-system';
import { idOf } from '../fieldIds.ts';
import type { ResidenceCountry } from '../FormLists.ts';
import { NameFields } from './NameFields.tsx';
import type { StepProps } from './StepProps.ts';

/** Props of ConfirmPerson. */
export interface ConfirmPersonProps extends StepProps {
  /** Countries of residence. */
  countries: readonly ResidenceCountry[];
  /** Called when the details are confirmed. */
  onConfirm: () => void;
  /** Called when the dialog is closed without confirming. */
  onBack: () => void;
}

/** Shows a new traveller's details from the identity provider for confirmation or correction. */
export function ConfirmPerson({ form, errorOf, onChange, countries, onConfirm, onBack }: ConfirmPersonProps) {
  return (
    <Dialog
      open
      kind="alert"
      title="Is this right?"
      description="Your sign-in told us this about you. Put right what is not."
      onOpenChange={(open) => {
        if (!open) onBack();
      }}
      footer={
        <Cluster>
          <Button variant="primary" onClick={onConfirm}>
            Yes, continue
          </Button>
          <Button variant="quiet" onClick={onBack}>
            Back to the form
          </Button>
        </Cluster>
      }
    >
      <Stack gap={6}>
        <NameFields form={form} errorOf={errorOf} onChange={onChange} />
        <TextField
          id={idOf('email')}
          name="email"
          label="Email address"
          type="email"
          autoComplete="email"
          readOnly
          value={form.traveler.email}
        />
        <CountrySelect
          id={idOf('countryOfResidence')}
          name="countryOfResidence"
          label="Country of residence"
          options={countries}
          value={form.traveler.countryOfResidence}
          error={errorOf('countryOfResidence')}
          onChange={(value) => onChange({ name: 'countryOfResidence', value })}
        />
      </Stack>
    </Dialog>
  );
}
