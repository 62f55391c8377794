import { Button, DestinationCombobox, icons, Select, type DestinationOption, type SelectOption } from '@farwend/design-system';
import { tripRequestLimits as limits } from '@farwend/api-contract/rules';
import { useId, type FormEvent, type KeyboardEvent } from 'react';
import { useHasScripts } from '#src/shared/useHasScripts.ts';
import { buildTripRequestHref } from '#src/trip-context/buildTripRequestHref.ts';
import { parseTripContext } from '#src/trip-context/parseTripContext.ts';
import { Fields, Form } from './HeroForm.styles.ts';

/** Props of HeroForm. */
export interface HeroFormProps {
  /** Destinations suggested while typing; any other words may be typed. */
  destinations: readonly DestinationOption[];
  /** The next twelve months; values are 1 to 12. */
  months: readonly SelectOption[];
  /** Called when all destinations are about to be needed. */
  onDestinationsNeeded?: (() => void) | undefined;
  /** Called with the address of the trip request form instead of leading there with a new page. */
  onGo?: ((href: string) => void) | undefined;
}

/** Asks where and when, and opens the trip request form filled in; without JavaScript a plain form with the browser's suggestions. */
export function HeroForm({ destinations, months, onDestinationsNeeded, onGo }: HeroFormProps) {
  const listId = useId();
  const hasScripts = useHasScripts();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (!onGo) return;
    event.preventDefault();
    const entries = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]);
    onGo(buildTripRequestHref(parseTripContext(new URLSearchParams(entries))));
  };
  return (
    <Form method="get" action="/trip-request/" aria-label="Where and when" onSubmit={submit}>
      <Fields>
        <DestinationCombobox
          label="Where"
          name="place"
          maxLength={limits.destinationLength}
          options={destinations}
          listText="Destinations"
          list={hasScripts ? undefined : listId}
          onFocus={onDestinationsNeeded}
          onKeyDown={submitTyped}
        />
        <datalist id={listId}>
          {destinations.map(({ id, name }) => (
            <option key={id}>{name}</option>
          ))}
        </datalist>
        <Select label="When" name="month" placeholder="Not sure yet" options={months} autoComplete="off" />
      </Fields>
      <Button type="submit" variant="primary" size="large" iconAfter={icons.arrow}>
        Design My Dream Trip
      </Button>
    </Form>
  );
}

/** Enter submits also while suggestions are shown, unless one of them is being chosen. */
function submitTyped(event: KeyboardEvent<HTMLInputElement>): void {
  const isChoosing = event.currentTarget.hasAttribute('aria-activedescendant');
  if (event.key !== 'Enter' || event.nativeEvent.isComposing || isChoosing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
