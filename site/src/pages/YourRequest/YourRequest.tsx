import {
  Alert,
  BudgetSelect,
  Button,
  ButtonLink,
  Checkbox,
  Cluster,
  Column,
  Contours,
  DateField,
  Facts,
  Grid,
  Heading,
  Link,
  Section,
  Stack,
  Text,
  TextArea,
  TextField,
} from '@farwend/design-system';
import type { ReactNode } from 'react';
import { CallOrWrite } from '#src/shared/CallOrWrite.tsx';
import { useLayoutContent } from '#src/shared/layoutContent.ts';
import { mainPhoneOf } from '#src/shared/mainPhoneOf.ts';
import { getTypingLocale } from '#src/shared/typingLocale.ts';
import { useInsertPromises } from '#src/shared/useInsertPromises.ts';
import { statusTexts } from './statusTexts.data.ts';
import type { YourRequestActionResult, YourRequestData } from './yourRequest.data.ts';

/** Props of YourRequest. */
export interface YourRequestProps {
  /** The request that the link opened. */
  request: YourRequestData;
  /** Result of the last submitted form. */
  result?: YourRequestActionResult | undefined;
  /** Renders the form element around its content; `intent` is the requested action. */
  renderForm: (intent: 'change' | 'confirm' | 'cancel' | 'password', content: ReactNode) => ReactNode;
}

/** A sent request, opened by an emailed link: read, change, cancel or add to My Trips without an account. */
export function YourRequest({ request, result, renderForm }: YourRequestProps) {
  const { reference, tripTitle, givenName, status } = request;
  const insert = useInsertPromises();
  return (
    <Section>
      <Contours side="end" />
      <Grid rowGap={16}>
        <Column span={12}>
          <Stack gap={5}>
            <Text variant="region" tone="soft">
              Request {reference}
            </Text>
            <Heading level={1}>{tripTitle}</Heading>
            <Text variant="lead" tone="soft">
              {givenName ? `${givenName}, ` : ''}
              {insert(statusTexts[status])}
            </Text>
            {result?.done && (
              <Alert tone="success" announce>
                {doneMessages[result.done]}
              </Alert>
            )}
            {result?.message && (
              <Alert tone="error" announce>
                {result.message}
              </Alert>
            )}
          </Stack>
        </Column>
        <Column span={7}>
          <Stack gap={12}>
            {request.canChange ? <ChangeForm request={request} result={result} renderForm={renderForm} /> : <Summary request={request} />}
            {request.canCancel && <CancelForm renderForm={renderForm} />}
          </Stack>
        </Column>
        <Column span={4} start={9} as="aside">
          <Stack gap={12}>
            {request.canChange && <FixedFacts request={request} />}
            <AddToMyTrips request={request} renderForm={renderForm} />
          </Stack>
        </Column>
      </Grid>
    </Section>
  );
}

const doneMessages: Record<NonNullable<YourRequestActionResult['done']>, string> = {
  change: 'Changed. Whoever reads your request reads it as it is now.',
  confirm: 'Confirmed. The request stands among your trips.',
  cancel: 'Cancelled. Nothing more happens with it.',
  password: 'We have written to you. The link in the mail is good for an hour.',
};

function ChangeForm({ request, result, renderForm }: YourRequestProps) {
  const until =
    request.editableUntil &&
    new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short' }).format(new Date(request.editableUntil));
  const findError = (field: string) => result?.errors?.find((error) => error.field === field)?.message;
  return (
    <Stack gap={6}>
      <Heading level={2}>Change it</Heading>
      {until && <Text tone="soft">Until {until}, or until we introduce you to the first company.</Text>}
      {renderForm(
        'change',
        <Stack gap={8}>
          <input type="hidden" name="version" value={request.version} />
          <DateField
            id="yours-departure-date"
            name="departureDate"
            label="When would you like to leave?"
            defaultValue={request.departureDate ?? ''}
            min={formatDayFromNow(1)}
            max={formatDayFromNow(36 * 30)}
            locale="en-GB"
            typingLocale={getTypingLocale()}
            flexible={request.flexibleDepartureDate}
            error={findError('departureDate')}
          />
          <Checkbox
            id="yours-flexible"
            name="flexibleDepartureDate"
            label="My dates are flexible"
            defaultValue={request.flexibleDepartureDate}
          />
          <TextField
            id="yours-nights"
            name="totalNights"
            label="How many nights?"
            inputMode="numeric"
            autoComplete="off"
            defaultValue={String(request.totalNights)}
            error={findError('totalNights')}
          />
          <BudgetSelect
            id="yours-budget"
            name="budgetPerPersonUSD"
            label="Budget per person"
            defaultValue={request.budgetPerPersonUSD ?? 0}
            error={findError('budgetPerPersonUSD')}
          />
          <TextField
            id="yours-own-budget"
            name="ownBudgetPerPersonUSD"
            label="Or your own figure"
            hint="Per person, in US dollars, like 17,500. It goes before the band."
            optional
            inputMode="numeric"
            autoComplete="off"
            defaultValue={request.ownBudgetPerPersonUSD?.toLocaleString('en-US') ?? ''}
            error={findError('ownBudgetPerPersonUSD')}
          />
          <TextArea
            id="yours-description"
            name="tripDescription"
            label="What would make this trip perfect?"
            optional
            limit={4000}
            defaultValue={request.tripDescription}
            error={findError('tripDescription')}
          />
          <Cluster>
            <Button type="submit" variant="primary">
              Save the changes
            </Button>
          </Cluster>
        </Stack>,
      )}
    </Stack>
  );
}

