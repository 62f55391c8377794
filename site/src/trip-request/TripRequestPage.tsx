import { useState } from 'react';
import { useActionData, useLoaderData } from 'react-router-dom';
import { api } from '#src/shared/api.ts';
import { solveCaptcha } from '#src/shared/captcha.ts';
import { newHandle } from '#src/shared/deviceId.ts';
import { phones } from '#src/shared/phones.ts';
import { isTrade, useSession, type CurrentUser } from '#src/shared/session.ts';
import { storage } from '#src/shared/storage.ts';
import { emptyForm, type TripRequestForm } from './form.ts';
import { PlainFields, type PlainFieldsProps } from './PlainFields.tsx';
import { OnlyTravelers } from './OnlyTravelers.tsx';
import { TripRequest } from './TripRequest.tsx';
import type { Posted } from './tripRequest.action.ts';
import type { TripRequestData } from './tripRequest.loader.ts';
import type { Surroundings } from './useTripRequest.ts';

/** The page of the trip request form. */
export function TripRequestPage() {
  const { countries } = useLoaderData<TripRequestData>();
  const posted = useActionData<Posted>();
  const { user, signOut } = useSession();
  const [input] = useState(() => ({
    formId: newHandle(),
    formVersion: formVersion(),
    form: posted?.form ?? formOf(user),
    problems: posted?.problems,
    isSignedIn: user.isAuthenticated,
  }));
  if (isTrade(user)) return <OnlyTravelers />;
  return (
    <TripRequest
      {...surroundings}
      input={input}
      firstCountries={countries}
      renderPlain={renderPlain}
      hasPosted={posted !== undefined}
      onSignOut={input.isSignedIn ? () => void signOut() : undefined}
    />
  );
}

/** Browsers with scripts do not read what stands in a noscript, so they need not carry it. */
const renderPlain = (props: PlainFieldsProps) => (import.meta.env.SSR ? <PlainFields {...props} /> : <noscript />);

const surroundings: Surroundings = {
  storage,
  sending: {
    api,
    solve: (action) => solveCaptcha(api, action),
    googleClientId: () => /(?:^|; )_ga=GA\d\.\d\.([\d.]+)/.exec(document.cookie)?.[1],
    isOnline: () => navigator.onLine,
    newId: newHandle,
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    phone: phones.call.text,
  },
};

/** trf6d from a window of 1280 pixels on, else trf6mt; on the server nobody reads it. */
function formVersion(): string {
  return typeof window !== 'undefined' && window.innerWidth >= 1280 ? 'trf6d' : 'trf6mt';
}

/** An empty form with what is known of the signed-in traveller. */
function formOf(user: CurrentUser): TripRequestForm {
  const form = emptyForm();
  if (!user.isAuthenticated) return form;
  const { traveler } = form;
  return {
    ...form,
    traveler: {
      firstName: user.firstName ?? '',
      lastName: user.lastName ?? '',
      email: user.email ?? '',
      phone: user.phone ?? traveler.phone,
      countryOfResidence: user.countryOfResidence ?? traveler.countryOfResidence,
    },
  };
}
