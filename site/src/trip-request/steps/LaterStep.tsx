import { use } from 'react';
import { later } from '#src/shared/later.ts';
import type { LaterFieldsProps } from './LaterFields.tsx';

/** The fields of the steps after the first; they come in a file of their own, so that the first is soon there. */
export const laterFields = later(() => import('./LaterFields.tsx'));

/** A step after the first. Once its file is there, going on waits for nothing. */
export function LaterStep(props: LaterFieldsProps) {
  const { LaterFields } = laterFields.now ?? use(laterFields.load());
  return <LaterFields {...props} />;
}
