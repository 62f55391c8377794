import { RadioGroup } from '@farwend/design-system';
import { isIsoDate } from '../dates.ts';
import { idOf } from '../fieldIds.ts';
import { formatSeason, listSeasons } from '../seasons.ts';
import type { StepProps } from './StepProps.ts';

/** Props of Seasons. */
export interface SeasonsProps extends StepProps {
  /** The first day offered, yyyy-mm-dd. */
  min: string;
  /** The last day offered, yyyy-mm-dd. */
  max: string;
}

/** The next four seasons, for an approximate date: the 15th of the middle month. */
export function Seasons({ form, errorOf, onChange, min, max }: SeasonsProps) {
  const chosen = form.departureSpan === 'SEASON' && isIsoDate(form.departureDate) ? form.departureDate : '';
  const seasons = listSeasons(min, max);
  const offered = chosen === '' || seasons.includes(chosen) ? seasons : [...seasons, chosen];
  const pick = (middle: string) => {
    onChange({ name: 'departureSpan', value: 'SEASON' });
    onChange({ name: 'departureDate', value: middle });
  };
  return (
    <RadioGroup
      id={idOf('departureSpan')}
      label="Or around which season?"
      optional
      look="inline"
      options={offered.map((value) => ({ value, label: formatSeason(value) }))}
      value={chosen}
      error={errorOf('departureSpan')}
      onChange={pick}
    />
  );
}
