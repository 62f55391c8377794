import type { ExpiringStorage } from '#src/shared/storage.ts';
import { buildPayload } from './buildPayload.ts';
import type { TripRequestContext } from './context.ts';
import { REMOTE_DRAFT_KEY } from './remoteDraftReference.ts';
import type { FormServices } from './sendTripRequest.ts';

/**
 * Saves the form as a draft on the server, so that the emailed link opens it on any device. Saves nothing without a solved captcha, or once
 * the signal is aborted: a draft that arrives after the request was sent would be left over.
 */
export async function saveRemoteDraft(
  context: TripRequestContext,
  { services, storage, signal }: { services: FormServices; storage: ExpiringStorage; signal: AbortSignal },
): Promise<void> {
  if (!services.isOnline()) return;
  const captchaId = await services.solveCaptcha('tripRequest');
  if (captchaId === null || signal.aborted) return; // requests without a captcha are limited and needed for sending
  const { formId, formVersion, form } = context;
  const body = buildPayload(form, { formId, formVersion, places: services.places(), isDraft: true });
  const { resumeUrl, status } = await services.api.post('/v3/trip_requests', {
    body,
    captchaId,
    signal: AbortSignal.any([signal, AbortSignal.timeout(20_000)]),
  });
  const [id, code] =
    URL.parse(resumeUrl ?? '')
      ?.searchParams.get('resume')
      ?.split('.') ?? [];
  if (status === 'DRAFT' && id && code) storage.write(REMOTE_DRAFT_KEY, { id, code });
}
