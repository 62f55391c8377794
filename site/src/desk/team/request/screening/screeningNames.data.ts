import type { StatusTone } from '@farwend/design-system/work';
import type { Criterion, ScreeningResult } from './screeningQueries.ts';

export type Method = NonNullable<ScreeningResult['method']>;

/** The stages in their order, and how the team calls them. */
export const stageNames: Partial<Record<Criterion['stage'], string>> = {
  BEFORE_MATCH: 'Before companies are asked',
  BEFORE_INTRODUCTION: 'Before the introduction',
};

/** How the team calls an outcome, and what it means. */
export const outcomes: Record<ScreeningResult['outcome'], { name: string; tone: StatusTone }> = {
  PASS: { name: 'Passes', tone: 'done' },
  WARN: { name: 'To watch', tone: 'waiting' },
  FAIL: { name: 'Fails', tone: 'closed' },
  NA: { name: 'Does not apply', tone: 'closed' },
};

/** How somebody got to know an answer. */
export const methods: Record<Exclude<Method, 'AUTO'>, string> = { CALL: 'By call', EMAIL: 'By email', FORM: 'From the form' };
