import { budgetFlexibilities, partySize } from '@farwend/api-contract/rules';
import { BudgetSelect, Checkbox, RadioGroup, Stack, TextField } from '@farwend/design-system';
import { budgetFlexibilityLabels } from '../answerLabels.data.ts';
import { idOf } from '../fieldIds.ts';
import { computeLeadValue, findBudgetPerPerson } from '#src/trip-request/computeLeadValue.ts';
import type { CountryFacts } from '../minimumStay.ts';
import type { StepProps } from './StepProps.ts';
import { formatDollars } from '#src/content/formats.ts';
import { formatTypicalCost } from '#src/trip-request/formatTypicalCost.ts';

/** Props of Budget. */
export interface BudgetProps extends StepProps {
  /** Countries of the chosen places, with the typical cost of a night. */
  countries: readonly CountryFacts[];
}

/** Step three: budget and flexibility. */
export function Budget({ form, errorOf, onChange, countries }: BudgetProps) {
  const people = partySize(form.numberOfAdults, form.numberOfChildren);
  const total = `Total for ${people === 1 ? '1 person' : `${people} people`}: about ${formatDollars(computeLeadValue(form))}`;
  return (
    <Stack gap={10}>
      <Stack gap={4}>
        <BudgetSelect
          id={idOf('budgetPerPersonUSD')}
          name="budgetPerPersonUSD"
          label="Budget per person"
          hint={formatTypicalCost(countries, form.totalNights)}
          helper={findBudgetPerPerson(form) > 0 ? total : ''}
          value={form.budgetPerPersonUSD}
          error={errorOf('budgetPerPersonUSD')}
          onChange={(value) => onChange({ name: 'budgetPerPersonUSD', value })}
        />
        <TextField
          id={idOf('ownBudgetPerPersonUSD')}
          name="ownBudgetPerPersonUSD"
          label="Or your own figure"
          hint="Per person, in US dollars, like 17,500. It goes before the band."
          optional
          inputMode="numeric"
          autoComplete="off"
          value={form.ownBudgetPerPersonUSD}
          error={errorOf('ownBudgetPerPersonUSD')}
          onChange={(value) => onChange({ name: 'ownBudgetPerPersonUSD', value })}
        />
        <Checkbox
          id={idOf('budgetIncludesFlights')}
          name="budgetIncludesFlights"
          label="My budget includes international flights"
          value={form.budgetIncludesFlights}
          onChange={(value) => onChange({ name: 'budgetIncludesFlights', value })}
        />
      </Stack>
      <RadioGroup
        id={idOf('budgetFlexibility')}
        name="budgetFlexibility"
        label="How flexible is your budget?"
        options={budgetFlexibilities.map((value) => ({ value: String(value), label: budgetFlexibilityLabels[value] }))}
        value={form.budgetFlexibility === null ? '' : String(form.budgetFlexibility)}
        error={errorOf('budgetFlexibility')}
        onChange={(chosen) => {
          const value = budgetFlexibilities.find((each) => String(each) === chosen);
          if (value !== undefined) onChange({ name: 'budgetFlexibility', value });
        }}
      />
    </Stack>
  );
}
