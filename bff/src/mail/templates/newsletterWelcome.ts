import { z } from 'zod';
import { greeting, type Letter } from '../letter.ts';
import { httpUrl } from './httpUrl.ts';

/** What the first letter needs. */
export const NewsletterWelcome = z.object({ fullName: z.string(), articlesUrl: httpUrl, unsubscribeUrl: httpUrl });

/** To a new subscriber, once the subscription stands. */
export function newsletterWelcome({ fullName, articlesUrl, unsubscribeUrl }: z.infer<typeof NewsletterWelcome>): Letter {
  return {
    subject: 'Letters from Farwend',
    preview: 'What to expect, and how to stop it.',
    heading: 'Good to have you along',
    parts: [
      { kind: 'paragraph', text: greeting(fullName) },
      {
        kind: 'paragraph',
        text: 'From now on we write when there is a route worth writing about: when to go and when not to, how long the drive really takes, where to sleep the night before. Written by people who have been there.',
      },
      { kind: 'action', label: 'Read what is there already', url: articlesUrl },
      { kind: 'note', text: 'The link below stops the letters at once. It asks nothing.' },
    ],
    reason: 'You get this because you asked for letters from Farwend.',
    unsubscribeUrl,
  };
}
