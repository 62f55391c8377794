import { useRef } from 'react';
import { api } from '#src/shared/api.ts';
import { solveCaptcha } from '#src/shared/captcha.ts';
import { getCurrentViewId } from '#src/shared/currentView.ts';

/** How long a solution is reused, in milliseconds; the server accepts it for ten minutes. */
const LIFETIME = 9 * 60_000;

/** Solves a captcha from the first interaction on, so that sending does not have to wait for it. */
export function useCaptcha(action: string) {
  const solution = useRef<{ id: Promise<string | null>; at: number } | null>(null);
  const solve = () => {
    const id = solveCaptcha(api, action);
    solution.current = { id, at: Date.now() };
    void id.then(saveToView);
    return id;
  };
  return {
    /** Starts solving, once. */
    begin: () => void (solution.current ?? solve()),
    /** Returns the solution; solves again if it is missing or expired. */
    take: async (): Promise<string | null> => {
      const cached = solution.current;
      const fresh = cached && Date.now() - cached.at < LIFETIME ? await cached.id : null;
      return fresh ?? solve();
    },
    /** Discards the solution after the server accepted or rejected it. */
    forget: () => {
      solution.current = null;
    },
  };
}

/** Stores the solution with the view, too. */
async function saveToView(recaptchaId: string | null): Promise<void> {
  const id = getCurrentViewId();
  if (id === null || recaptchaId === null) return;
  await api.patch('/v2/views/{id}', { params: { id }, body: { recaptchaId } }).catch(() => undefined); // the view counts without it
}
