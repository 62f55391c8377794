import { Button, CountrySelect, EmailInput, Heading, Link, Stack, Text, TextField, VisuallyHidden } from '@farwend/design-system';
import { useFrame } from '#src/shared/frame.ts';
import { Kept } from '#src/shared/Kept.tsx';
import { idOf } from './fieldIds.ts';
import { HONEYPOT, PLAIN_MARK } from './plainNames.ts';
import { Children } from './steps/Party.tsx';
import type { StepProps } from './steps/StepProps.ts';
import type { ResidenceCountry } from './usePlaces.ts';

/** Props of PlainFields. */
export interface PlainFieldsProps extends StepProps {
  /** Countries of residence. */
  countries: readonly ResidenceCountry[];
}

/** Without scripts the first step is the whole form: these fields make it complete, and it is posted. With scripts the browser does not read them. */
export function PlainFields({ form, errorOf, onChange, countries }: PlainFieldsProps) {
  const { traveler } = form;
  const { phones } = useFrame();
  const isAnswered = form.travelingWithChildren !== null || (errorOf('numberOfChildren') ?? errorOf('childAgeGroups')) !== undefined;
  return (
    <noscript>
      <Stack gap={8}>
        <input type="hidden" name={PLAIN_MARK} value="1" />
        <Kept name="children" by={() => (isAnswered ? null : [])}>
          {!form.travelingWithChildren && <Children form={form} errorOf={errorOf} onChange={onChange} />}
        </Kept>
        <TextField
          id={idOf('firstName')}
          name="firstName"
          label="First name"
          autoComplete="given-name"
          defaultValue={traveler.firstName}
          error={errorOf('firstName')}
        />
        <TextField
          id={idOf('lastName')}
          name="lastName"
          label="Last name"
          autoComplete="family-name"
          defaultValue={traveler.lastName}
          error={errorOf('lastName')}
        />
        <EmailInput id={idOf('email')} name="email" label="Email address" defaultValue={traveler.email} error={errorOf('email')} />
        <Kept
          name="residence"
          by={() => [traveler.countryOfResidence, errorOf('countryOfResidence'), countries.map(({ name }) => name).join()]}
        >
          <CountrySelect
            id={idOf('countryOfResidence')}
            name="countryOfResidence"
            label="Country of residence"
            options={countries}
            defaultValue={traveler.countryOfResidence}
            error={errorOf('countryOfResidence')}
          />
        </Kept>
        <Kept name="end" by={() => [phones]}>
          <VisuallyHidden>
            <label>
              Leave this empty
              <input name={HONEYPOT} tabIndex={-1} autoComplete="off" />
            </label>
          </VisuallyHidden>
          <Button type="submit" variant="primary" size="large" wide>
            Send my trip request
          </Button>
          <Heading level={2} size="h4">
            Or talk to us
          </Heading>
          <Text>
            Call <Link href={phones.call.href}>{phones.call.text}</Link>. For anything else there is{' '}
            <Link href="/contact">{phones.contact.text}</Link>.
          </Text>
        </Kept>
      </Stack>
    </noscript>
  );
}
