export { isEmail, isNewsletterEmail, MAX_EMAIL_LENGTH } from './email.ts';
export * from './tripRequest.ts';
