import { useEffect, useRef } from 'react';
import { useNavigate } from '#src/startup/navigation.ts';
import { useLocation, type PageLocation } from '#src/startup/page.ts';
import { parseStep, type StepName } from './steps.ts';

/** Whether steps replace the history entry (as specified) or push a new one; a constant, so that both can be measured. */
const historyMode: 'replace' | 'push' = 'replace';

/** Query parameters that describe the arrival; removed once read, because one of them is a secret. */
const arrivalParameters = ['resume', 'form', 'sso', 'problem'];

/** Syncs the form's step with `?step=`, keeping other parameters; a step that something else wrote there is requested from the form. */
export function useStepParameter(
  step: StepName,
  { isReady, onStepRequested }: { isReady: boolean; onStepRequested: (step: StepName) => void },
) {
  const location = useLocation();
  const navigate = useNavigate();
  const lastKey = useRef(location.key);
  useEffect(() => {
    if (!isReady) return;
    const params = new URLSearchParams(location.search);
    const requested = parseStep(params.get('step'));
    const isOwnChange = lastKey.current === location.key || wasSetByForm(location);
    lastKey.current = location.key;
    if (!isOwnChange && requested && requested !== step) onStepRequested(requested);
    const isStale = arrivalParameters.filter((name) => params.has(name)).map((name) => params.delete(name)).length > 0;
    if (params.get('step') === step && !isStale) return;
    params.set('step', step);
    void navigate(`?${params}`, { replace: historyMode === 'replace', preventScrollReset: true, state: { byForm: true } });
    // `onStepRequested` may change on every render; calling it again would undo the visitor's navigation.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isReady, step, location, navigate]);
}

function wasSetByForm({ state }: PageLocation): boolean {
  return typeof state === 'object' && state !== null && 'byForm' in state;
}
