import { normalizePhoneNumber } from '@farwend/api-contract/rules';
import { readSharedSentRequest, storeSentRequest } from '#src/shared/sentRequest.ts';
import type { ExpiringStorage } from '#src/shared/storage.ts';
import { cleanText } from './cleanText.ts';
import type { TripRequestContext } from './context.ts';
import { findPhonePrefix } from './findPhoneCountry.ts';
import { findPlace } from './minimumStay.ts';
import { isSessionEnd } from './SendFailure.ts';
import { sendTripRequest, type FormServices, type SendResult } from './sendTripRequest.ts';
import { forgetSession } from './signIn.ts';

/** Sends the request and stores it for the thank-you page and the other tabs, one of which may have sent it already. */
export async function submitTripRequest(
  context: TripRequestContext,
  services: FormServices,
  storage: ExpiringStorage,
): Promise<SendResult> {
  const { form, formId, isKnownEmail, isSignedIn } = context;
  const earlier = readSharedSentRequest(storage);
  if (earlier?.formId === formId) return { sent: earlier, formId, duplicate: true, isInMyTrips: earlier.isInMyTrips === true, form };
  const result = await sendTripRequest(context, services).catch((error: unknown) => {
    if (isSessionEnd(error)) forgetSession(services);
    throw error;
  });
  const { email, phone } = form.traveler;
  const places = services.places();
  const request = {
    ...result.sent,
    email: cleanText(email),
    formId: result.formId,
    isInMyTrips: result.isInMyTrips,
    isKnownEmail: isKnownEmail || (isSignedIn && !result.isInMyTrips),
    countryCodes: [...new Set(result.sent.destinationNames.flatMap((name) => findPlace(name, places)?.countryCodes ?? []))],
    ...(phone.number ? { phone: `${findPhonePrefix(form)} ${normalizePhoneNumber(phone.number)}` } : {}),
  };
  storeSentRequest(request, storage);
  return result;
}
