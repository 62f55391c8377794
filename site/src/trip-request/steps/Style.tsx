import { tripRequestLimits as limits } from '@farwend/api-contract/rules';
import { CheckboxCards, Stack, TextArea } from '@farwend/design-system';
import { idOf } from '../fieldIds.ts';
import type { StepProps } from './StepProps.ts';
import { TripTypeSymbol } from './TripTypeSymbol.tsx';
import { tripTypeCards } from './tripTypes.data.ts';
import { Wishes } from './Wishes.tsx';

const prompts = [
  { label: 'We are celebrating…', text: 'We are celebrating ' },
  { label: 'We love…', text: 'We love ' },
  { label: 'We want to avoid…', text: 'We want to avoid ' },
];

const cards = tripTypeCards.map(({ value, label }) => ({ value, label, picture: <TripTypeSymbol type={value} /> }));

/** Step two: types of trip, a description and wishes. */
export function Style({ form, errorOf, onChange }: StepProps) {
  return (
    <Stack gap={10}>
      <CheckboxCards
        id={idOf('tripType')}
        name="tripType"
        label="Choose what the journey should be about"
        hint={`As many as fit, up to ${limits.maxTripTypes}.`}
        max={limits.maxTripTypes}
        options={cards}
        value={form.tripType}
        error={errorOf('tripType')}
        onChange={(value) => onChange({ name: 'tripType', value: [...value] })}
      />
      <TextArea
        id={idOf('tripDescription')}
        name="tripDescription"
        label="Tell us what would make this trip perfect"
        optional
        limit={limits.descriptionLength}
        prompts={prompts}
        value={form.tripDescription}
        error={errorOf('tripDescription')}
        onChange={(value) => onChange({ name: 'tripDescription', value })}
      />
      <Wishes form={form} errorOf={errorOf} onChange={onChange} />
    </Stack>
  );
}
