import { evaluateAnswer } from '@farwend/api-contract/screening';
import type { ScreeningAnswer } from '@farwend/api-contract';
import { Alert, Button, Checkbox, Cluster, Select, TextField } from '@farwend/design-system';
import { useEffect, useId, useState, type FormEvent } from 'react';
import { api } from '#src/shared/api.ts';
import { describeProblem, InputError } from '#src/desk/shared/describeProblem.ts';
import { useRequestChange } from '#src/desk/team/request/useRequestChange.ts';
import { AnswerField, parseAnswer } from './AnswerField.tsx';
import { AnswerRow, Form } from './ScreeningPanel.styles.ts';
import { methods, outcomes, type Method } from './screeningNames.data.ts';
import type { Criterion, ScreeningResult } from './screeningQueries.ts';

/** Props of AnswerForm. */
export interface AnswerFormProps {
  requestId: string;
  criterion: Criterion;
  /** What an outcome moves, said before it is saved; null for nothing. */
  describeConsequence: (outcome: ScreeningResult['outcome']) => string | null;
  onClose: () => void;
}

/** An answer, how it was got and a note, in one row; what saving it sets off is said below. */
export function AnswerForm({ requestId, criterion, describeConsequence, onClose }: AnswerFormProps) {
  const answerId = useId();
  const [text, setText] = useState('');
  const [applies, setApplies] = useState(true);
  const [method, setMethod] = useState<Exclude<Method, 'AUTO'>>('CALL');
  const [note, setNote] = useState('');
  const [problem, setProblem] = useState<string>();
  const save = useRequestChange(requestId, (answer: ScreeningAnswer) =>
    api.post('/v3/screening_results', {
      body: { criterionId: criterion.id, subjectType: 'TRIP_REQUEST', subjectId: requestId, answer, method, note: note.trim() || null },
    }),
  );
  const focusAnswer = () => document.getElementById(answerId)?.focus();
  useEffect(() => document.getElementById(answerId)?.focus(), [answerId]);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const answer = readAnswer(criterion, text, applies);
    setProblem(answer instanceof InputError ? answer.message : undefined);
    if (answer instanceof InputError) focusAnswer();
    else save.mutate(answer, { onSuccess: onClose });
  };
  const answer = readAnswer(criterion, text, applies);
  const outcome = answer instanceof InputError ? null : evaluateAnswer(criterion, answer);
  return (
    <Form onSubmit={send} aria-label={criterion.question}>
      <AnswerRow>
        <AnswerField criterion={criterion} id={answerId} value={text} onChange={setText} error={problem} disabled={!applies} />
        <Select
          label="How"
          value={method}
          onChange={(value) => setMethod(value === 'EMAIL' || value === 'FORM' ? value : 'CALL')}
          options={Object.entries(methods).map(([value, label]) => ({ value, label }))}
        />
        <TextField label="Note" value={note} onChange={setNote} autoComplete="off" maxLength={2000} optional />
      </AnswerRow>
      <Checkbox size="small" label="Does not apply" value={!applies} onChange={(isOut) => setApplies(!isOut)} />
      <p role="status">{outcome && [`${outcomes[outcome].name}.`, describeConsequence(outcome)].filter(Boolean).join(' ')}</p>
      {save.isError && (
        <Alert tone="error" announce>
          {describeProblem(save.error)}
        </Alert>
      )}
      <Cluster gap={2}>
        <Button type="submit" size="small" variant="strong" busy={save.isPending}>
          Save the answer
        </Button>
        <Button size="small" variant="quiet" onClick={onClose}>
          Leave it
        </Button>
      </Cluster>
    </Form>
  );
}

function readAnswer(criterion: Criterion, text: string, applies: boolean): ScreeningAnswer | InputError {
  try {
    return applies ? parseAnswer(criterion, text) : null;
  } catch (problem) {
    if (problem instanceof InputError) return problem;
    throw problem;
  }
}
