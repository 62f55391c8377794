import { defineSealedColumn } from '#src/db/sealedColumn.ts';
import { statement } from '#src/db/statement.ts';
import type { SealedColumn } from '#src/kernel/sealedColumn.ts';

const inProfiles = { table: 'traveler_profiles', cursor: 'id', owner: 'traveler_id::text' };
const inVersions = { table: 'versions', cursor: 'entity_id', owner: `snapshot ->> 'travelerId'` };

/** A text of the snapshots, which hold sealed values in base64. */
function inSnapshot(field: 'accessibilityNeeds' | 'dietary') {
  return {
    ...inVersions,
    where: `entity_type = 'travelerProfile' AND snapshot ->> 'travelerId' IS NOT NULL AND snapshot ->> '${field}' IS NOT NULL`,
    sealed: `CASE jsonb_typeof(snapshot -> '${field}') WHEN 'string' THEN decode(snapshot ->> '${field}', 'base64') END`,
    set: `snapshot = jsonb_set(snapshot, '{${field}}', to_jsonb(translate(encode(:value, 'base64'), E'\\n', '')))`,
  };
}

/** Where texts about the health of travelers are. */
export const sealedHealthTexts: readonly SealedColumn[] = [
  defineSealedColumn({
    ...inProfiles,
    name: 'profile.needs',
    label: 'accessibility needs of travelers',
    purpose: 'accessibilityNeeds',
    sealed: 'accessibility_needs',
    where: 'accessibility_needs IS NOT NULL',
    set: 'accessibility_needs = :value',
  }),
  defineSealedColumn({
    ...inProfiles,
    name: 'profile.dietary',
    label: 'dietary wishes of travelers',
    purpose: 'dietary',
    sealed: 'sealed_dietary',
    plain: `CASE WHEN dietary <> '{}' THEN to_jsonb(dietary) END`,
    where: `(sealed_dietary IS NOT NULL OR dietary <> '{}')`,
    set: `sealed_dietary = :value, dietary = '{}'`,
  }),
  defineSealedColumn({
    ...inSnapshot('accessibilityNeeds'),
    name: 'profileVersion.needs',
    label: 'earlier accessibility needs of travelers',
    purpose: 'accessibilityNeeds',
  }),
  defineSealedColumn({
    ...inSnapshot('dietary'),
    name: 'profileVersion.dietary',
    label: 'earlier dietary wishes of travelers',
    purpose: 'dietary',
    plain: `CASE jsonb_typeof(snapshot -> 'dietary') WHEN 'array' THEN snapshot -> 'dietary' END`,
  }),
];

/** What merges before DATA_KEYS kept of dietary wishes in plain text; undoing such a merge leaves them united. */
export const forgetMergedDietary = statement(
  'profile.forgetMergedDietary',
  {},
  null,
  `UPDATE traveler_merges SET kept = kept #- '{profile,before,dietary}' #- '{profile,after,dietary}' WHERE kept #> '{profile,before}' ? 'dietary'`,
);
