import { tripRequestLimits as limits } from '@farwend/api-contract/rules';
import { Checkbox, DateField, DestinationList, Link, NumberField, Stack, type DestinationOption } from '@farwend/design-system';
import { Suspense } from 'react';
import { formatNights } from '#src/content/formatAmount.ts';
import type { Phone } from '#src/shared/phones.ts';
import { getTypingLocale } from '#src/shared/typingLocale.ts';
import { addDays, addMonths, isIsoDate } from '../dates.ts';
import { idOf } from '../fieldIds.ts';
import { Seasons } from '../LazySeasons.ts';
import { StartCards } from '../LazyStartCards.ts';
import type { MinimumStay } from '../minimumStay.ts';
import { Party } from './Party.tsx';
import type { StepProps } from './StepProps.ts';

/** Props of Details. */
export interface DetailsProps extends StepProps {
  /** Error messages of single destinations, by row. */
  rowErrors: readonly (string | undefined)[];
  /** Destination options; undefined while loading, when any text can be typed. */
  places: readonly DestinationOption[] | undefined;
  /** Called when the list of places is about to be needed. */
  onPlacesNeeded: () => void;
  /** The minimum stay. */
  minimum: MinimumStay;
  /** Today, yyyy-mm-dd. */
  today: string;
  /** The phone number to call when the departure is soon; null if there is none. */
  phone: Phone | null;
}

/** Step one: destinations, dates, nights and party. */
export function Details(props: DetailsProps) {
  const { form, errorOf, onChange, rowErrors, places, onPlacesNeeded, minimum, today, phone } = props;
  const isSoon = isIsoDate(form.departureDate) && form.departureDate > today && form.departureDate < addDays(today, 30);
  const [min, max] = [addDays(today, 1), addMonths(today, limits.maxMonthsAhead)];
  const changeDate = (value: string) => {
    // A month stands for its 15th.
    if (form.flexibleDepartureDate) onChange({ name: 'departureSpan', value: value.endsWith('-15') ? 'MONTH' : '' });
    onChange({ name: 'departureDate', value });
  };
  return (
    <Stack gap={10}>
      {(form.basedOnItinerary || form.requestedCompany) && (
        <Suspense fallback={null}>
          <StartCards form={form} onChange={onChange} />
        </Suspense>
      )}
      <DestinationList
        id={idOf('destinationNames')}
        name="destinationNames"
        label="Where would you like to go?"
        value={form.destinationNames}
        unsure={form.destinationOpen}
        max={limits.destinations}
        options={places}
        error={rowErrors.some(Boolean) ? undefined : errorOf('destinationNames')}
        rowErrors={rowErrors}
        onFocus={onPlacesNeeded}
        onChange={(names) => onChange({ name: 'destinationNames', value: [...names], qualifier: String(names.length) })}
        onUnsureChange={(value) => onChange({ name: 'destinationOpen', value })}
      />
      <Stack gap={4}>
        <DateField
          id={idOf('departureDate')}
          name="departureDate"
          label={form.flexibleDepartureDate ? 'Around when?' : 'When would you like to leave?'}
          value={form.departureDate}
          min={min}
          max={max}
          locale="en-GB"
          typingLocale={getTypingLocale()}
          flexible={form.flexibleDepartureDate}
          hint={isSoon && phone ? <SoonHint phone={phone} /> : undefined}
          error={errorOf('departureDate')}
          onChange={changeDate}
        />
        <Checkbox
          id={idOf('flexibleDepartureDate')}
          name="flexibleDepartureDate"
          label="My dates are flexible"
          value={form.flexibleDepartureDate}
          onChange={(value) => onChange({ name: 'flexibleDepartureDate', value })}
        />
        {form.flexibleDepartureDate && (
          <Suspense fallback={null}>
            <Seasons form={form} errorOf={errorOf} onChange={onChange} min={min} max={max} />
          </Suspense>
        )}
      </Stack>
      <NumberField
        id={idOf('totalNights')}
        name="totalNights"
        label="How many nights?"
        hint={
          minimum.country ? `${minimum.country} needs at least ${formatNights(minimum.nights)}` : `At least ${formatNights(minimum.nights)}`
        }
        unit="nights"
        min={minimum.nights}
        max={limits.maxNights}
        value={form.totalNights === 0 ? null : form.totalNights}
        error={errorOf('totalNights')}
        onChange={(value) => onChange({ name: 'totalNights', value: value ?? 0 })}
      />
      <Party form={form} errorOf={errorOf} onChange={onChange} />
    </Stack>
  );
}

function SoonHint({ phone }: { phone: Phone }) {
  return (
    <>
      That is soon. Call us on <Link href={phone.href}>{phone.text}</Link> for the fastest answer.
    </>
  );
}
