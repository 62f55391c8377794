import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import { stepFrom, type StepName } from './steps.ts';

/** Whether steps replace the history entry (the specification) or each make one; one constant, so that it can be measured. */
const historyMode: 'replace' | 'push' = 'replace';

/** Keeps the address and the form on the same step: the form's step is written to `?step=`, other parts kept; a step that somebody else wrote there is asked for. */
export function useStepAddress(step: StepName, { isReady, onAsked }: { isReady: boolean; onAsked: (step: StepName) => void }) {
  const location = useLocation();
  const navigate = useNavigate();
  const seen = useRef(location.key);
  useEffect(() => {
    if (!isReady) return;
    const params = new URLSearchParams(location.search);
    const asked = stepFrom(params.get('step'));
    const isOurs = seen.current === location.key || isByForm(location);
    seen.current = location.key;
    if (!isOurs && asked && asked !== step) onAsked(asked);
    if (params.get('step') === step) return;
    params.set('step', step);
    void navigate({ search: `?${params}` }, { replace: historyMode === 'replace', preventScrollReset: true, state: { byForm: true } });
    // `onAsked` may be new on every render; asking again would undo what the person does.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isReady, step, location, navigate]);
}

function isByForm({ state }: Location<unknown>): boolean {
  return typeof state === 'object' && state !== null && 'byForm' in state;
}
