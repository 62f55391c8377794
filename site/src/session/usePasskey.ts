import { useCallback, useState } from 'react';
import { api } from '#src/shared/api.ts';
import { completeWithPasskey, describePasskeyFailure } from './passkeys.ts';

/** A form that a passkey may answer. */
export interface PasskeyForm {
  /** Why the passkey did not come; null if nothing is wrong. */
  problem: string | null;
  /** The browser is asking for the passkey. */
  isAsking: boolean;
  /** Completes the form with the passkey it asks for; null if none came, and the form is not to be sent. */
  complete: (form: FormData) => Promise<FormData | null>;
}

/** Asks the browser for passkeys where forms need one. */
export function usePasskey(): PasskeyForm {
  const [problem, setProblem] = useState<string | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const complete = useCallback(async (form: FormData) => {
    setProblem(null);
    setIsAsking(true);
    try {
      await completeWithPasskey(form, api);
      return form;
    } catch (failure) {
      setProblem(describePasskeyFailure(failure));
      return null;
    } finally {
      setIsAsking(false);
    }
  }, []);
  return { problem, isAsking, complete };
}
