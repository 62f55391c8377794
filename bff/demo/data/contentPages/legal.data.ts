import type { ContentPageData } from '#demo/contentPageData.ts';

/** Terms, privacy and what else the law and fairness ask for. */
export const legalPages: readonly ContentPageData[] = [
  [
    '/terms',
    'Terms of use',
    'LEGAL',
    'What we owe each other on this site.',
    null,
    `These terms are for the use of this site and of the introductions we make. Your journey itself is a contract between you and the company you choose, with its own conditions, which you are shown before you sign.
## 1. What we do
We take your request, choose companies that suit it, introduce you, and keep letters and papers in one place. We are not the organiser of your journey, and not a party to the contract about it.
## 2. What it costs
Nothing. We receive a commission from the company when you travel. It is not added to your price.
## 3. What you tell us
Please let it be true and your own. You may ask for someone else if she has agreed. Requests in bad faith, or sent by a machine, we may refuse.
## 4. Prices shown
A price on an itinerary is where such a journey starts, for one of two people sharing, on the day given next to it. What binds is the proposal that a company makes to you.
## 5. Reviews
They are written by people who travelled, and are published whatever the rating. You keep your rights in them and let us show them. We may take out names, insults, and what is not about the journey; nothing else. Companies may answer below.
## 6. Texts and pictures
Those of the site are ours or used with leave. You may quote and link; please do not copy whole pages.
## 7. What we answer for
For our own work, with care, and without limit where the law says so. We do not answer for what a company does on the journey; but we take your complaint to it and stay until there is a reply.
## 8. Disputes
Write to us first. If that does not help, consumers may go to the courts of the place where they live. The law of Portugal applies as far as it takes none of your rights away.
## 9. Changes
When these terms change we say so on this page thirty days before, and keep the old ones for you to read.`,
  ],
  [
    '/privacy',
    'Privacy',
    'LEGAL',
    'What we keep, how long, and how to have it erased.',
    null,
    `You tell us a good deal about yourself so that somebody can plan well for you. This is what happens to it.
## What we keep, and how long
| What | Why | How long
| Your request: places, dates, party, wishes, budget | To introduce you to companies | Three years after the journey, then without names and your words
| Letters and papers with companies | So that both sides have the same | Three years after the journey, then without names and your words; passports thirty days
| Name, e-mail, telephone | To reach you | Until you delete your account, or have not used it for three years; we write to you thirty days before
| What you write to us by a form of this site | To answer | Two years after it is settled
| Mails that we sent you | To know what we said | Thirteen months
| Reviews | For other travellers | Until you take them back
| Newsletter address | To send it | Until you unsubscribe; one click, no questions
| Visits to pages | To see what is read | Fourteen months
| Invoices, contracts, money records | The law | Seven years
## Who sees it
The person on our desk who looks after your part of the world. A company that is proposed to you sees your first name, country and wishes; your family name, e-mail and telephone only when it has accepted and been introduced. Your budget, if you say so, never. Nobody else; nothing is sold, lent or swapped.
## Where it is
On servers within the European Union. Companies in other countries receive what they need for your journey, under a contract that binds them to the same rules.
## What we do not do
We show no advertising of others. We do not follow you to other sites. We make no profile of you that decides anything by itself: every introduction is looked at by a person.
## Your rights
You can read, correct and take with you everything we hold, and have it erased. Write to privacy@example.com or use your account’s page. It is done within thirty days; what the law makes us keep is locked away until its time is over. You may complain to the data protection authority of your country.
## Children
We know of children only their age, since planners need it, and we ask for no more.`,
  ],
  [
    '/cookies',
    'Cookies',
    'LEGAL',
    'Four small files, what they do, and how to do without.',
    null,
    `There is no banner here because there is nothing to agree to. We set only what the site needs in order to work, and we count visits without them.
| Name | What it does | How long
| Sign-in | Knows that it is you; cannot be read by scripts | Until you sign out, at most thirty days
| Refresh | Renews the one above | Thirty days
| Device | A random number, so that a helpful vote counts once and a half-filled form is still there | A year
| Display | Light or dark, larger letters | A year
## In your browser’s own store
A request you have begun is kept on your device until you send it. *Start again* on the form deletes it. The routes and companies that you tick to compare are kept there too, for thirty days; *Clear* takes them out.
## Without any of it
Block all four and you can still read every page and send a request. You cannot sign in, and the form forgets when you leave.`,
  ],
  [
    '/accessibility',
    'Accessibility',
    'LEGAL',
    'How this site can be used with a keyboard, a screen reader, large letters or little patience, and what to do when it cannot.',
    null,
    `Some of the best travellers that we know do not see, or hear, or walk. The site is built so that they can plan without help, and it is tested against the Web Content Accessibility Guidelines 2.2 at level AA.
## What you can rely on
- Everything works with the keyboard alone, and you can see where you are.
- Pages have headings in order, pictures have descriptions, forms say what is wrong and where.
- Text may be enlarged to four hundred per cent; the layout follows.
- Colours have contrast; nothing is told by colour only. There is a dark display, and one of high contrast.
- Nothing moves if your system asks for less movement.
- The request can be sent without scripts.
## What we know is not good enough
Maps are drawn as pictures; each has its places as a list beside it, but distances are not in it. Some PDF proposals by companies have no headings. We are working on both with them.
## On the journey
Say in the first request what you need: step-free, a bench every hundred metres, a guide who signs, a room where a dog may sleep. Planners answer with measurements and photographs of the actual bathroom. We keep, for each country, a list of rooms on ground level with a shower that one can roll into; it is not as long as it should be.
@tip Something does not work | Write to access@example.com or ring the number at the foot of the page. A person answers {promise:firstAnswer}. If we cannot mend it at once, we do for you by telephone what you wanted to do on the page.
Tested last by four people who use screen readers every day, in spring.`,
  ],
  [
    '/dynamic/for-the-press',
    'For the press',
    'DYNAMIC',
    'Figures, people to talk to, pictures to print, and what we will not say.',
    null,
    `We like to talk to journalists and are not good at press releases. If you are on a deadline then ring; you will get somebody who knows.
## In short
| Fact | In a line
| What | An introduction service for planned journeys
| Since | A letter, and the eight years after it
| Where | Lisbon; desks in San José and Kyoto
| Countries | Eighteen
| Travel companies | Some twenty, the largest with forty people
| Paid by | The companies, by commission on journeys made
## Whom to ask about what
**Safari, wildlife, conservancies:** Imani Okafor. **Rail, islands, crowds:** Matteo Bruni. **Japan, seasons, food:** Keiko Arai. **Altitude, forests:** Gabriel Soto. **How matching works, and reviews:** Sun-hee Paik.
## What we can give you
Figures on when and for how long people travel, by country, without names, as a table. The price survey of eighteen countries, which is also [an article](article:what-a-good-journey-costs). Pictures of landscapes, drawn by us, free to print with our name beside them. An afternoon at the desk, if the travellers whose letters you would hear have said yes.
## What we cannot
Names of guests, ever. Free journeys in return for a text. A comment on other companies.
Write to press@example.com.`,
  ],
];
