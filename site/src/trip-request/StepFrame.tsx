import { Button, Heading, RouteLine, type FormError } from '@farwend/design-system';
import { Suspense, useEffect, useRef, useSyncExternalStore, type FormEvent, type MouseEvent, type ReactNode } from 'react';
import { CachedFragment } from '#src/startup/CachedFragment.tsx';
import { PageHead } from '#src/shared/PageHead.tsx';
import { QUESTION_ID } from './fieldIds.ts';
import { FormErrors } from './LazyFormErrors.ts';
import { reportSilentInput, silentInputHandlers } from './silentInput.tsx';
import { headingOf, visibleStepNumber, VISIBLE_STEP_COUNT, steps, buildDocumentTitle, type StepName } from './steps.ts';
import { ContinueBar, BackLink, Body, Form, Header, Progress } from './StepFrame.styles.ts';
import { StartOver } from './StartOver.tsx';

/** Props of StepFrame. */
export interface StepFrameProps {
  /** Where the form is posted without JavaScript. */
  action: string;
  /** The current step. */
  step: StepName;
  /** Text of the `h1`. Defaults to the step's own heading. */
  heading?: string | undefined;
  /** Errors to list in the summary, in the order of the fields. */
  errors: readonly FormError[];
  /** Number of rejected attempts; each increase moves the focus to the summary. */
  attempt: number;
  /** When the restored answers were saved, ISO 8601; a step that appears by restoring takes no focus. Defaults to null. */
  restoredFrom?: string | null | undefined;
  /** A field of the step takes the focus instead of the heading. Defaults to false. */
  hasFocusInFields?: boolean | undefined;
  /** Notices above the form. */
  notices?: ReactNode;
  /** Called by the Back button; absent: no button. */
  onBack?: (() => void) | undefined;
  /** Called by the Continue button; absent: no button. */
  onContinue?: (() => void) | undefined;
  /** Called when a completed step is chosen in the stepper. */
  onStep?: ((step: StepName) => void) | undefined;
  /** Called when all answers are to be deleted; absent: not offered. */
  onStartOver?: (() => void) | undefined;
  /** The fields render their own form or need none. Defaults to false. */
  hasOwnForm?: boolean | undefined;
  /** The request is being sent. Defaults to false. */
  busy?: boolean | undefined;
  /** The fields. */
  children: ReactNode;
}

const visibleSteps = steps.filter((step) => visibleStepNumber(step) !== null);
const subscribeToNothing = () => () => undefined;
const labels = ['Where and when', 'Style', 'Budget', 'About you', 'Last step'];

/** Layout of every step: progress, Back, heading, error summary, fields, Continue. */
export function StepFrame(props: StepFrameProps) {
  const {
    step,
    heading = headingOf(step),
    errors,
    attempt,
    restoredFrom = null,
    hasFocusInFields = false,
    notices,
    onBack,
    onContinue,
    onStep,
    onStartOver,
    busy = false,
    hasOwnForm = false,
    action,
    children,
  } = props;
  const title = useFocusOnStep(step, { heading, isElsewhere: errors.length > 0 || hasFocusInFields, restoredFrom });
  const onClickCapture = useClicksOnStep(step);
  const number = visibleStepNumber(step);
  const hasScripts = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    reportSilentInput();
    onContinue?.();
  };
  return (
    <Body>
      <PageHead
        title={buildDocumentTitle(step, { hasErrors: errors.length > 0, hasSteps: hasScripts })}
        bareTitle
        path="/trip-request/"
        description="Tell us where, when and with whom you would like to travel. Specialists who live there write to you with a plan."
      />
      {notices}
      <CachedFragment name="line" cacheKey={() => [number, step, onStep !== undefined]}>
        {number === null ? (
          <RouteLine
            variant="progress"
            stops={VISIBLE_STEP_COUNT}
            current={step === 'thanks' ? VISIBLE_STEP_COUNT : VISIBLE_STEP_COUNT - 1}
          />
        ) : (
          <Progress
            steps={labels.map((label, index) => ({ label, href: onStep && `?step=${visibleSteps[index]}` }))}
            current={number}
            onStep={(at, event) => {
              const to = visibleSteps[at - 1];
              if (!to || !onStep) return;
              event.preventDefault();
              onStep(to);
            }}
          />
        )}
      </CachedFragment>
      <Form
        {...(hasOwnForm ? { as: 'div' as const } : { method: 'post', action, noValidate: true, onSubmit: submit, ...silentInputHandlers })}
        onClickCapture={onClickCapture}
      >
        <Header>
          {onBack && (
            <BackLink>
              <Button variant="link" onClick={onBack}>
                Back
              </Button>
            </BackLink>
          )}
          <Heading level={1} id={QUESTION_ID} ref={title} tabIndex={-1}>
            {heading}
          </Heading>
        </Header>
        {(attempt > 0 || errors.length > 0) && (
          <Suspense fallback={null}>
            <FormErrors errors={errors} attempt={attempt} />
          </Suspense>
        )}
        {children}
        {onContinue && (
          <ContinueBar>
            <Button type="submit" variant="primary" size="large" wide busy={busy}>
              {step !== 'phone' ? 'Continue' : busy ? 'Sending…' : 'Send my trip request'}
            </Button>
          </ContinueBar>
        )}
      </Form>
      {onStartOver && <StartOver onConfirm={onStartOver} />}
    </Body>
  );
}

/** Drops the rest of a double click that began on another step: it was meant for the button that was there. */
function useClicksOnStep(step: StepName) {
  const clickedStep = useRef(step);
  return (event: MouseEvent) => {
    if (event.detail <= 1) clickedStep.current = step;
    else if (clickedStep.current !== step) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
}

/** Focuses the heading when the step changes, except on arrival, when answers are restored, or when the error summary or a field takes the focus. */
function useFocusOnStep(
  step: StepName,
  { heading, isElsewhere, restoredFrom }: { heading: string; isElsewhere: boolean; restoredFrom: string | null },
) {
  const title = useRef<HTMLHeadingElement>(null);
  const last = useRef({ shown: `${step} ${heading}`, restoredFrom });
  useEffect(() => {
    const shown = `${step} ${heading}`;
    const isRestored = restoredFrom !== null && restoredFrom !== last.current.restoredFrom;
    const isChanged = shown !== last.current.shown;
    last.current = { shown, restoredFrom };
    if (!isChanged || isRestored || isElsewhere) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    title.current?.focus({ preventScroll: true });
  }, [step, heading, isElsewhere, restoredFrom]);
  return title;
}
