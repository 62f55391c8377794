import type { ReplyOf, contract } from '@farwend/api-contract';

export type TimeZoneView = ReplyOf<typeof contract.standards.timeZones>['items'][number];

const QUARTER_MS = 15 * 60 * 1000;
const ids = ['UTC', ...Intl.supportedValuesOf('timeZone')];
let cached: { quarter: number; zones: readonly TimeZoneView[] } | undefined;

/** The time zones with their current offsets. Offsets change only on a quarter of an hour, so they are computed once in each. */
export function listTimeZones(now: number = Date.now()): readonly TimeZoneView[] {
  const quarter = Math.floor(now / QUARTER_MS);
  if (cached?.quarter !== quarter) cached = { quarter, zones: ids.map((id) => buildTimeZone(id, quarter * QUARTER_MS)) };
  return cached.zones;
}

/** Whether this is the name of a time zone. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

function buildTimeZone(id: string, at: number): TimeZoneView {
  const offset = formatName(id, 'longOffset', at).replace('GMT', '') || '+00:00';
  return { id, name: formatName(id, 'longGeneric', at), offset };
}

function formatName(id: string, timeZoneName: 'longOffset' | 'longGeneric', at: number): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone: id, timeZoneName }).formatToParts(at);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? id;
}
