import { numberFormat } from '#src/formats.ts';

/** A span of time as a clock measures it. */
export interface ClockTime {
  /** Milliseconds until it is due; negative once it is late. */
  leftMs: number;
  /** Share of the time that is used up, from 0; `null` if it is not known when the clock began. */
  used: number | null;
}

/** Milliseconds of business between two times; the second is not before the first. */
export type MeasureBusinessTime = (fromMs: number, toMs: number) => number;

/** What a clock shows. */
export interface ClockSpan {
  /** When it is due. */
  due: number;
  /** When it began; `null` if unknown. */
  since: number | null;
  /** Time that counts; every minute by default. */
  measure: MeasureBusinessTime;
}

/** Measures what is left at a moment, or by how much it is late. */
export function clockTime(now: number, { due, since, measure }: ClockSpan): ClockTime {
  const leftMs = now <= due ? measure(now, due) : -measure(due, now);
  const total = since === null || since >= due ? 0 : measure(since, due);
  return { leftMs, used: total > 0 ? Math.max(0, (total - leftMs) / total) : null };
}

/** Milliseconds until a clock has to be drawn again: the next second in the last five minutes, otherwise the next minute. */
export function nextDrawMs(leftMs: number): number {
  const step = showsSeconds(leftMs) ? 1000 : 60_000;
  const sinceLast = ((leftMs % step) + step) % step;
  return sinceLast === 0 ? step : sinceLast;
}

/** Whether seconds matter: the last five minutes. */
export function showsSeconds(leftMs: number): boolean {
  return leftMs >= 0 && leftMs < 300_000;
}

/** The mark that has been passed last: half of the time, four fifths, or all of it. */
export function passedMark({ leftMs, used }: ClockTime): 'half' | 'most' | 'late' | null {
  if (leftMs < 0) return 'late';
  if (used === null || used < 0.5) return null;
  return used < 0.8 ? 'half' : 'most';
}

/** Writes a span in the locale's short units: “4m 5s” when seconds matter, “1h 40m”, “3d 2h” from two days of wall time. */
export function formatSpan(ms: number, locale: string, { seconds, days }: { seconds: boolean; days: boolean }): string {
  const whole = Math.floor(Math.abs(ms) / 1000);
  const [minutes, hours] = [Math.floor(whole / 60), Math.floor(whole / 3600)];
  const write = (...parts: readonly (readonly [amount: number, unit: string])[]) =>
    parts
      .filter(([amount], index) => amount > 0 || index === parts.length - 1)
      .map(([amount, unit]) => numberFormat(locale, { style: 'unit', unit, unitDisplay: 'narrow' }).format(amount))
      .join(' ');
  if (seconds) return write([minutes, 'minute'], [whole % 60, 'second']);
  if (days && hours >= 48) return write([Math.floor(hours / 24), 'day'], [hours % 24, 'hour']);
  return write([hours, 'hour'], [minutes % 60, 'minute']);
}
