import type { ComponentPropsWithRef } from 'react';
import { RouteLine } from '#src/components/RouteLine/RouteLine.tsx';
import { VisuallyHidden } from '#src/components/VisuallyHidden/VisuallyHidden.tsx';
import { CountLine, Frame, StepItem, StepLink, StepName, Steps } from './Stepper.styles.ts';

/** One step of a Stepper. */
export interface Step {
  /** Short name of the step. */
  label: string;
  /** URL of a completed step that can be revisited. Omit for a step without a link. */
  href?: string | undefined;
}

/** Props of Stepper. Other attributes are passed to the `<nav>`. */
export interface StepperProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** Steps in order, 2 to 8. */
  steps: readonly Step[];
  /** Current step, starting at 1. */
  current: number;
  /** Accessible name of the landmark. */
  navLabel?: string | undefined;
  /** Visible count, from the current step and the total. */
  countText?: ((current: number, total: number) => string) | undefined;
  /** Visually hidden text after the name of each completed step. */
  completedText?: string | undefined;
  /** Called when a step's link is clicked; prevent the event's default to handle the navigation yourself. */
  onStep?: ((step: number, event: { preventDefault: () => void }) => void) | undefined;
}

/** Progress through a form: "Step 2 of 5" and the route line up to the current step. */
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
          const isCompleted = number < current;
          const name = (
            <>
              {step.label}
              {isCompleted && <VisuallyHidden> {completedText}</VisuallyHidden>}
            </>
          );
          return (
            <StepItem key={step.label} aria-current={number === current ? 'step' : undefined} data-done={isCompleted || undefined}>
              {isCompleted && step.href !== undefined ? (
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
