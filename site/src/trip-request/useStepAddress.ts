import { useEffect, useRef } from 'react';
import { useWay, type Place } from '#src/shared/way.ts';
import { stepFrom, type StepName } from './steps.ts';

/** Whether steps replace the history entry (the specification) or each make one; one constant, so that it can be measured. */
const historyMode: 'replace' | 'push' = 'replace';

/** Fields of the address that say how one came here; once is enough, and one of them is a secret. */
const oneWay = ['resume', 'form', 'sso', 'problem'];

/** Keeps the address and the form on the same step: the form's step is written to `?step=`, other parts kept; a step that somebody else wrote there is asked for. */
export function useStepAddress(step: StepName, { isReady, onAsked }: { isReady: boolean; onAsked: (step: StepName) => void }) {
  const { place, go } = useWay();
  const seen = useRef(place.key);
  useEffect(() => {
    if (!isReady) return;
    const params = new URLSearchParams(place.search);
    const asked = stepFrom(params.get('step'));
    const isOurs = seen.current === place.key || isByForm(place);
    seen.current = place.key;
    if (!isOurs && asked && asked !== step) onAsked(asked);
    const isStale = oneWay.filter((name) => params.has(name)).map((name) => params.delete(name)).length > 0;
    if (params.get('step') === step && !isStale) return;
    params.set('step', step);
    void go(`?${params}`, { replace: historyMode === 'replace', preventScrollReset: true, state: { byForm: true } });
    // `onAsked` may be new on every render; asking again would undo what the person does.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isReady, step, place, go]);
}

function isByForm({ state }: Place): boolean {
  return typeof state === 'object' && state !== null && 'byForm' in state;
}
