import { Button, ButtonLink, Checkbox, Heading, Select, Stack, Text, TextArea, TextField } from '@farwend/design-system';
import { formatMoment } from './days.ts';
import type { RenderForm } from './MatchSection.tsx';
import type { Trip } from './trip.ts';
import { Fields, Disclosure } from './TripView.styles.ts';

/** Props of TripActions. */
export interface TripActionsProps {
  trip: Trip;
  /** Error messages by field name. */
  fields: Readonly<Record<string, string>>;
  /** A form is being submitted. */
  busy: boolean;
  renderForm: RenderForm;
}

/** The changes a traveller may make to a trip in its current status; the others are not shown. */
export function TripActions({ trip, fields, busy, renderForm }: TripActionsProps) {
  const { status, allowedTransitions, changeableUntil } = trip;
  const isEnded = status === 'CANCELLED' || status === 'CLOSED_LOST' || status === 'EXPIRED';
  const reopenStatus =
    status === 'ON_HOLD'
      ? allowedTransitions.find((next) => next !== 'CANCELLED')
      : isEnded && allowedTransitions.includes('SCREENING')
        ? 'SCREENING'
        : undefined;
  const hasActions =
    changeableUntil !== null ||
    reopenStatus !== undefined ||
    allowedTransitions.includes('ON_HOLD') ||
    allowedTransitions.includes('CANCELLED');
  if (status === 'DRAFT') return <ButtonLink href="/trip-request">Go on with the form</ButtonLink>;
  if (!hasActions) return null;
  const renderTransition = (to: string, button: string, variant: 'secondary' | 'strong' = 'secondary', reason?: boolean) =>
    renderForm(
      'move',
      <Fields>
        <input type="hidden" name="status" value={to} />
        {reason && <Select name="reason" label="Why, if you like to say" placeholder="No reason" options={cancelReasons} />}
        <Button type="submit" variant={variant} busy={busy}>
          {button}
        </Button>
      </Fields>,
    );
  return (
    <Stack gap={5}>
      <Heading level={2} size="h4">
        What you can do
      </Heading>
      <div>
        {changeableUntil !== null && (
          <Disclosure open={Object.keys(fields).length > 0}>
            <summary>Change dates, nights or words</summary>
            <ChangeForm trip={trip} until={changeableUntil} fields={fields} busy={busy} renderForm={renderForm} />
          </Disclosure>
        )}
        {reopenStatus !== undefined && (
          <Disclosure open>
            <summary>{isEnded ? 'Open it again' : 'Go on'}</summary>
            {renderTransition(reopenStatus, isEnded ? 'Open the trip again' : 'Go on with the trip', 'strong')}
          </Disclosure>
        )}
        {allowedTransitions.includes('ON_HOLD') && (
          <Disclosure>
            <summary>Let it rest</summary>
            <Stack gap={4}>
              <Text tone="soft">Nobody writes or waits until you say so.</Text>
              {renderTransition('ON_HOLD', 'Let it rest')}
            </Stack>
          </Disclosure>
        )}
        {allowedTransitions.includes('CANCELLED') && (
          <Disclosure>
            <summary>Cancel the trip</summary>
            <Stack gap={4}>
              <Text tone="soft">Whoever plans it is told. It can be opened again for ninety days.</Text>
              {renderTransition('CANCELLED', 'Cancel the trip', 'secondary', true)}
            </Stack>
          </Disclosure>
        )}
      </div>
    </Stack>
  );
}

const cancelReasons = [
  { value: 'CHANGED_MIND', label: 'We changed our mind' },
  { value: 'DATES', label: 'The dates do not work' },
  { value: 'BUDGET', label: 'It costs more than we thought' },
  { value: 'HEALTH', label: 'Health' },
  { value: 'BOOKED_ELSEWHERE', label: 'We booked elsewhere' },
  { value: 'OTHER', label: 'Something else' },
];

function ChangeForm({ trip, until, fields, busy, renderForm }: TripActionsProps & { until: string }) {
  return renderForm(
    'change',
    <Fields>
      <Text variant="small" tone="soft">
        Until {formatMoment(until)}, or until you meet a company. After that, write to us.
      </Text>
      <input type="hidden" name="version" value={trip.version} />
      <TextField
        name="departureDate"
        type="date"
        label="Departure"
        autoComplete="off"
        defaultValue={trip.departure ?? ''}
        error={fields['departureDate']}
      />
      <Checkbox name="flexibleDepartureDate" label="The date may move" defaultValue={trip.isFlexible} />
      <TextField
        name="totalNights"
        inputMode="numeric"
        label="Nights"
        autoComplete="off"
        defaultValue={String(trip.nights)}
        error={fields['totalNights']}
      />
      <TextArea name="tripDescription" label="In your words" rows={5} defaultValue={trip.description} error={fields['tripDescription']} />
      <Button type="submit" variant="strong" busy={busy}>
        Keep the change
      </Button>
    </Fields>,
  );
}
