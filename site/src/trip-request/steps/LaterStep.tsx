import { use, useLayoutEffect } from 'react';
import { lazyModule } from '#src/startup/lazyModule.ts';
import { uncoverForm } from '../coverForm.ts';
import type { StepName } from '../steps.ts';
import type { LaterFieldsProps } from './LaterFields.tsx';

/** The fields of the second step, loaded while the first is being answered. */
export const styleFields = lazyModule(() => import('./Style.tsx'));

/** The fields of the later steps, loaded once the first is completed. */
export const laterFields = lazyModule(() => import('./LaterFields.tsx'));

/** Whether the fields of a step after the first are loaded. */
export function isStepLoaded(step: StepName): boolean {
  return (step === 'style' ? styleFields : laterFields).current !== undefined;
}

/** A step after the first; suspends until its fields are loaded. */
export function LaterStep(props: LaterFieldsProps) {
  useLayoutEffect(uncoverForm, []); // once its fields are there
  if (props.context.step === 'style') {
    const { Style } = styleFields.current ?? use(styleFields.loadWhenOnline());
    return <Style form={props.form} errorOf={props.errorOf} onChange={props.onChange} />;
  }
  const { LaterFields } = laterFields.current ?? use(laterFields.loadWhenOnline());
  return <LaterFields {...props} />;
}
