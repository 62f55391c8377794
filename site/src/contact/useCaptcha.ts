import { useRef } from 'react';
import { api } from '#src/shared/api.ts';
import { solveCaptcha } from '#src/shared/captcha.ts';
import { currentViewId } from '#src/shared/currentView.ts';

/** For how long a solved challenge is used, in milliseconds; the server takes it for ten minutes. */
const LIFETIME = 9 * 60_000;

/** A challenge that is solved from the first interaction on, so that sending need not wait for it. */
export function useCaptcha(action: string) {
  const solved = useRef<{ id: Promise<string | null>; at: number } | null>(null);
  const solve = () => {
    const id = solveCaptcha(api, action);
    solved.current = { id, at: Date.now() };
    void id.then(noteInView);
    return id;
  };
  return {
    /** Begins, once. */
    begin: () => void (solved.current ?? solve()),
    /** The solution; solved anew when there is none or it has grown old. */
    take: async (): Promise<string | null> => {
      const kept = solved.current;
      const fresh = kept && Date.now() - kept.at < LIFETIME ? await kept.id : null;
      return fresh ?? solve();
    },
    /** Forgets the solution: the server took it, or would not. */
    forget: () => {
      solved.current = null;
    },
  };
}

/** The visit carries the proof too. */
async function noteInView(recaptchaId: string | null): Promise<void> {
  const id = currentViewId();
  if (id === null || recaptchaId === null) return;
  await api.patch('/v2/views/{id}', { params: { id }, body: { recaptchaId } }).catch(() => undefined); // a visit without it is still a visit
}
