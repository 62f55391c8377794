import { useState } from 'react';
import { api } from '#src/shared/api.ts';
import { solveCaptcha } from '#src/shared/captcha.ts';
import { newHandle } from '#src/shared/deviceId.ts';
import { useFrame } from '#src/shared/frame.ts';
import { isTrade, useSession, type CurrentUser } from '#src/shared/session.ts';
import { noteSsoStarted } from '#src/shared/ssoStarted.ts';
import { useSettings } from '#src/shared/SettingsContext.ts';
import { storage } from '#src/shared/storage.ts';
import { emptyForm, type TripRequestForm } from './form.ts';
import { filledWith } from './knownPerson.ts';
import { PlainFields, type PlainFieldsProps } from './PlainFields.tsx';
import { OnlyTravelers } from './OnlyTravelers.tsx';
import { TripRequest } from './TripRequest.tsx';
import type { Posted } from './tripRequest.action.ts';
import type { ResidenceCountry } from './usePlaces.ts';
import type { Surroundings } from './useTripRequest.ts';

/** Props of TripRequestPage. */
export interface TripRequestPageProps {
  /** Countries of residence for browsers without scripts. */
  countries: readonly ResidenceCountry[];
  /** A posted form that was not sent; absent: none was posted. */
  posted?: Posted | undefined;
}

/** The page of the trip request form. */
export function TripRequestPage({ countries, posted }: TripRequestPageProps) {
  const { user, signOut, refresh } = useSession();
  const { sso } = useSettings();
  const { phones } = useFrame();
  const [surroundings] = useState(() => surroundingsOf(() => void refresh(), phones.call.text));
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
      isSsoOffered={sso}
      onSignOut={signOut}
    />
  );
}

/** Browsers with scripts do not read what stands in a noscript, so they need not carry it. */
const renderPlain = (props: PlainFieldsProps) => (import.meta.env.SSR ? <PlainFields {...props} /> : <noscript />);

const surroundingsOf = (onSession: () => void, phone: string): Surroundings => ({
  storage,
  sending: {
    api,
    solve: (action) => solveCaptcha(api, action),
    googleClientId: () => /(?:^|; )_ga=GA\d\.\d\.([\d.]+)/.exec(document.cookie)?.[1],
    isOnline: () => navigator.onLine,
    newId: newHandle,
    leaveFor: (url) => {
      noteSsoStarted();
      window.location.assign(url);
    },
    onSession,
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    phone,
  },
});

/** trf6d from a window of 1280 pixels on, else trf6mt; on the server nobody reads it. */
function formVersion(): string {
  return typeof window !== 'undefined' && window.innerWidth >= 1280 ? 'trf6d' : 'trf6mt';
}

/** An empty form with what is known of the signed-in traveller. */
function formOf({ isAuthenticated, firstName, lastName, email, phone, countryOfResidence }: CurrentUser): TripRequestForm {
  const form = emptyForm();
  if (!isAuthenticated) return form;
  const person = {
    firstName: firstName ?? '',
    lastName: lastName ?? '',
    email: email ?? '',
    phone: phone ?? null,
    countryOfResidence: countryOfResidence ?? '',
  };
  return filledWith({ form, lastCompletedStep: -1 }, person);
}
