import { Button, ErrorSummary, Heading, RouteLine, Stepper, type FormError } from '@farwend/design-system';
import { useEffect, useRef, type FormEvent, type ReactNode } from 'react';
import { Kept } from '#src/shared/Kept.tsx';
import { PageHead } from '#src/shared/PageHead.tsx';
import { QUESTION_ID } from './fieldIds.ts';
import { headingOf, shownNumber, SHOWN_STEPS, steps, titleOf, type StepName } from './steps.ts';
import { Bar, BackLine, Body, Form, Head } from './StepFrame.styles.ts';
import { StartOver } from './StartOver.tsx';

/** Props of StepFrame. */
export interface StepFrameProps {
  /** The step that is shown. */
  step: StepName;
  /** Words of the `h1` where they are not the step's own. */
  heading?: string | undefined;
  /** What must be put right, in the order of the fields. */
  errors: readonly FormError[];
  /** Counts refused attempts; each new number takes the focus to the summary. */
  attempt: number;
  /** When the answers shown were kept, ISO 8601; the step that comes with them takes no focus. Null: they are given now. */
  restoredFrom?: string | null | undefined;
  /** What stands above the form: notices. */
  notices?: ReactNode;
  /** Called by Back; absent: there is nothing to go back to. */
  onBack?: (() => void) | undefined;
  /** Called by Continue; absent: there is no such button. */
  onContinue?: (() => void) | undefined;
  /** Called when a finished step is followed in the line of steps. */
  onStep?: ((step: StepName) => void) | undefined;
  /** Called when all answers are to be forgotten; absent: it is not offered. */
  onStartOver?: (() => void) | undefined;
  /** The fields bring a form of their own, or need none. */
  hasOwnForm?: boolean | undefined;
  /** The request is on its way. */
  busy?: boolean | undefined;
  /** The fields. */
  children: ReactNode;
}

const shown = steps.filter((step) => shownNumber(step) !== null);
const labels = ['Where and when', 'Style', 'Budget', 'About you', 'Last step'];

/** Around every step: where one is, Back, the question, what is wrong, the fields, Continue. */
export function StepFrame(props: StepFrameProps) {
  const {
    step,
    heading = headingOf(step),
    errors,
    attempt,
    restoredFrom = null,
    notices,
    onBack,
    onContinue,
    onStep,
    onStartOver,
    busy = false,
    hasOwnForm = false,
    children,
  } = props;
  const title = useFocusOnStep(step, { heading, hasErrors: errors.length > 0, restoredFrom });
  const number = shownNumber(step);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) onContinue?.();
  };
  return (
    <Body>
      <PageHead
        title={titleOf(step, errors.length > 0)}
        bareTitle
        path="/trip-request/"
        description="Tell us where, when and with whom you would like to travel. Specialists who live there write to you with a plan."
      />
      {notices}
      <Kept name="line" by={() => [number, step, onStep !== undefined]}>
        {number === null ? (
          <RouteLine variant="progress" stops={SHOWN_STEPS} current={step === 'thanks' ? SHOWN_STEPS : SHOWN_STEPS - 1} />
        ) : (
          <Stepper
            steps={labels.map((label, index) => ({ label, href: onStep && `?step=${shown[index]}` }))}
            current={number}
            onStep={(at, event) => {
              const to = shown[at - 1];
              if (!to || !onStep) return;
              event.preventDefault();
              onStep(to);
            }}
          />
        )}
      </Kept>
      <Form {...(hasOwnForm ? { as: 'div' as const } : { method: 'post', action: '/trip-request/', noValidate: true, onSubmit: submit })}>
        <Head>
          {onBack && (
            <BackLine>
              <Button variant="link" onClick={onBack}>
                Back
              </Button>
            </BackLine>
          )}
          <Heading level={1} id={QUESTION_ID} ref={title} tabIndex={-1}>
            {heading}
          </Heading>
        </Head>
        <ErrorSummary errors={errors} attempt={attempt} />
        {children}
        {onContinue && (
          <Bar>
            <Button type="submit" variant="primary" size="large" wide busy={busy}>
              {step !== 'phone' ? 'Continue' : busy ? 'Sending…' : 'Send my trip request'}
            </Button>
          </Bar>
        )}
      </Form>
      {onStartOver && <StartOver onConfirm={onStartOver} />}
    </Body>
  );
}

/** On a change of step the question takes the focus, unless the summary does; on arrival, and when kept answers bring their step, nothing does. */
function useFocusOnStep(
  step: StepName,
  { heading, hasErrors, restoredFrom }: { heading: string; hasErrors: boolean; restoredFrom: string | null },
) {
  const title = useRef<HTMLHeadingElement>(null);
  const last = useRef({ shown: `${step} ${heading}`, restoredFrom });
  useEffect(() => {
    const shown = `${step} ${heading}`;
    const isOurs = restoredFrom !== null && restoredFrom !== last.current.restoredFrom;
    const isChanged = shown !== last.current.shown;
    last.current = { shown, restoredFrom };
    if (!isChanged || isOurs || hasErrors) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    title.current?.focus({ preventScroll: true });
  }, [step, heading, hasErrors, restoredFrom]);
  return title;
}
