import { Button, Container, Icon, icons, Text, VisuallyHidden } from '@farwend/design-system';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { ComparedChoice } from './changeChoices.ts';
import { comparedKinds, type ComparedKind } from './comparedKinds.data.ts';
import { Buttons, Line, Names, TakeOut, Tray } from './CompareTray.styles.ts';
import { MAX_COMPARED } from './parseCompared.ts';
import type { Comparison } from './useComparison.ts';

/** Id of the form that the ticks of the rows belong to. */
export const COMPARE_FORM = 'compare';

/** Props of CompareTray. */
export interface CompareTrayProps {
  kind: ComparedKind;
  comparison: Comparison;
  /** The rows on the page; what else is chosen is sent along. */
  rows: readonly ComparedChoice[];
  /** Slugs of what the page compares already, also sent along. */
  alongside?: readonly string[];
}

const nothing: readonly string[] = [];

/** What is chosen to be compared, with the way to see it side by side: a form, so that it works without JavaScript. */
export function CompareTray({ kind, comparison, rows, alongside = nothing }: CompareTrayProps) {
  const { choices, message, choose, clear } = comparison;
  const { href, nouns } = comparedKinds[kind];
  const form = useRef<HTMLFormElement>(null);
  const adoptEarlyTicks = useEffectEvent(() => {
    if (!form.current) return;
    const ticked = new FormData(form.current).getAll('ids');
    for (const row of rows) if (ticked.includes(row.id)) choose(row, true);
  });
  useEffect(() => adoptEarlyTicks(), []); // made before hydration
  const elsewhere = [...new Set([...alongside, ...choices.map(({ id }) => id)])].filter((id) => !rows.some((row) => row.id === id));
  const focusRows = () => {
    const firstTick = document.querySelector<HTMLElement>(`input[form="${COMPARE_FORM}"]`);
    (firstTick ?? document.getElementById('main'))?.focus({ preventScroll: true });
  };
  const takeOut = (choice: ComparedChoice) => {
    if (choices.length > 1) form.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
    else focusRows();
    choose(choice, false);
  };
  return (
    <>
      <VisuallyHidden role="status">{message}</VisuallyHidden>
      <Tray
        ref={form}
        id={COMPARE_FORM}
        action={`${href}/`}
        method="get"
        aria-label={`Compare ${nouns}`}
        data-chosen={choices.length > 0 ? choices.length : undefined}
        data-print="hide"
      >
        {elsewhere.map((id) => (
          <input key={id} type="hidden" name="ids" value={id} />
        ))}
        <Container>
          <Line>
            {choices.length > 0 && (
              <Names aria-label="Chosen">
                {choices.map((choice) => (
                  <li key={choice.id}>
                    <TakeOut type="button" aria-label={`Take out ${choice.title}`} onClick={() => takeOut(choice)}>
                      <span>{choice.title}</span>
                      <Icon shape={icons.close} />
                    </TakeOut>
                  </li>
                ))}
              </Names>
            )}
            <Text variant="small" tone="soft">
              {describeNext(choices.length)}
            </Text>
            <Buttons>
              {choices.length > 0 && (
                <Button
                  variant="quiet"
                  size="small"
                  onClick={() => {
                    focusRows();
                    clear();
                  }}
                >
                  Clear
                </Button>
              )}
              <Button type="submit" variant="strong" size="small">
                Compare
              </Button>
            </Buttons>
          </Line>
        </Container>
      </Tray>
    </>
  );
}

/** What can be done next with so many chosen; the number is unknown without JavaScript. */
function describeNext(count: number): string {
  if (count === 1) return 'Tick one or two more.';
  if (count > 1 && count < MAX_COMPARED) return 'One more fits beside them.';
  return count === 0 ? 'Two or three fit beside each other.' : 'These are as many as fit.';
}
