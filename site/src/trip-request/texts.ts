import { ONLY_TRAVELERS } from '@farwend/api-contract/rules';

/** Sentences of the whole form; `phone` is the number to call as people read it. */
export const texts = {
  onlyTravelers: ONLY_TRAVELERS,
  missingIdentity: 'Enter your first name, last name, email address and country of residence to send your request.',
  sendFailed: (phone: string) => `We could not send your request. Your answers are saved. Try again, or call ${phone}.`,
  offline: 'You are offline. Your answers are saved on this device.',
  captchaFailed: (phone: string) => `We could not check that you are a person. Try again, or call ${phone}.`,
  tooMany: (minutes: number) => `Too many attempts. Wait ${minutes === 1 ? '1 minute' : `${minutes} minutes`} and try again.`,
  disabledEmail: (phone: string) => `We cannot use this email address here. Call ${phone}.`,
  knownEmail: (email: string) =>
    `We know this address, so the request goes to ${email}. It appears in My Trips once you have opened the link in our email.`,
  datePassed: 'Your departure date has passed. Choose a new one.',
  otherTab: 'You changed this form in another tab. Load those answers?',
  storageBlocked: 'Your browser does not let us keep your answers. Finish in this tab.',
} as const;
