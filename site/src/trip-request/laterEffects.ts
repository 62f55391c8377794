/** What the effects of the later steps do, in a script of its own that the first step does not wait for. */
export { checkEmailStatus } from './checkEmailStatus.ts';
export { findPhoneCountry } from './findPhoneCountry.ts';
export { saveRemoteDraft } from './saveRemoteDraft.ts';
export { confirmSession, endSession, requestCode, signIn, startSso } from './signIn.ts';
export { submitTripRequest } from './submitTripRequest.ts';
