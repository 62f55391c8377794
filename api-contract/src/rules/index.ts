export { isEmail, isNewsletterEmail, MAX_EMAIL_LENGTH } from './email.ts';
export { slugOf } from './slug.ts';
export * from './tripRequest.ts';
