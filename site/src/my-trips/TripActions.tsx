import { Button, ButtonLink, Checkbox, Heading, Select, Stack, Text, TextArea, TextField } from '@farwend/design-system';
import { longMoment } from './days.ts';
import type { RenderForm } from './MatchSheet.tsx';
import type { Trip } from './trip.ts';
import { Fields, Fold } from './TripView.styles.ts';

/** Props of TripDeeds. */
export interface TripDeedsProps {
  trip: Trip;
  /** Sentences by the name of the field they belong to. */
  fields: Readonly<Record<string, string>>;
  /** Something is on its way. */
  busy: boolean;
  renderForm: RenderForm;
}

/** What a traveller may do with a trip as it stands; what may not be done is not there. */
export function TripDeeds({ trip, fields, busy, renderForm }: TripDeedsProps) {
  const { status, moves, changeableUntil } = trip;
  const isEnded = status === 'CANCELLED' || status === 'CLOSED_LOST' || status === 'EXPIRED';
  const back =
    status === 'ON_HOLD' ? moves.find((move) => move !== 'CANCELLED') : isEnded && moves.includes('SCREENING') ? 'SCREENING' : undefined;
  const hasSome = changeableUntil !== null || back !== undefined || moves.includes('ON_HOLD') || moves.includes('CANCELLED');
  if (status === 'DRAFT') return <ButtonLink href="/trip-request">Go on with the form</ButtonLink>;
  if (!hasSome) return null;
  const move = (to: string, button: string, variant: 'secondary' | 'strong' = 'secondary', reason?: boolean) =>
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
          <Fold open={Object.keys(fields).length > 0}>
            <summary>Change dates, nights or words</summary>
            <Change trip={trip} until={changeableUntil} fields={fields} busy={busy} renderForm={renderForm} />
          </Fold>
        )}
        {back !== undefined && (
          <Fold open>
            <summary>{isEnded ? 'Open it again' : 'Go on'}</summary>
            {move(back, isEnded ? 'Open the trip again' : 'Go on with the trip', 'strong')}
          </Fold>
        )}
        {moves.includes('ON_HOLD') && (
          <Fold>
            <summary>Let it rest</summary>
            <Stack gap={4}>
              <Text tone="soft">Nobody writes or waits until you say so.</Text>
              {move('ON_HOLD', 'Let it rest')}
            </Stack>
          </Fold>
        )}
        {moves.includes('CANCELLED') && (
          <Fold>
            <summary>Cancel the trip</summary>
            <Stack gap={4}>
              <Text tone="soft">Whoever plans it is told. It can be opened again for ninety days.</Text>
              {move('CANCELLED', 'Cancel the trip', 'secondary', true)}
            </Stack>
          </Fold>
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

function Change({ trip, until, fields, busy, renderForm }: TripDeedsProps & { until: string }) {
  return renderForm(
    'change',
    <Fields>
      <Text variant="small" tone="soft">
        Until {longMoment(until)}, or until you meet a company. After that, write to us.
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
