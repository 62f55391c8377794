import { isProblem, type Client } from '@farwend/api-contract/client';
import { clean } from './clean.ts';
import type { EmailStatus } from './parts.ts';

/** Asks whose an e-mail address is; rejects when the server does not say. */
export async function emailStatus(
  email: string,
  { api, solve }: { api: Client; solve: (action: string) => Promise<string | null> },
): Promise<EmailStatus> {
  const captchaId = await solve('travelerStatus');
  try {
    const { personType, status } = await api.get('/v3/travelers/{id}/status', { params: { id: clean(email) }, captchaId });
    if (personType !== 'traveler') return 'agent';
    return status === 'DISABLED' ? 'disabled' : 'existing';
  } catch (error) {
    if (isProblem(error) && error.httpStatus === 404) return 'new';
    throw error;
  }
}
