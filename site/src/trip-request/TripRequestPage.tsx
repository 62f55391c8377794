import { Suspense, useState } from 'react';
import { api } from '#src/shared/api.ts';
import { createRandomId } from '#src/shared/deviceId.ts';
import { useLayoutContent } from '#src/shared/layoutContent.ts';
import { mainPhoneOf } from '#src/shared/mainPhoneOf.ts';
import { isAgentOrTeamMember, useSession, type CurrentUser } from '#src/shared/session.ts';
import { markSsoStarted } from '#src/shared/ssoStarted.ts';
import { useSettings } from '#src/shared/SettingsContext.ts';
import { storage } from '#src/shared/storage.ts';
import { useActionData, useLoaderData } from '#src/startup/page.ts';
import { emptyForm, type TripRequestForm } from './form.ts';
import { fillAccountDetails } from './fillAccountDetails.ts';
import { OnlyTravelers } from './LazyOnlyTravelers.ts';
import { NoScriptFields, type NoScriptFieldsProps } from './NoScriptFields.tsx';
import { TripRequest } from './TripRequest.tsx';
import type { PostedForm } from './tripRequest.action.ts';
import type { TripRequestData } from './tripRequest.loader.ts';
import type { FormEnvironment } from './useTripRequest.ts';

/** The page of the trip request form. */
export function TripRequestPage() {
  const { countries, start, started, care } = useLoaderData<TripRequestData>();
  const posted = useActionData<PostedForm>();
  const { user, signOut, refresh } = useSession();
  const { sso } = useSettings();
  const { phones } = useLayoutContent();
  const [environment] = useState(() => buildEnvironment(() => void refresh(), mainPhoneOf(phones)?.text));
  const [input] = useState(() => ({
    formId: createRandomId(),
    formVersion: detectFormVersion(),
    form: posted?.form ?? buildInitialForm(user, started ?? emptyForm()),
    problems: posted?.problems,
    isSignedIn: user.isAuthenticated,
  }));
  if (isAgentOrTeamMember(user))
    return (
      <Suspense fallback={null}>
        <OnlyTravelers />
      </Suspense>
    );
  return (
    <TripRequest
      {...environment}
      input={input}
      start={start}
      firstCountries={countries}
      care={care}
      renderNoScript={renderNoScript}
      hasPosted={posted !== undefined}
      isSsoOffered={sso}
      onSignOut={signOut}
    />
  );
}

/** Browsers with JavaScript ignore the content of `<noscript>`, so only the server renders it. */
const renderNoScript = (props: NoScriptFieldsProps) => (import.meta.env.SSR ? <NoScriptFields {...props} /> : <noscript />);

/** Null if it cannot be loaded, as when a captcha cannot be solved. */
const loadCaptcha = () => import('#src/shared/captcha.ts').catch(() => null);

const buildEnvironment = (onSessionChange: () => void, phone: string | undefined): FormEnvironment => ({
  storage,
  services: {
    api,
    solveCaptcha: async (action) => (await loadCaptcha())?.solveCaptcha(api, action) ?? null,
    googleClientId: () => /(?:^|; )_ga=GA\d\.\d\.([\d.]+)/.exec(document.cookie)?.[1],
    isOnline: () => navigator.onLine,
    newId: createRandomId,
    redirectTo: (url) => {
      markSsoStarted();
      window.location.assign(url);
    },
    onSessionChange,
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    phone,
  },
});

/** `trf6d` for windows from 1280 px, else `trf6mt`; the value is not used on the server. */
function detectFormVersion(): string {
  return typeof window !== 'undefined' && window.innerWidth >= 1280 ? 'trf6d' : 'trf6mt';
}

/** The form with the signed-in traveller's details. */
function buildInitialForm(
  { isAuthenticated, firstName, lastName, email, phone, countryOfResidence }: CurrentUser,
  form: TripRequestForm,
): TripRequestForm {
  if (!isAuthenticated) return form;
  const person = {
    firstName: firstName ?? '',
    lastName: lastName ?? '',
    email: email ?? '',
    phone: phone ?? null,
    countryOfResidence: countryOfResidence ?? '',
  };
  return fillAccountDetails({ form, lastCompletedStep: -1 }, person);
}
