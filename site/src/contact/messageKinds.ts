import type { FieldName } from './messageForm.ts';

/** Kind of message: to Farwend, an application of a company, or a question to a company. */
export type MessageKind = 'contact' | 'partner' | 'company';

/** Fields of each form, in order. */
export const messageFields: Record<MessageKind, readonly FieldName[]> = {
  contact: ['option', 'name', 'email', 'message'],
  partner: ['companyName', 'website', 'countries', 'name', 'email', 'message'],
  company: ['name', 'email', 'message'],
};

/** Captcha action of each form. */
export const captchaActions: Record<MessageKind, string> = { contact: 'contact', partner: 'companyContact', company: 'companyContact' };

/** Path to navigate to after sending; the form on a company page stays there. */
export const thankYouPaths = { contact: '/contact/thank-you/', partner: '/contact-travel-company/thank-you/' } as const;
