import { ONLY_TRAVELERS } from '@farwend/api-contract/rules';
import { formatCallOrWrite } from '#src/shared/phones.ts';

/** Messages of the form; `phone` is the number to call, formatted for people, if there is one. */
export const texts = {
  onlyTravelers: ONLY_TRAVELERS,
  missingIdentity: 'Enter your first name, last name, email address and country of residence to send your request.',
  failed: 'That did not work. Your answers are saved. Try again.',
  sendFailed: (phone: string | undefined) =>
    `We could not send your request. Your answers are saved. Try again, or ${formatCallOrWrite(phone)}.`,
  offline: 'You are offline. Your answers are saved on this device.',
  captchaFailed: (phone: string | undefined) => `We could not check that you are a person. Try again, or ${formatCallOrWrite(phone)}.`,
  secondStep:
    'This account asks for a code as well. Continue without signing in, or sign in on the sign-in page first: your answers stay here',
  wrongSecret: 'The password or code does not match. Try again or continue without signing in',
  codeExpired: 'This code has expired. Ask for a new one',
  tooManySignIns: (message: string) => message.replace(/ and try again\.?$/, ' or continue without signing in'),
  signInFailed: 'We could not sign you in. Try again or continue without signing in.',
  ssoUnfinished: 'Sign-in was not finished. Try again or continue without signing in.',
  resumeGone: 'This link is past its thirty days, or the request was sent or deleted since. The form begins anew.',
  disabledEmail: (phone: string | undefined) =>
    `We cannot use this email address here. ${phone === undefined ? 'Write to us' : `Call ${phone}`}.`,
  knownEmail: (email: string) =>
    `We know this address, so the request goes to ${email}. It appears in My Trips once you have opened the link in our email.`,
  datePassed: 'Your departure date has passed. Choose a new one.',
  otherTab: 'You changed this form in another tab. Load those answers?',
  storageBlocked: 'Your browser does not let us keep your answers. Finish in this tab.',
} as const;
