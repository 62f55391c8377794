import type { ComponentPropsWithRef } from 'react';
import { RouteLine } from '#src/components/RouteLine/RouteLine.tsx';
import { VisuallyHidden } from '#src/components/VisuallyHidden/VisuallyHidden.tsx';
import { CountLine, Frame, StepItem, StepLink, StepName, Steps } from './Stepper.styles.ts';

/** One step of a Stepper. */
export interface Step {
  /** The step's short name. */
  label: string;
  /** Address of a step that can be gone back to; absent: the step is only named. */
  href?: string | undefined;
}

/** Props of Stepper; what is not listed goes to the nav element. */
export interface StepperProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** The steps in order, 2 to 8. */
  steps: readonly Step[];
  /** Number of the step one is on, from 1. */
  current: number;
  /** Name of the landmark. */
  navLabel?: string | undefined;
  /** The visible line, from the number, how many there are, and the step's name. */
  countText?: ((current: number, total: number) => string) | undefined;
  /** Read, not shown, after the name of each step that is behind. */
  completedText?: string | undefined;
  /** Called when a link to a step is followed, before the browser goes there; prevent the event to go there yourself. */
  onStep?: ((step: number, event: { preventDefault: () => void }) => void) | undefined;
}

/** Where one is in a form: "Step 2 of 5" and the route, drawn as far as one has come. */
export function Stepper({
  steps,
  current,
  navLabel = 'Progress',
  countText = (at, total) => `Step ${at} of ${total}`,
  completedText = 'completed',
  onStep,
  ...native
}: StepperProps) {
  return (
    <Frame aria-label={navLabel} {...native}>
      <CountLine>{countText(current, steps.length)}</CountLine>
      <RouteLine variant="progress" stops={steps.length} current={current} />
      <Steps>
        {steps.map((step, index) => {
          const number = index + 1;
          const done = number < current;
          const name = (
            <>
              {step.label}
              {done && <VisuallyHidden> {completedText}</VisuallyHidden>}
            </>
          );
          return (
            <StepItem key={step.label} aria-current={number === current ? 'step' : undefined} data-done={done || undefined}>
              {done && step.href !== undefined ? (
                <StepLink href={step.href} onClick={(event) => onStep?.(number, event)}>
                  {name}
                </StepLink>
              ) : (
                <StepName>{name}</StepName>
              )}
            </StepItem>
          );
        })}
      </Steps>
    </Frame>
  );
}
