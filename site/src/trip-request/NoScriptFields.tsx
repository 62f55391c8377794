import { Button, CountrySelect, EmailInput, Heading, Link, Stack, Text, TextField, VisuallyHidden } from '@farwend/design-system';
import { useLayoutContent } from '#src/shared/layoutContent.ts';
import { mainPhoneOf } from '#src/shared/mainPhoneOf.ts';
import { CachedFragment } from '#src/startup/CachedFragment.tsx';
import { idOf } from './fieldIds.ts';
import { HONEYPOT, NO_SCRIPT_MARKER } from './noScriptFieldNames.ts';
import { Children } from './steps/Party.tsx';
import type { StepProps } from './steps/StepProps.ts';
import type { ResidenceCountry } from './FormLists.ts';

/** Props of PlainFields. */
export interface NoScriptFieldsProps extends StepProps {
  /** Countries of residence. */
  countries: readonly ResidenceCountry[];
}

/** Completes the first step into a whole form that can be posted without JavaScript. Browsers with JavaScript ignore its content. */
export function NoScriptFields({ form, errorOf, onChange, countries }: NoScriptFieldsProps) {
  const { traveler } = form;
  const { phones } = useLayoutContent();
  const phone = mainPhoneOf(phones);
  const isAnswered = form.travelingWithChildren !== null || (errorOf('numberOfChildren') ?? errorOf('childAgeGroups')) !== undefined;
  return (
    <noscript>
      <Stack gap={8}>
        <input type="hidden" name={NO_SCRIPT_MARKER} value="1" />
        <CachedFragment name="children" cacheKey={() => (isAnswered ? null : [])}>
          {!form.travelingWithChildren && <Children form={form} errorOf={errorOf} onChange={onChange} />}
        </CachedFragment>
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
        <CachedFragment name="residence" cacheKey={() => [traveler.countryOfResidence, errorOf('countryOfResidence'), countries]}>
          <CountrySelect
            id={idOf('countryOfResidence')}
            name="countryOfResidence"
            label="Country of residence"
            options={countries}
            defaultValue={traveler.countryOfResidence}
            error={errorOf('countryOfResidence')}
          />
        </CachedFragment>
        <CachedFragment name="end" cacheKey={() => [phones]}>
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
            {phone && (
              <>
                Call <Link href={phone.href}>{phone.text}</Link>.{' '}
              </>
            )}
            For anything else there is <Link href="/contact">{phones.contact?.text ?? 'the contact page'}</Link>.
          </Text>
        </CachedFragment>
      </Stack>
    </noscript>
  );
}
