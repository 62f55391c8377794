import { use } from 'react';
import { later } from '#src/shared/later.ts';
import type { StepName } from '../steps.ts';
import type { LaterFieldsProps } from './LaterFields.tsx';

/** The fields of the second step; they come while the first is answered, and it is alive without them. */
export const styleFields = later(() => import('./Style.tsx'));

/** The fields of the steps after it; they come once the first was finished. */
export const laterFields = later(() => import('./LaterFields.tsx'));

/** Whether a step after the first can be drawn without waiting. */
export function isThere(step: StepName): boolean {
  return (step === 'style' ? styleFields : laterFields).now !== undefined;
}

/** A step after the first. Once its file is there, going on waits for nothing. */
export function LaterStep(props: LaterFieldsProps) {
  if (props.context.step === 'style') {
    const { Style } = styleFields.now ?? use(styleFields.wait());
    return <Style form={props.form} errorOf={props.errorOf} onChange={props.onChange} />;
  }
  const { LaterFields } = laterFields.now ?? use(laterFields.wait());
  return <LaterFields {...props} />;
}
