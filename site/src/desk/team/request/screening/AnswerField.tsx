import { Select, TextField } from '@farwend/design-system';
import type { ScreeningAnswer } from '@farwend/api-contract';
import { InputError } from '#src/desk/shared/describeProblem.ts';
import { formatChoice } from './describeCriterion.ts';
import type { Criterion } from './screeningQueries.ts';

/** Props of AnswerField. */
export interface AnswerFieldProps {
  criterion: Criterion;
  id: string;
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
  disabled: boolean;
}

/** The field that fits what a criterion asks for. */
export function AnswerField({ criterion: { answerType, choices }, ...field }: AnswerFieldProps) {
  if (answerType === 'YES_NO' || answerType === 'CHOICE') {
    const options =
      answerType === 'YES_NO'
        ? [
            { value: 'yes', label: 'Yes' },
            { value: 'no', label: 'No' },
          ]
        : choices.map((choice) => ({ value: choice, label: formatChoice(choice) }));
    return <Select label="Answer" placeholder="Choose" options={options} {...field} />;
  }
  return <TextField label="Answer" autoComplete="off" inputMode={answerType === 'NUMBER' ? 'decimal' : 'text'} {...field} />;
}

/** What was chosen or typed as the API takes it; says what to do where it cannot be sent. */
export function parseAnswer({ answerType }: Criterion, text: string): ScreeningAnswer {
  const value = text.trim();
  if (value === '') throw new InputError('Give an answer, or tick “Does not apply”');
  if (answerType === 'YES_NO') return value === 'yes';
  if (answerType !== 'NUMBER') return value;
  const number = Number(value.replace(',', '.'));
  if (!Number.isFinite(number)) throw new InputError('Write a number, like 3 or 2.5');
  return number;
}
