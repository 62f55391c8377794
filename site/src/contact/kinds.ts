import type { FieldName } from './messageForm.ts';

/** Whom a message goes to: us, us from a company that wants to join, or a company. */
export type MessageKind = 'contact' | 'partner' | 'company';

/** What each form asks for, in its order. */
export const fieldsOf: Record<MessageKind, readonly FieldName[]> = {
  contact: ['option', 'name', 'email', 'message'],
  partner: ['companyName', 'website', 'countries', 'name', 'email', 'message'],
  company: ['name', 'email', 'message'],
};

/** The action that a solved challenge is for. */
export const captchaActionOf: Record<MessageKind, string> = { contact: 'contact', partner: 'companyContact', company: 'companyContact' };

/** Where a sent form leads; the form on a company's page stays there. */
export const thanksOf = { contact: '/contact/thank-you/', partner: '/contact-travel-company/thank-you/' } as const;
