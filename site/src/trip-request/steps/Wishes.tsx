import { comforts, paces, wishLimits } from '@farwend/api-contract/rules';
import { Select } from '@farwend/design-system';
import { comfortLabels, paceLabels } from '../answerLabels.data.ts';
import { idOf } from '../fieldIds.ts';
import type { StepProps } from './StepProps.ts';
import { Row } from './Wishes.styles.ts';

const comfortOptions = comforts.map((value) => ({ value, label: comfortLabels[value] }));
const paceOptions = paces.map((value) => ({ value, label: paceLabels[value] }));
const roomOptions = Array.from({ length: wishLimits.maxRooms }, (_, index) => String(index + 1)).map((value) => ({ value, label: value }));
const NO_PREFERENCE = 'No preference';

/** How the party likes to stay and travel; all of it may be left open. */
export function Wishes({ form, errorOf, onChange }: StepProps) {
  return (
    <Row>
      <Select
        id={idOf('comfort')}
        name="comfort"
        label="How to stay"
        optional
        placeholder={NO_PREFERENCE}
        options={comfortOptions}
        value={form.comfort}
        error={errorOf('comfort')}
        onChange={(value) => onChange({ name: 'comfort', value })}
      />
      <Select
        id={idOf('rooms')}
        name="rooms"
        label="Rooms"
        optional
        placeholder={NO_PREFERENCE}
        options={roomOptions}
        value={form.rooms}
        error={errorOf('rooms')}
        onChange={(value) => onChange({ name: 'rooms', value })}
      />
      <Select
        id={idOf('pace')}
        name="pace"
        label="Pace"
        optional
        placeholder={NO_PREFERENCE}
        options={paceOptions}
        value={form.pace}
        error={errorOf('pace')}
        onChange={(value) => onChange({ name: 'pace', value })}
      />
    </Row>
  );
}
