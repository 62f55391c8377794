import { Button } from '@farwend/design-system';
import { StatusPill } from '@farwend/design-system/work';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { formatMoment } from '#src/desk/shared/formats.ts';
import { nameOf, type TeamMember } from '#src/desk/shared/teamQuery.ts';
import { useMay } from '#src/desk/shared/useMay.ts';
import { AnswerForm, type AnswerFormProps } from './AnswerForm.tsx';
import { describeAnswer, describeRule } from './describeCriterion.ts';
import { Criterion as Row, Question, Rule, Standing, Words } from './ScreeningPanel.styles.ts';
import { methods, outcomes } from './screeningNames.data.ts';
import type { ScreeningResult } from './screeningQueries.ts';

/** Props of CriterionRow. */
export interface CriterionRowProps extends Omit<AnswerFormProps, 'onClose'> {
  /** The newest one; undefined if there is none. */
  result: ScreeningResult | undefined;
  team: readonly TeamMember[];
}

/** A criterion with its rule and last answer, and the form for the next one. */
export function CriterionRow({ result, team, ...form }: CriterionRowProps) {
  const { criterion } = form;
  const may = useMay();
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    flushSync(() => setIsOpen(false));
    opener.current?.focus();
  };
  const { name, tone } = result ? outcomes[result.outcome] : ({ name: 'Open', tone: 'new' } as const);
  const canAnswer = criterion.answerType !== 'AUTO' && may('POST /v3/screening_results');
  return (
    <Row>
      <Words>
        <Question>{criterion.question}</Question>
        {result && criterion.answerType === 'AUTO' && <p>{result.note}</p>}
        {result && criterion.answerType !== 'AUTO' && <LastAnswer result={result} team={team} />}
        <Rule>
          {[describeRule(criterion), criterion.hardFail && 'It has to pass.', isOpen && criterion.helpText].filter(Boolean).join(' ')}
        </Rule>
      </Words>
      <Standing>
        <StatusPill tone={tone} variant="plain">
          {name}
        </StatusPill>
        {canAnswer && !isOpen && (
          <Button
            ref={opener}
            size="small"
            aria-label={`${result ? 'Answer again' : 'Answer'}: ${criterion.question}`}
            onClick={() => setIsOpen(true)}
          >
            {result ? 'Answer again' : 'Answer'}
          </Button>
        )}
      </Standing>
      {isOpen && <AnswerForm {...form} onClose={close} />}
    </Row>
  );
}

function LastAnswer({
  result: { answer, method, note, answeredById, answeredAt },
  team,
}: {
  result: ScreeningResult;
  team: readonly TeamMember[];
}) {
  const colleague = team.find(({ userId }) => userId === answeredById);
  const source = method && method !== 'AUTO' ? methods[method].toLowerCase() : 'by our rules';
  return (
    <p>
      <strong>{describeAnswer(answer)}</strong>, {source}
      {colleague && `, ${nameOf(colleague)}`}, <time dateTime={answeredAt}>{formatMoment(answeredAt)}</time>
      {note && `: ${note}`}
    </p>
  );
}
