import { z } from 'zod';
import { getDataSeal } from '#src/kernel/dataSeal.ts';
import type { Settings } from '#src/settings/settings.ts';
import type { TravelerProfileRow } from './travelerProfile.model.ts';

/** What a traveler tells us about their health. */
export interface HealthTexts {
  accessibilityNeeds: string | null;
  dietary: string[];
}
type SealedTexts = Pick<TravelerProfileRow, 'accessibilityNeeds' | 'dietary' | 'sealedDietary'>;
type Sealed = SealedTexts & Pick<TravelerProfileRow, 'travelerId'>;

const Dietary = z.array(z.string());

/** Needs and wishes that no key of the settings opens are as if there were none. */
export function openHealthTexts(row: Sealed, settings: Settings): HealthTexts {
  const { travelerId: owner, accessibilityNeeds, sealedDietary, dietary } = row;
  const seal = getDataSeal(settings);
  const list = sealedDietary && seal.open(sealedDietary, { purpose: 'dietary', owner });
  return {
    accessibilityNeeds: accessibilityNeeds && seal.open(accessibilityNeeds, { purpose: 'accessibilityNeeds', owner }),
    dietary: dietary.length === 0 && list ? Dietary.parse(JSON.parse(list)) : dietary, // the plain list is of a server before DATA_KEYS
  };
}

/** The columns of what has changed; compares plain texts, because sealing the same text again gives another value. */
export function sealChangedTexts(
  row: Sealed,
  changed: { [Name in keyof HealthTexts]?: HealthTexts[Name] | undefined },
  settings: Settings,
): Partial<SealedTexts> {
  const before = openHealthTexts(row, settings);
  const { accessibilityNeeds, dietary } = changed;
  return {
    ...(accessibilityNeeds === undefined || (accessibilityNeeds || null) === before.accessibilityNeeds
      ? {}
      : { accessibilityNeeds: sealNeeds(accessibilityNeeds, row.travelerId, settings) }),
    ...(dietary === undefined || JSON.stringify(dietary) === JSON.stringify(before.dietary)
      ? {}
      : { dietary: [], sealedDietary: sealDietary(dietary, row.travelerId, settings) }),
  };
}

/** Null for an empty text. */
function sealNeeds(text: string | null, owner: string, settings: Settings): Buffer | null {
  return text ? getDataSeal(settings).seal(text, { purpose: 'accessibilityNeeds', owner }) : null;
}

/** Null for an empty list. */
function sealDietary(list: readonly string[], owner: string, settings: Settings): Buffer | null {
  return list.length === 0 ? null : getDataSeal(settings).seal(JSON.stringify(list), { purpose: 'dietary', owner });
}
