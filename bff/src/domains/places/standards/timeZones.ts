import type { ReplyOf, contract } from '@farwend/api-contract';

export type TimeZoneView = ReplyOf<typeof contract.standards.timeZones>['items'][number];

const QUARTER_MS = 15 * 60 * 1000;
const ids = ['UTC', ...Intl.supportedValuesOf('timeZone')];
let known: { quarter: number; zones: readonly TimeZoneView[] } | undefined;

/** The time zones with their offsets at this moment; clocks change on the quarter of an hour, so each is worked out once in one. */
export function timeZones(now: number = Date.now()): readonly TimeZoneView[] {
  const quarter = Math.floor(now / QUARTER_MS);
  if (known?.quarter !== quarter) known = { quarter, zones: ids.map((id) => zone(id, quarter * QUARTER_MS)) };
  return known.zones;
}

/** Whether a text names a time zone. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

function zone(id: string, at: number): TimeZoneView {
  const offset = nameOf(id, 'longOffset', at).replace('GMT', '') || '+00:00';
  return { id, name: nameOf(id, 'longGeneric', at), offset };
}

function nameOf(id: string, timeZoneName: 'longOffset' | 'longGeneric', at: number): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone: id, timeZoneName }).formatToParts(at);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? id;
}
