import type { ContentPageFields } from '#src/entities/contentPages/contentPage.type.ts';
import type { DemoPiece } from '../contentRows.ts';

function page(
  path: string,
  title: string,
  template: ContentPageFields['template'],
  summary: string,
  body: string,
): DemoPiece<ContentPageFields> {
  return { key: path.slice(1), title, summary, body, days: 340, own: { path, template } };
}

/** Texts of the site. */
export const contentPagePieces: readonly DemoPiece<ContentPageFields>[] = [
  page(
    '/about-us',
    'About Farwend',
    'ABOUT',
    'Who we are, and why a person should plan your journey.',
    `Farwend began with a letter from a friend in Nairobi that was better than any guidebook. We look for more people who write such letters, and we send them travellers.
## What we do not do
We do not own hotels and we do not sell rooms. We choose the companies, stay beside you until you are home, and are paid by the company you travel with, never by you.`,
  ),
  page(
    '/how-it-works',
    'How it works',
    'HOW_IT_WORKS',
    'Tell us once, talk to one or two planners, travel.',
    `## You tell us
Where, when, with whom, and what a good day is. It takes four minutes.
## We introduce you
To at most three companies that live where you want to go, and have room for you.
## They plan, you decide
Proposals are free. You pay the company that you choose, by its contract.`,
  ),
  page(
    '/our-promises',
    'Our promises',
    'PROMISES',
    'Five sentences we can be held to.',
    `- You talk to people who live there.
- You see every review, the bad ones too.
- You pay what the company asks, nothing to us.
- Somebody answers while you travel.
- Your details go to those you are introduced to and to nobody else.`,
  ),
  page(
    '/travel-insurance',
    'Travel insurance',
    'INSURANCE',
    'What to cover before you go, in plain words.',
    `Buy it on the day you pay your first deposit, not on the day you fly. Cover cancellation, medical care and the way home.
## Ask three questions
- Does it cover the highest price of the journey?
- Does it cover what you plan to do: walking above three thousand metres, sailing, riding?
- Whom do you call at night, and do they answer?`,
  ),
  page(
    '/terms',
    'Terms of use',
    'LEGAL',
    'What we owe each other on this site.',
    `These terms are for the use of this site. Your journey is a contract between you and the company you choose.
## Reviews
They are written by people who travelled. We publish them whatever the rating.`,
  ),
  page(
    '/privacy',
    'Privacy',
    'LEGAL',
    'What we keep, how long, and how to have it erased.',
    `We keep a trip request for three years after the journey and then remove the names from it. Ask us earlier and it is done within thirty days.`,
  ),
];
