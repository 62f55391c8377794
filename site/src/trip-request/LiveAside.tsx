import { useSyncExternalStore } from 'react';
import { FormAside } from './FormAside.tsx';
import type { FormStore } from './formStore.ts';
import type { CarePerson } from './loadCarePeople.ts';

/** Props of LiveAside. */
export interface LiveAsideProps {
  /** The form whose answers are shown. */
  form: FormStore;
  /** Team members who read requests. */
  care: readonly CarePerson[];
}

/** The aside with the answers as they are given; on the last step the review shows them, and once they are sent there are none. */
export function LiveAside({ form, care }: LiveAsideProps) {
  const { context } = useSyncExternalStore(form.subscribe, form.read, form.readInitial);
  const isSummarized = context.step !== 'phone' && context.step !== 'thanks';
  return <FormAside form={isSummarized ? context.form : null} care={care} />;
}
