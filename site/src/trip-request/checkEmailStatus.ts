import { isProblem, type Client } from '@farwend/api-contract/client';
import { cleanText } from './cleanText.ts';
import type { EmailStatus } from './machineSetup.ts';

/** Asks the server who an email address belongs to; rejects when the request fails. */
export async function checkEmailStatus(
  email: string,
  { api, solveCaptcha }: { api: Client; solveCaptcha: (action: string) => Promise<string | null> },
): Promise<EmailStatus> {
  const captchaId = await solveCaptcha('travelerStatus');
  try {
    const { personType, status } = await api.get('/v3/travelers/{id}/status', { params: { id: cleanText(email) }, captchaId });
    if (!personType) throw new Error('The email status names no kind of person');
    if (personType !== 'traveler') return 'agent';
    return status === 'DISABLED' ? 'disabled' : 'existing';
  } catch (error) {
    if (isProblem(error) && error.httpStatus === 404) return 'new';
    throw error;
  }
}
