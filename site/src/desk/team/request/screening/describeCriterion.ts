import { formatCode } from '#src/desk/shared/formats.ts';
import type { Criterion, ScreeningResult } from './screeningQueries.ts';

/** Which answers pass, in a sentence: "Yes passes, no only warns." */
export function describeRule({ passWhen, hardFail }: Criterion): string {
  if ('rule' in passWhen) return 'Answered by our own rules.';
  const rest = passWhen.otherwise === 'WARN' && !hardFail ? 'only warns' : 'fails';
  if ('equals' in passWhen) return passWhen.equals ? `Yes passes, no ${rest}.` : `No passes, yes ${rest}.`;
  if ('filled' in passWhen) return 'Any text passes.';
  if ('in' in passWhen) {
    const warned = passWhen.warnIn?.length ? `, ${listChoices(passWhen.warnIn)} ${hardFail ? 'fails' : 'warns'}` : '';
    return `${listChoices(passWhen.in)} passes${warned}; anything else ${rest}.`;
  }
  const { min, max, warnMin, warnMax } = passWhen;
  const nearly = hardFail ? '' : describeRange(warnMin, warnMax);
  return `${capitalize(describeRange(min, max))} passes${nearly && `, ${nearly} warns`}; anything else ${rest}.`;
}

/** An answer as a person says it. */
export function describeAnswer(answer: ScreeningResult['answer']): string {
  if (answer === undefined || answer === null) return 'Does not apply';
  if (typeof answer === 'boolean') return answer ? 'Yes' : 'No';
  return typeof answer === 'number' ? String(answer) : formatChoice(answer);
}

/** `NOT_YET` as "Not yet"; what a person wrote stays as it is. */
export function formatChoice(choice: string): string {
  return /^[A-Z][A-Z_]*$/.test(choice) ? formatCode(choice) : choice;
}

function listChoices(choices: readonly string[]): string {
  return choices.map((choice) => `“${formatChoice(choice)}”`).join(' or ');
}

function describeRange(min: number | undefined, max: number | undefined): string {
  if (min !== undefined && max !== undefined) return `${min} to ${max}`;
  if (min !== undefined) return `${min} or more`;
  return max === undefined ? '' : `${max} or less`;
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
