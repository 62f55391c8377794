import { adultAgeGroups, childAgeGroups, tripRequestLimits as limits } from '@farwend/api-contract/rules';
import { CheckboxCards, NumberField, RadioGroup, Select } from '@farwend/design-system';
import { idOf } from '../fieldIds.ts';
import type { StepProps } from './StepProps.ts';

const counts = Array.from({ length: limits.maxAdults }, (_, index) => String(index + 1)).map((value) => ({
  value,
  label: Number(value) === limits.maxAdults ? `${value} or more` : value,
}));
const yesNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

/** Adults and children with their age groups. */
export function Party({ form, errorOf, onChange }: StepProps) {
  const withChildren = form.travelingWithChildren;
  return (
    <>
      <Select
        id={idOf('numberOfAdults')}
        name="numberOfAdults"
        label="How many adults?"
        placeholder="Select"
        options={counts}
        value={form.numberOfAdults}
        error={errorOf('numberOfAdults')}
        onChange={(value) => onChange({ name: 'numberOfAdults', value })}
      />
      <CheckboxCards
        id={idOf('adultAgeGroups')}
        name="adultAgeGroups"
        label="How old are the adults?"
        optional
        options={ageGroupOptions(adultAgeGroups)}
        value={form.adultAgeGroups}
        error={errorOf('adultAgeGroups')}
        onChange={(value) => onChange({ name: 'adultAgeGroups', value: [...value] })}
      />
      <RadioGroup
        id={idOf('travelingWithChildren')}
        name="travelingWithChildren"
        label="Are children travelling with you?"
        look="inline"
        options={yesNo}
        value={withChildren === null ? '' : withChildren ? 'yes' : 'no'}
        error={errorOf('travelingWithChildren')}
        onChange={(value) => onChange({ name: 'travelingWithChildren', value: value === 'yes' })}
      />
      {withChildren && <Children form={form} errorOf={errorOf} onChange={onChange} />}
    </>
  );
}

/** Number and age groups of the children. */
export function Children({ form, errorOf, onChange }: StepProps) {
  return (
    <>
      <NumberField
        id={idOf('numberOfChildren')}
        name="numberOfChildren"
        label="How many children?"
        unit={form.numberOfChildren === 1 ? 'child' : 'children'}
        min={1}
        max={limits.maxChildren}
        value={form.numberOfChildren}
        error={errorOf('numberOfChildren')}
        onChange={(value) => onChange({ name: 'numberOfChildren', value })}
      />
      <CheckboxCards
        id={idOf('childAgeGroups')}
        name="childAgeGroups"
        label="How old are the children?"
        options={ageGroupOptions(childAgeGroups)}
        value={form.childAgeGroups}
        error={errorOf('childAgeGroups')}
        onChange={(value) => onChange({ name: 'childAgeGroups', value: [...value] })}
      />
    </>
  );
}

/** Options of age groups, labelled with an en dash: "18–29". */
function ageGroupOptions(groups: readonly string[]) {
  return groups.map((value) => ({ value, label: value.replace('-', '–') }));
}
