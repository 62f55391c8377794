export { isEmail, isNewsletterEmail, MAX_EMAIL_LENGTH } from './email.ts';
export { toAsciiDigits } from './digits.ts';
export { isPhoneText, MAX_PHONE_LENGTH, normalizePhoneNumber, withoutExtension } from './phone.ts';
export { type PriceLineKind, priceLineKinds, priceLineNames } from './priceLines.ts';
export { defaultPromises, findUnknownPromises, insertPromises, type PromiseName, promiseNames, type Promises } from './promises.ts';
export { convertToStars, cutStars } from './stars.ts';
export { slugOf } from './slug.ts';
export * from './tripRequest.ts';
export * from './tripWishes.ts';