/** Facts of the request that the form cannot change. */
function FixedFacts({ request: { destinationNames, numberOfAdults, numberOfChildren } }: Pick<YourRequestProps, 'request'>) {
  const phone = mainPhoneOf(useLayoutContent().phones);
  return (
    <Stack gap={4}>
      <Heading level={2} size="h4">
        What stays
      </Heading>
      <Facts
        look="list"
        items={[
          { name: 'Where', value: new Intl.ListFormat('en').format(destinationNames) || 'Open' },
          { name: 'Adults', value: formatAdults(numberOfAdults) },
          ...(numberOfChildren ? [{ name: 'Children', value: numberOfChildren }] : []),
        ]}
      />
      <Text tone="soft">
        Other places, or other people?{' '}
        {phone ? (
          <>
            Call <Link href={phone.href}>{phone.text.replaceAll(' ', '\u00a0')}</Link>, or answer our mail.
          </>
        ) : (
          'Answer our mail.'
        )}
      </Text>
    </Stack>
  );
}

function Summary({ request }: Pick<YourRequestProps, 'request'>) {
  const { phones } = useLayoutContent();
  const { departureDate, flexibleDepartureDate, totalNights, numberOfAdults, numberOfChildren, destinationNames, tripDescription } =
    request;
  const day = departureDate && new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(departureDate));
  return (
    <Stack gap={6}>
      <Heading level={2}>What you asked for</Heading>
      <Facts
        look="list"
        items={[
          { name: 'Where', value: new Intl.ListFormat('en').format(destinationNames) || 'Open' },
          { name: 'Leaving', value: day ? `${day}${flexibleDepartureDate ? ', or near it' : ''}` : 'Open' },
          { name: 'Nights', value: totalNights },
          { name: 'Adults', value: formatAdults(numberOfAdults) },
          ...(numberOfChildren ? [{ name: 'Children', value: numberOfChildren }] : []),
        ]}
      />
      {tripDescription && <Text>{tripDescription}</Text>}
      <Text tone="soft">
        <CallOrWrite lead="The time to change it here is over. Write to your specialist, or" phone={mainPhoneOf(phones)} />.
      </Text>
    </Stack>
  );
}

function CancelForm({ renderForm }: Pick<YourRequestProps, 'renderForm'>) {
  return (
    <Stack gap={4}>
      <Heading level={2} size="h4">
        Call it off
      </Heading>
      <Text tone="soft">Nothing was booked and nothing is owed. A word on why helps the next person; it is not needed.</Text>
      {renderForm(
        'cancel',
        <Stack gap={4}>
          <TextField id="yours-note" name="note" label="Why?" optional autoComplete="off" />
          <Cluster>
            <Button type="submit">Cancel my request</Button>
          </Cluster>
        </Stack>,
      )}
    </Stack>
  );
}

function AddToMyTrips({ request, renderForm }: Pick<YourRequestProps, 'request' | 'renderForm'>) {
  if (!request.confirmed)
    return (
      <Stack gap={4} align="start">
        <Heading level={2} size="h4">
          Was it you?
        </Heading>
        <Text tone="soft">
          This address has an account, and the request was sent without signing in. Say that it is yours, and it joins your trips.
        </Text>
        {renderForm('confirm', <Button type="submit">Yes, it is mine</Button>)}
      </Stack>
    );
  return (
    <Stack gap={4} align="start">
      <Heading level={2} size="h4">
        Add to My Trips
      </Heading>
      {request.hasAccount ? (
        <>
          <Text tone="soft">Sign in to see letters, routes and papers beside the request.</Text>
          <ButtonLink href="/login">Sign in</ButtonLink>
        </>
      ) : (
        <>
          <Text tone="soft">With a password the request, its letters and its papers are in one place, on any device.</Text>
          {renderForm('password', <Button type="submit">Mail me a link to choose one</Button>)}
        </>
      )}
    </Stack>
  );
}

/** Formats the number of adults: 1 to 15, or "16 or more". */
function formatAdults(number: string): string {
  return number === '16' ? '16 or more' : number;
}

/** Formats the day some days from now as yyyy-mm-dd. */
function formatDayFromNow(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}
