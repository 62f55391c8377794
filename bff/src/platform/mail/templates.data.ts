import {
  date,
  flag,
  list,
  moment,
  name,
  number,
  optional,
  paragraphs,
  secret,
  text,
  url,
  usd,
  type DataOf,
  type Variable,
} from './variable.ts';

/** A template as the product brings it: its words may be changed by staff, its variables are what the code gives. */
export interface BuiltInTemplate<V extends Record<string, Variable> = Record<string, Variable>> {
  name: string;
  channel: 'EMAIL' | 'MESSAGE';
  audience: 'TRAVELER' | 'AGENT' | 'STAFF';
  category: 'TRANSACTIONAL' | 'REMINDER' | 'MARKETING';
  /** One line; empty for canned answers. */
  subject: string;
  /** What a list of mails shows after the subject. */
  preheader?: string;
  /** Markdown with {{variables}}: `# ` the heading, a bold link alone in its paragraph a button, `> ` a quiet note, after `---` why it was sent. */
  body: string;
  variables: V;
  /** It answers something the person did just now, so it goes to everybody, also to those who want no mail. */
  answers?: true;
}

const mail = <const V extends Record<string, Variable>>(template: Omit<BuiltInTemplate<V>, 'channel'>): BuiltInTemplate<V> => ({
  channel: 'EMAIL',
  ...template,
});
const canned = <const V extends Record<string, Variable>>(
  title: string,
  audience: BuiltInTemplate['audience'],
  body: string,
  variables: V,
): BuiltInTemplate<V> => ({ name: title, channel: 'MESSAGE', audience, category: 'TRANSACTIONAL', subject: '', body, variables });

const givenName = optional(name('Dana'));
const reference = text('TR-4F7K2Q');
const destinationNames = list(['Kenya', 'Tanzania']);
const partnerName = text('Acacia Quill');
const agentName = name('Wanjiru Maina');
const resumeLink = secret(url('https://farwend.example/trip-request?resume=example'));
const stopLink = secret(url('https://farwend.example/trip-request/notes?id=example&code=example'));
const hello = 'Hello{{#if givenName}} {{givenName}}{{/if}},';

/** Every mail the product sends by itself, by key, and the canned answers it brings. A room that sends one sets here what it can give. */
export const templates = {
  'trip-request-received': mail({
    name: 'Trip request received',
    audience: 'TRAVELER',
    category: 'TRANSACTIONAL',
    answers: true,
    subject: 'We have your trip request {{reference}}',
    preheader: '{{totalNights}} nights in {{destinationNames}}. What happens next.',
    body: `# {{destinationNames}}: we have your request

${hello}

Your notes have reached us. {{#if careName}}{{careName}}{{else}}A person on our care team{{/if}} reads them today or on the next working day, asks if something is unclear, and then looks for the companies who know this route from having travelled it.

| | |
|---|---|
| Reference | {{reference}} |
| Where | {{destinationNames}} |
| Leaving | {{#if departureDate}}{{departureDate}}{{#if flexibleDepartureDate}}, or near it{{/if}}{{else}}Open{{/if}} |
| How long | {{totalNights}} nights |
{{#if ownBudgetPerPersonUSD}}| Budget per person | {{ownBudgetPerPersonUSD}} |
{{/if}}

{{#if needsConfirmation}}
This address is known to us, and whoever sent the request was not signed in. Was it you? Open it once, and it stands among your trips.

{{/if}}
{{#if requestUrl}}
**[Read or change my request]({{requestUrl}})**

{{#if editableUntil}}
> You can change it until {{editableUntil}}, or until we introduce you to the first company.
{{/if}}
{{/if}}

Nothing is booked and nothing is owed. If plans change, answer this mail; a person reads it.

---

You get this mail because this address was given with a trip request at Farwend.`,
    variables: {
      givenName,
      reference,
      destinationNames,
      departureDate: optional(date('2027-07-13')),
      flexibleDepartureDate: optional(flag(true)),
      totalNights: number(9),
      ownBudgetPerPersonUSD: optional(usd(17_500)),
      careName: optional(name('Ines Falk')),
      requestUrl: optional(secret(url('https://farwend.example/trip-request/yours/?id=example&code=example'))),
      needsConfirmation: optional(flag(false)),
      editableUntil: optional(date('2026-11-23T12:00:00Z')),
    },
  }),
  'draft-saved': mail({
    name: 'Draft saved',
    audience: 'TRAVELER',
    category: 'REMINDER',
    subject: 'Your {{#if places}}{{places}} {{/if}}trip is saved',
    preheader: 'Go on where you stopped, on any device.',
    body: `# Your notes are where you left them

${hello}

You began to describe a journey to {{destinationNames}} and stopped before the end. We have kept every line. The link opens the form where you left it, on this device or another.

**[Go on with my request]({{resumeUrl}})**

> The notes stay for 30 days. Then we delete them.

---

You get this mail because you left this address in the trip request form at Farwend.`,
    variables: { givenName, destinationNames, places: optional(destinationNames), resumeUrl: resumeLink, unsubscribeUrl: stopLink },
  }),
  'draft-reminder': mail({
    name: 'Draft reminder, after a day',
    audience: 'TRAVELER',
    category: 'REMINDER',
    subject: '{{destinationNames}}: still on the map?',
    preheader: 'Two or three minutes are left of the form.',
    body: `# Half a route is drawn

${hello}

Yesterday you sketched a journey to {{destinationNames}}. What is missing takes two or three minutes: how long, how many of you, what it may cost. A rough answer is enough; the companies ask the rest in person.

**[Finish the request]({{resumeUrl}})**

{{#if firstIdea}}
Something to agree with or to argue against: [{{firstIdea}}]({{firstIdeaUrl}}){{#if secondIdea}} and [{{secondIdea}}]({{secondIdeaUrl}}){{/if}}.

{{/if}}
If something in the form was unclear, answer this mail and tell us what. {{#if careName}}{{careName}} of our care desk reads it.{{else}}A person reads it.{{/if}}

---

You get this mail because you left this address in the trip request form at Farwend.`,
    variables: {
      givenName,
      destinationNames,
      resumeUrl: resumeLink,
      unsubscribeUrl: stopLink,
      firstIdea: optional(text('Ten days from the Mara to the coast')),
      firstIdeaUrl: optional(url('https://farwend.example/itineraries/mara-to-the-coast')),
      secondIdea: optional(text('Laikipia on foot')),
      secondIdeaUrl: optional(url('https://farwend.example/itineraries/laikipia-on-foot')),
      careName: optional(name('Ines Falk')),
    },
  }),
  'draft-last': mail({
    name: 'Draft reminder, the last',
    audience: 'TRAVELER',
    category: 'REMINDER',
    subject: 'We will not write about {{destinationNames}} again',
    preheader: 'The link works until {{expiresOn}}.',
    body: `# The last word about this draft

${hello}

Your notes for {{destinationNames}} still lie here. This is our last mail about them: send them on when the time is right, or let them go.

**[Open my notes]({{resumeUrl}})**

> The link works until {{expiresOn}}. After that the notes are deleted and nobody has seen them.

---

You get this mail because you left this address in the trip request form at Farwend.`,
    variables: {
      givenName,
      destinationNames,
      resumeUrl: resumeLink,
      unsubscribeUrl: stopLink,
      expiresOn: date('2026-12-20'),
    },
  }),
  'trip-request-question': mail({
    name: 'Question about a trip request',
    audience: 'TRAVELER',
    category: 'TRANSACTIONAL',
    subject: 'One question about your trip request {{reference}}',
    preheader: 'We need it to choose the right company.',
    body: `# Before we go on: one question

${hello}

{{#if careName}}{{careName}} is{{else}}We are{{/if}} reading your request for {{destinationNames}} and would like to know:

> {{question}}

Answer this mail, or write it into the request itself. As soon as we know, we look for the company that fits.

**[Answer in my request]({{requestUrl}})**

---

You get this mail because you sent the trip request {{reference}} to Farwend.`,
    variables: {
      givenName,
      reference,
      destinationNames,
      careName: optional(name('Ines Falk')),
      question: text('Are your dates fixed, or could you leave a week later, after the long rains?'),
      requestUrl: url('https://farwend.example/my-trips'),
    },
  }),
  'trip-request-question-reminder': mail({
    name: 'Reminder of a question',
    audience: 'TRAVELER',
    category: 'REMINDER',
    subject: 'Your request {{reference}} waits for a word from you',
    preheader: 'It stays open until {{closesOn}}.',
    body: `# We are still waiting to hear from you

${hello}

We asked you something about your journey to {{destinationNames}} and cannot go on without it. A line is enough.

**[Answer in my request]({{requestUrl}})**

> Without an answer we close the request on {{closesOn}}. You can open it again for 90 days after that.

---

You get this mail because you sent the trip request {{reference}} to Farwend.`,
    variables: {
      givenName,
      reference,
      destinationNames,
      closesOn: date('2026-12-05'),
      requestUrl: url('https://farwend.example/my-trips'),
    },
  }),
  'trip-request-declined': mail({
    name: 'Trip request declined',
    audience: 'TRAVELER',
    category: 'TRANSACTIONAL',
    subject: 'About your trip request {{reference}}',
    preheader: 'We are not the right people for this one.',
    body: `# We cannot plan this journey

${hello}

Thank you for telling us about your plans for {{destinationNames}}. We have read them with care, and we are not the right people for this one{{#if reason}}: {{reason}}{{else}}: none of the companies we know well would do it as it should be done{{/if}}.

We would rather say so today than send you somebody who is only half sure of the way. If your plans change, write to us again.

---

You get this mail because you sent the trip request {{reference}} to Farwend.`,
    variables: { givenName, reference, destinationNames, reason: optional(text('we have no partner in Paraguay yet')) },
  }),
  'request-duplicate': mail({
    name: 'Trip request sent twice',
    audience: 'TRAVELER',
    category: 'TRANSACTIONAL',
    subject: 'We have your request once: {{reference}}',
    preheader: 'The other one goes on; nothing is lost.',
    body: `# One journey, one request

${hello}

{{reference}} is the same journey to {{destinationNames}} as a request of yours that we are working on already. We have closed this copy and go on with the other, so that nobody writes to you twice.

**[See my requests]({{requestUrl}})**

> Were they two different journeys? Answer this mail, and we open it again.

---

You get this mail because you sent the trip request {{reference}} to Farwend.`,
    variables: { givenName, reference, destinationNames, requestUrl: url('https://farwend.example/my-trips') },
  }),
  'still-searching': mail({
    name: 'Still searching for a company',
    audience: 'TRAVELER',
    category: 'TRANSACTIONAL',
    subject: 'We are still looking: {{destinationNames}}',
    preheader: 'The first companies could not take your journey. We ask others.',
    body: `# Still looking, and looking well

${hello}

The companies we asked first about your journey to {{destinationNames}} cannot take it as it should be taken: most often the season is full. We are asking others now, and write as soon as one of them is the right one.

**[See my request]({{requestUrl}})**

You need not do anything. If your dates could move by a week, tell us by answering this mail; it often opens a door.

---

You get this mail because you sent the trip request {{reference}} to Farwend.`,
    variables: { givenName, reference, destinationNames, requestUrl: url('https://farwend.example/my-trips') },
  }),
  'request-on-hold': mail({
    name: 'Trip request on hold',
    audience: 'TRAVELER',
    category: 'TRANSACTIONAL',
    subject: '{{reference}} rests until you are ready',
    preheader: 'Everything stays as it is.',
    body: `# Your journey rests

${hello}

We have put your request for {{destinationNames}} on hold{{#if resumeOn}} until {{resumeOn}}{{/if}}. Nobody writes to you about it in the meantime, and nothing you have told us is lost.

**[See my request]({{requestUrl}})**

When you would like to go on, resume it there or answer this mail.

---

You get this mail because you sent the trip request {{reference}} to Farwend.`,
    variables: {
      givenName,
      reference,
      destinationNames,
      requestUrl: url('https://farwend.example/my-trips'),
      resumeOn: optional(date('2027-01-15')),
    },
  }),
  'request-resumed': mail({
    name: 'Trip request resumed',
    audience: 'TRAVELER',
    category: 'TRANSACTIONAL',
    subject: 'We go on with {{destinationNames}}',
    preheader: 'Your request {{reference}} is open again.',
    body: `# We go on

${hello}

Your request for {{destinationNames}} is no longer on hold, and we go on where we stopped.

**[See my request]({{requestUrl}})**

Has anything changed meanwhile, the dates, the party, the budget? Answer this mail and say so.

---

You get this mail because you sent the trip request {{reference}} to Farwend.`,
    variables: { givenName, reference, destinationNames, requestUrl: url('https://farwend.example/my-trips') },
  }),
  'request-cancelled': mail({
    name: 'Trip request cancelled',
    audience: 'TRAVELER',
    category: 'TRANSACTIONAL',
    subject: 'Your request {{reference}} is cancelled',
    preheader: 'Nothing was booked, and nothing is owed.',
    body: `# {{destinationNames}}: cancelled

${hello}

Your request for {{destinationNames}} is cancelled. Nothing was booked, nothing is owed, and the companies concerned know.

**[See my requests]({{requestUrl}})**

> Changed your mind? You can open it again for 90 days, or simply write to us.

---

You get this mail because you sent the trip request {{reference}} to Farwend.`,
    variables: { givenName, reference, destinationNames, requestUrl: url('https://farwend.example/my-trips') },
  }),
  'request-closed': mail({
    name: 'Trip request closed',
    audience: 'TRAVELER',
    category: 'TRANSACTIONAL',
    subject: 'We have closed your request {{reference}}',
    preheader: 'You can open it again for 90 days.',
    body: `# {{destinationNames}}, another time

${hello}

We have closed your request for {{destinationNames}}, because no company is planning it any more. Thank you for the time you gave it.

**[See my request]({{requestUrl}})**

> You can open it again for 90 days. If something was not as it should have been, answer this mail: a person reads it.

---

You get this mail because you sent the trip request {{reference}} to Farwend.`,
    variables: { givenName, reference, destinationNames, requestUrl: url('https://farwend.example/my-trips') },
  }),
  'request-expired': mail({
    name: 'Trip request expired',
    audience: 'TRAVELER',
    category: 'TRANSACTIONAL',
    subject: 'Your request {{reference}} has come to rest',
    preheader: 'We did not hear from you. You can open it again.',
    body: `# We did not hear from you

${hello}

Two weeks ago we asked you something about your journey to {{destinationNames}}. Without an answer we could not go on, so we have closed the request.

**[Open it again]({{requestUrl}})**

> That works for 90 days. An answer to this mail will do too.

---

You get this mail because you sent the trip request {{reference}} to Farwend.`,
    variables: { givenName, reference, destinationNames, requestUrl: url('https://farwend.example/my-trips') },
  }),
  'request-reopened': mail({
    name: 'Trip request reopened',
    audience: 'TRAVELER',
    category: 'TRANSACTIONAL',
    subject: 'Your request {{reference}} is open again',
    preheader: 'We read it anew and go on from there.',
    body: `# Good to have you back

${hello}

Your request for {{destinationNames}} is open again. We read it anew today or on the next working day, and go on from there.

**[Read or change my request]({{requestUrl}})**

---

You get this mail because you sent the trip request {{reference}} to Farwend.`,
    variables: { givenName, reference, destinationNames, requestUrl: url('https://farwend.example/my-trips') },
  }),
  'match-proposed': mail({
    name: 'Match proposed',
    audience: 'AGENT',
    category: 'TRANSACTIONAL',
    subject: 'New request: {{destinationNames}}, {{totalNights}} nights',
    preheader: 'Please answer by {{respondBy}}.',
    body: `# {{destinationNames}}, {{totalNights}} nights

${hello}

We think this journey is one for {{partnerName}}.

| | |
|---|---|
| Request | {{reference}} |
| Traveller | {{travelerName}} |
| Leaving | {{#if departureDate}}{{departureDate}}{{else}}Open{{/if}} |
| Party | {{party}} |
{{#if budgetPerPersonUSD}}| Budget per person | {{budgetPerPersonUSD}} |
{{/if}}

**[Read it and answer]({{matchUrl}})**

Please accept or decline by **{{respondBy}}**. A quick no is as welcome as a yes: somebody is waiting at the other end.

---

You get this mail because you receive new requests for {{partnerName}} at Farwend.`,
    variables: {
      givenName,
      partnerName,
      reference,
      destinationNames,
      travelerName: optional(name('Jordan')),
      totalNights: number(9),
      departureDate: optional(date('2027-06-13')),
      party: optional(text('2 adults')),
      budgetPerPersonUSD: optional(usd(12_000)),
      respondBy: moment('2026-11-22T15:00:00Z'),
      matchUrl: url('https://farwend.example/my-trips'),
    },
  }),
  'match-reminder': mail({
    name: 'Match reminder',
    audience: 'AGENT',
    category: 'REMINDER',
    subject: 'Still open: {{destinationNames}} ({{reference}})',
    preheader: 'The time to answer ends {{respondBy}}.',
    body: `# A request is waiting for your answer

${hello}

{{#if usedPct}}{{usedPct}} per cent of the time has passed, and nobody{{else}}Nobody{{/if}} at {{partnerName}} has answered the request for {{destinationNames}} yet. It ends on **{{respondBy}}**; then we ask the next company.

**[Accept or decline]({{matchUrl}})**

---

You get this mail because you receive new requests for {{partnerName}} at Farwend.`,
    variables: {
      givenName,
      partnerName,
      reference,
      destinationNames,
      usedPct: optional(number(80)),
      respondBy: moment('2026-11-22T15:00:00Z'),
      matchUrl: url('https://farwend.example/my-trips'),
    },
  }),
  'match-expired': mail({
    name: 'Match expired',
    audience: 'AGENT',
    category: 'TRANSACTIONAL',
    subject: 'Passed on: {{destinationNames}} ({{reference}})',
    preheader: 'The time to answer is over.',
    body: `# We have asked another company

${hello}

The request for {{destinationNames}} was with {{partnerName}} until the agreed hour and had no answer, so it has gone to somebody else. It counts in your response figures.

If you are short of hands for a while, set your availability: then we do not send what you cannot take.

---

You get this mail because you receive new requests for {{partnerName}} at Farwend.`,
    variables: { givenName, partnerName, reference, destinationNames },
  }),
  'match-on-hold': mail({
    name: 'Match on hold',
    audience: 'AGENT',
    category: 'TRANSACTIONAL',
    subject: 'On hold: {{reference}}, {{destinationNames}}',
    preheader: 'The traveller would like to wait. Your deadlines wait too.',
    body: `# The traveller would like to wait

${hello}

The request {{reference}} for {{destinationNames}} is on hold. Your deadlines have stopped, and you need not write until it goes on. We tell you when it does.

**[See the match]({{matchUrl}})**

---

You get this mail because you look after the request {{reference}} for {{partnerName}}.`,
    variables: { givenName, partnerName, reference, destinationNames, matchUrl: url('https://farwend.example/my-trips') },
  }),
  'match-resumed': mail({
    name: 'Match resumed',
    audience: 'AGENT',
    category: 'TRANSACTIONAL',
    subject: 'It goes on: {{reference}}, {{destinationNames}}',
    preheader: 'Your deadlines run again from today.',
    body: `# The journey goes on

${hello}

The request {{reference}} for {{destinationNames}} is no longer on hold. Your deadlines run again, with the time that was left.

**[Open the match]({{matchUrl}})**

---

You get this mail because you look after the request {{reference}} for {{partnerName}}.`,
    variables: { givenName, partnerName, reference, destinationNames, matchUrl: url('https://farwend.example/my-trips') },
  }),
  'match-withdrawn': mail({
    name: 'Match withdrawn',
    audience: 'AGENT',
    category: 'TRANSACTIONAL',
    subject: 'Withdrawn: {{reference}}, {{destinationNames}}',
    preheader: 'There is nothing more to do.',
    body: `# We have withdrawn {{reference}}

${hello}

The request for {{destinationNames}} is no longer with {{partnerName}}{{#if reason}}: {{reason}}{{/if}}. There is nothing more for you to do, and it does not count against you.

**[See the match]({{matchUrl}})**

Thank you for the time you gave it.

---

You get this mail because you look after the request {{reference}} for {{partnerName}}.`,
    variables: {
      givenName,
      partnerName,
      reference,
      destinationNames,
      matchUrl: url('https://farwend.example/my-trips'),
      reason: optional(text('the traveller has cancelled the journey')),
    },
  }),
  'match-lost': mail({
    name: 'Match lost',
    audience: 'AGENT',
    category: 'TRANSACTIONAL',
    subject: 'Not this time: {{reference}}, {{destinationNames}}',
    preheader: 'The traveller goes another way.',
    body: `# Not this time

${hello}

The traveller of request {{reference}} for {{destinationNames}} will not travel with {{partnerName}}{{#if reason}}: {{reason}}{{/if}}. We know how much work a good proposal is, and thank you for it.

**[See the match]({{matchUrl}})**

---

You get this mail because you look after the request {{reference}} for {{partnerName}}.`,
    variables: {
      givenName,
      partnerName,
      reference,
      destinationNames,
      matchUrl: url('https://farwend.example/my-trips'),
      reason: optional(text('another proposal was chosen')),
    },
  }),
  'match-reopened': mail({
    name: 'Match reopened',
    audience: 'AGENT',
    category: 'TRANSACTIONAL',
    subject: 'Back with you: {{reference}}, {{destinationNames}}',
    preheader: 'The conversation is open again.',
    body: `# Back with you

${hello}

The traveller of request {{reference}} for {{destinationNames}} would like to go on with {{partnerName}} after all. The conversation is open again, with everything that was said before.

**[Open the match]({{matchUrl}})**

A first line from you today would be welcome.

---

You get this mail because you look after the request {{reference}} for {{partnerName}}.`,
    variables: { givenName, partnerName, reference, destinationNames, matchUrl: url('https://farwend.example/my-trips') },
  }),
  'changes-asked': mail({
    name: 'Changes to a proposal',
    audience: 'AGENT',
    category: 'TRANSACTIONAL',
    subject: 'Changes, please: {{reference}}, {{destinationNames}}',
    preheader: 'The traveller has read your proposal and asks for changes.',
    body: `# Close, but not yet

${hello}

The traveller of request {{reference}} has read your proposal for {{destinationNames}} and asks for changes.

{{#if changes}}
> {{changes}}

{{/if}}
**[Answer, or revise the proposal]({{matchUrl}})**

---

You get this mail because you look after the request {{reference}} for {{partnerName}}.`,
    variables: {
      givenName,
      partnerName,
      reference,
      destinationNames,
      matchUrl: url('https://farwend.example/my-trips'),
      changes: optional(text('Could the first two nights be by the lake?')),
    },
  }),
  'match-ended': mail({
    name: 'Match ended, to the traveller',
    audience: 'TRAVELER',
    category: 'TRANSACTIONAL',
    subject: '{{partnerName}} steps back from {{destinationNames}}',
    preheader: 'What that means for your request.',
    body: `# {{partnerName}} will not plan this journey

${hello}

{{partnerName}} no longer plans your journey to {{destinationNames}}. That says nothing about your plans: a good company says so when it is not the right one.

If another company plans it too, it goes on; otherwise we write to you about what comes next.

**[See my request]({{requestUrl}})**

Is there something we should know? Answer this mail.

---

You get this mail because you sent the trip request {{reference}} to Farwend.`,
    variables: { givenName, partnerName, reference, destinationNames, requestUrl: url('https://farwend.example/my-trips') },
  }),
  'company-unavailable': mail({
    name: 'Company no longer available, to the traveller',
    audience: 'TRAVELER',
    category: 'TRANSACTIONAL',
    subject: 'About {{partnerName}} and your journey to {{destinationNames}}',
    preheader: 'Your care team takes over. Here is what happens now.',
    body: `# We take over from {{partnerName}}

${hello}

{{partnerName}}, with whom you plan or have booked your journey to {{destinationNames}}, does not work with Farwend at present. Your journey is in the hands of our care team now, and a person writes to you within one working day about how it goes on.

**[See my journey]({{requestUrl}})**

> Please make no payment to {{partnerName}} before you have heard from us.

---

You get this mail because you sent the trip request {{reference}} to Farwend.`,
    variables: { givenName, partnerName, reference, destinationNames, requestUrl: url('https://farwend.example/my-trips') },
  }),
  'introduction-traveler': mail({
    name: 'Introduction, to the traveller',
    audience: 'TRAVELER',
    category: 'TRANSACTIONAL',
    subject: 'Meet {{partnerName}}, for {{destinationNames}}',
    preheader: '{{agentName}} writes to you within a day.',
    body: `# {{partnerName}} will draw your route

${hello}

For your journey to {{destinationNames}} we have chosen {{partnerName}}. {{#if agentName}}{{agentName}} has{{else}}They have{{/if}} read your notes and will write to you within a day; you can also begin.

**[Open the conversation]({{conversationUrl}})**

Say what you like and what you do not: the first draft is there to be changed. Our care team reads along when you ask for it, and nothing is owed until you book.

---

You get this mail because you sent the trip request {{reference}} to Farwend.`,
    variables: {
      givenName,
      reference,
      destinationNames,
      partnerName,
      agentName: optional(agentName),
      conversationUrl: url('https://farwend.example/my-trips'),
    },
  }),
  'introduction-agent': mail({
    name: 'Introduction, to the agent',
    audience: 'AGENT',
    category: 'TRANSACTIONAL',
    subject: 'You are introduced: {{#if travelerName}}{{travelerName}}, {{/if}}{{destinationNames}}',
    preheader: 'The first word should come within a day.',
    body: `# {{#if travelerName}}{{travelerName}} is{{else}}A traveller is{{/if}} waiting for your first word

${hello}

The traveller of request {{reference}} has been told about {{partnerName}} and expects to hear from you within 24 hours. Names and contact details are open to you now.

**[Write the first message]({{conversationUrl}})**

A first proposal within three days is what most travellers hope for. If it takes longer, tell them so.

---

You get this mail because you accepted the request {{reference}} for {{partnerName}}.`,
    variables: {
      givenName,
      partnerName,
      reference,
      destinationNames,
      travelerName: optional(name('Jordan Vale')),
      conversationUrl: url('https://farwend.example/my-trips'),
    },
  }),
  'document-rejected': mail({
    name: 'Document rejected',
    audience: 'TRAVELER',
    category: 'TRANSACTIONAL',
    subject: 'We could not take “{{documentName}}”',
    preheader: 'Our scanner found something in the file.',
    body: `# This file did not pass

${hello}

We check every file for viruses, and the check of “{{documentName}}” found something. Nobody can open it, and it will be deleted.

Please check your device, save the document anew, best as a PDF, and upload it again.

**[Upload it again]({{documentsUrl}})**

---

You get this mail because you uploaded a document at Farwend.`,
    variables: { givenName, documentName: text('Passport of Dana Rowe'), documentsUrl: url('https://farwend.example/my-trips') },
  }),
  'new-message': mail({
    name: 'New messages',
    audience: 'TRAVELER',
    category: 'TRANSACTIONAL',
    subject: '{{#if senderName}}{{senderName}} wrote to you{{else}}You have new messages{{/if}}: {{title}}',
    preheader: 'Read it and answer in the conversation.',
    body: `# {{#if senderName}}{{senderName}} wrote to you{{else}}You have new messages{{/if}}

${hello}

In “{{title}}” {{#if count}}{{count}} new messages are{{else}}a new message is{{/if}} waiting.

{{#if snippet}}
> {{snippet}}
{{/if}}

**[Read and answer]({{conversationUrl}})**

---

You get this mail because you take part in this conversation at Farwend. In your settings you can choose how often we write.`,
    variables: {
      givenName,
      title: text('Nine nights in Kenya'),
      senderName: optional(name('Wanjiru Maina')),
      count: optional(number(3)),
      snippet: optional(text('The camp north of the river has the two tents you asked about.')),
      conversationUrl: url('https://farwend.example/my-trips'),
    },
  }),
  'proposal-ready': mail({
    name: 'Proposal ready',
    audience: 'TRAVELER',
    category: 'TRANSACTIONAL',
    subject: '{{#if isRevision}}A new draft{{else}}A proposal{{/if}} from {{partnerName}}',
    preheader: '{{destinationNames}}, day by day, with its price.',
    body: `# {{#if isRevision}}Your route, redrawn{{else}}Your route is drawn{{/if}}

${hello}

{{partnerName}} has put {{destinationNames}} on paper for you, day by day.

{{#if totalUSD}}
| | |
|---|---|
| Price in all | {{totalUSD}} |
{{#if perPersonUSD}}| For each of you | {{perPersonUSD}} |
{{/if}}{{#if validUntil}}| Holds until | {{validUntil}} |
{{/if}}
{{/if}}

**[Read the proposal]({{proposalUrl}})**

Take your time over it. Most travellers change something in the first draft; say what, and it will be drawn again.

---

You get this mail because you are planning a journey with {{partnerName}} through Farwend.`,
    variables: {
      givenName,
      partnerName,
      destinationNames,
      isRevision: optional(flag(false)),
      totalUSD: optional(usd(24_600)),
      perPersonUSD: optional(usd(12_300)),
      validUntil: optional(date('2026-12-15')),
      proposalUrl: url('https://farwend.example/my-trips'),
    },
  }),
  'still-interested': mail({
    name: 'Still interested',
    audience: 'TRAVELER',
    category: 'REMINDER',
    subject: '{{destinationNames}}: shall we go on?',
    preheader: 'Yes, later or no: each is one click.',
    body: `# Shall we keep your place?

${hello}

{{#if partnerName}}{{partnerName}} has{{else}}We have{{/if}} not heard from you about {{destinationNames}} for {{silentDays}} days. That is quite all right; plans have seasons too. We only want to know whether to go on.

**[Tell us how it stands]({{requestUrl}})**

> You can also put the request on hold until a day of your choice.

---

You get this mail because you sent the trip request {{reference}} to Farwend.`,
    variables: {
      givenName,
      reference,
      destinationNames,
      partnerName: optional(partnerName),
      silentDays: number(12),
      requestUrl: url('https://farwend.example/my-trips'),
    },
  }),
  'booking-congratulations': mail({
    name: 'Booked, to the traveller',
    audience: 'TRAVELER',
    category: 'TRANSACTIONAL',
    subject: 'Booked: {{destinationNames}} with {{partnerName}}',
    preheader: 'What is fixed, what comes next, whom to ask.',
    body: `# It is settled: {{destinationNames}}

${hello}

{{partnerName}} has confirmed your journey.

| | |
|---|---|
| Reference | {{reference}} |
{{#if travelStart}}| First day | {{travelStart}} |
{{/if}}{{#if travelEnd}}| Last day | {{travelEnd}} |
{{/if}}

Everything that belongs to it, the itinerary, the terms, the vouchers when they come, lies in one place.

**[See my journey]({{requestUrl}})**

Check now how long your passport is valid: many countries ask for six months after the last day. For questions about the route {{#if agentName}}{{agentName}}{{else}}your planner{{/if}} answers; for everything else, we do.

---

You get this mail because you booked a journey through Farwend.`,
    variables: {
      givenName,
      reference,
      destinationNames,
      partnerName,
      agentName: optional(agentName),
      travelStart: optional(date('2027-06-13')),
      travelEnd: optional(date('2027-06-22')),
      requestUrl: url('https://farwend.example/my-trips'),
    },
  }),
  'booking-partner': mail({
    name: 'Booked, to the partner',
    audience: 'AGENT',
    category: 'TRANSACTIONAL',
    subject: 'Booked: {{#if travelerName}}{{travelerName}}, {{/if}}{{destinationNames}}',
    preheader: 'The booking stands; the sales recording is yours to send.',
    body: `# {{#if travelerName}}{{travelerName}} travels{{else}}Your traveller travels{{/if}} with {{partnerName}}

${hello}

The journey of request {{reference}} to {{destinationNames}} is booked. Thank you for the care it took.

**[Open the match]({{matchUrl}})**

If the sales recording is not with us yet, please send it within a week, with the invoice or the contract.

---

You get this mail because you look after the request {{reference}} for {{partnerName}}.`,
    variables: {
      givenName,
      partnerName,
      reference,
      destinationNames,
      travelerName: optional(name('Jordan Vale')),
      matchUrl: url('https://farwend.example/my-trips'),
    },
  }),
  'booking-cancelled': mail({
    name: 'Booking cancelled, to the traveller',
    audience: 'TRAVELER',
    category: 'TRANSACTIONAL',
    subject: 'Your booking is cancelled: {{destinationNames}}',
    preheader: 'What happens now, and whom to ask.',
    body: `# {{destinationNames}}: the booking is cancelled

${hello}

The booking of your journey to {{destinationNames}} is cancelled. What is refunded, and when, follows from the terms of the booking; the company that planned it writes to you about it.

**[See my journey]({{requestUrl}})**

For any question, answer this mail: we stay at your side until everything is settled.

---

You get this mail because you sent the trip request {{reference}} to Farwend.`,
    variables: { givenName, reference, destinationNames, requestUrl: url('https://farwend.example/my-trips') },
  }),
  'booking-cancelled-partner': mail({
    name: 'Booking cancelled, to the partner',
    audience: 'AGENT',
    category: 'TRANSACTIONAL',
    subject: 'Booking cancelled: {{reference}}, {{destinationNames}}',
    preheader: 'Please settle it with the traveller by your terms.',
    body: `# The booking {{reference}} is cancelled

${hello}

The journey of request {{reference}} to {{destinationNames}} is cancelled. Please tell the traveller what your terms mean for the payments, and cancel what you hold for them.

**[Open the match]({{matchUrl}})**

---

You get this mail because you look after the request {{reference}} for {{partnerName}}.`,
    variables: { givenName, partnerName, reference, destinationNames, matchUrl: url('https://farwend.example/my-trips') },
  }),
  'before-you-go': mail({
    name: 'Before you go',
    audience: 'TRAVELER',
    category: 'TRANSACTIONAL',
    subject: '{{destinationNames}}: {{daysLeft}} days to go',
    preheader: 'Papers, numbers, and who picks you up.',
    body: `# {{daysLeft}} days to {{destinationNames}}

${hello}

Your journey begins on {{travelStart}}. Four things to look at today:

- Passport and visa: valid long enough, with empty pages left.
- Insurance: the policy number and the telephone number, on paper as well.
- Vouchers and the itinerary: saved on the phone, for places without a signal.
- The first hour: who meets you, where, and under which name.

**[See my documents]({{requestUrl}})**

---

You get this mail because you booked a journey with {{partnerName}} through Farwend.`,
    variables: {
      givenName,
      destinationNames,
      partnerName,
      daysLeft: number(30),
      travelStart: date('2027-06-13'),
      requestUrl: url('https://farwend.example/my-trips'),
    },
  }),
  'review-invitation': mail({
    name: 'Review invitation',
    audience: 'TRAVELER',
    category: 'TRANSACTIONAL',
    subject: '{{tripTitle}}: how was it?',
    preheader: 'Ten minutes that help the next traveller.',
    body: `# You have been there. How was it?

${hello}

You are back from your journey, “{{tripTitle}}”. The next person who thinks of going would like to hear it from you: what {{companyName}} planned well, what you would do otherwise, where the morning was worth the alarm.

**[Write a review]({{reviewUrl}})**

We publish what you write, good or bad, under your first name only. Nobody is paid for an opinion.

---

You get this mail because you travelled with {{companyName}}, a partner of Farwend.`,
    variables: {
      givenName,
      companyName: partnerName,
      tripTitle: text('Nine nights in Kenya'),
      reviewUrl: secret(url('https://farwend.example/reviews/write?invitation=example')),
    },
  }),
  'review-reminder': mail({
    name: 'Review reminder',
    audience: 'TRAVELER',
    category: 'REMINDER',
    subject: 'A few lines about your journey?',
    preheader: 'The invitation is open until {{expiresOn}}.',
    body: `# While you still remember the road

${hello}

We asked you how “{{tripTitle}}” was and would still like to know. Three honest sentences are worth more than a page.

**[Write a review]({{reviewUrl}})**

{{#if expiresOn}}
> The invitation is open until {{expiresOn}}.
{{/if}}

---

You get this mail because you travelled with {{companyName}}, a partner of Farwend. After the second reminder we do not ask again.`,
    variables: {
      givenName,
      companyName: partnerName,
      tripTitle: text('Nine nights in Kenya'),
      reviewUrl: secret(url('https://farwend.example/reviews/write?invitation=example')),
      expiresOn: optional(date('2027-08-20')),
    },
  }),
  'review-published': mail({
    name: 'Review published, to the partner',
    audience: 'AGENT',
    category: 'TRANSACTIONAL',
    subject: 'A new review: {{stars}} of 5 for “{{title}}”',
    preheader: 'It is on the site, and a reply is welcome.',
    body: `# “{{title}}”

${hello}

{{#if authorName}}{{authorName}}{{else}}A traveller{{/if}} gave your company {{stars}} of 5. The review is on the site now.

**[Read it and reply]({{reviewUrl}})**

A reply is read by everybody who reads the review. Where something went wrong, say what you changed.

---

You get this mail because you look after your company at Farwend.`,
    variables: {
      givenName,
      stars: number(5),
      title: text('The guide knew every heron by name'),
      authorName: optional(text('Dana R.')),
      reviewedAt: optional(moment('2026-11-21T15:00:00Z')),
      reviewUrl: url('https://farwend.example/reviews'),
    },
  }),
  'review-published-author': mail({
    name: 'Review published, to its author',
    audience: 'TRAVELER',
    category: 'TRANSACTIONAL',
    subject: 'Your review is on the site: “{{title}}”',
    preheader: 'Thank you. Others plan with it now.',
    body: `# Thank you for your words

${hello}

Your review{{#if companyName}} of {{companyName}}{{/if}}, “{{title}}”, is on the site, just as you wrote it. Whoever plans such a journey now reads what it was like for you.

**[See my review]({{reviewUrl}})**

> You can withdraw it at any time.

---

You get this mail because you wrote a review at Farwend.`,
    variables: {
      givenName,
      companyName: optional(partnerName),
      title: text('The guide knew every heron by name'),
      reviewUrl: url('https://farwend.example/reviews'),
    },
  }),
  'review-rejected': mail({
    name: 'Review not shown, to its author',
    audience: 'TRAVELER',
    category: 'TRANSACTIONAL',
    subject: 'About your review “{{title}}”',
    preheader: 'Why it is not on the site, and what you can do.',
    body: `# {{#if isRemoved}}We have taken your review off the site{{else}}We cannot show your review as it is{{/if}}

${hello}

Your review{{#if companyName}} of {{companyName}}{{/if}}, “{{title}}”, is not on the site{{#if ground}}: {{ground}}{{/if}}. How many stars it gives is never a reason.

{{#if isRemoved}}
If you think that we are wrong, answer this mail: somebody who did not decide before looks at it again.
{{else}}
You can change it, and we look at it again. If you think that we are wrong, answer this mail: a person reads it.
{{/if}}

---

You get this mail because you wrote a review at Farwend.`,
    variables: {
      givenName,
      companyName: optional(partnerName),
      title: text('The guide knew every heron by name'),
      ground: optional(text('it names people or data that others should not read')),
      isRemoved: flag(false),
    },
  }),
  'review-reply': mail({
    name: 'Reply to a review',
    audience: 'TRAVELER',
    category: 'TRANSACTIONAL',
    subject: '{{companyName}} has replied to your review',
    preheader: 'The reply stands below your words.',
    body: `# {{companyName}} has answered you

${hello}

Your review “{{title}}” has a reply.

**[Read the reply]({{reviewUrl}})**

---

You get this mail because you wrote a review at Farwend.`,
    variables: {
      givenName,
      companyName: partnerName,
      title: text('The guide knew every heron by name'),
      reviewUrl: url('https://farwend.example/reviews'),
    },
  }),
  'sales-queried': mail({
    name: 'Sales recording: a question',
    audience: 'AGENT',
    category: 'TRANSACTIONAL',
    subject: 'A question about sales recording {{salesReference}}',
    preheader: 'We need it before we can confirm.',
    body: `# A question about {{salesReference}}

${hello}

Before we confirm the sales recording {{salesReference}} of {{partnerName}} we would like to know:

> {{#if question}}{{question}}{{else}}Please look at the note on the recording.{{/if}}

**[Open the recording]({{salesUrl}})**

---

You get this mail because you recorded this sale for {{partnerName}}.`,
    variables: {
      givenName,
      partnerName,
      salesReference: text('AQ-2027-014'),
      question: optional(text('The invoice names three travellers, the recording two. Which is right?')),
      salesUrl: url('https://farwend.example/my-trips'),
    },
  }),
  'sales-confirmed': mail({
    name: 'Sales recording confirmed',
    audience: 'AGENT',
    category: 'TRANSACTIONAL',
    subject: 'Confirmed: sales recording {{salesReference}}',
    preheader: 'Commission {{commissionUSD}}.',
    body: `# {{salesReference}} is confirmed

${hello}

We have confirmed the sales recording {{salesReference}} of {{partnerName}}.

| | |
|---|---|
{{#if grossUSD}}| Gross | {{grossUSD}} |
{{/if}}{{#if commissionUSD}}| Commission | {{commissionUSD}} |
{{/if}}{{#if dueOn}}| Due | {{dueOn}} |
{{/if}}

**[Open the recording]({{salesUrl}})**

---

You get this mail because you recorded this sale for {{partnerName}}.`,
    variables: {
      givenName,
      partnerName,
      salesReference: text('AQ-2027-014'),
      grossUSD: optional(text('$24,600.00')),
      commissionUSD: optional(text('$2,460.00')),
      dueOn: optional(date('2027-07-13')),
      salesUrl: url('https://farwend.example/my-trips'),
    },
  }),
  'sales-dispute': mail({
    name: 'Sales recording disputed, or settled',
    audience: 'AGENT',
    category: 'TRANSACTIONAL',
    subject: '{{#if isSettled}}Settled{{else}}Disputed{{/if}}: sales recording {{salesReference}}',
    preheader: '{{#if isSettled}}The commission stands as agreed.{{else}}We look into it and answer.{{/if}}',
    body: `# {{#if isSettled}}{{salesReference}} is settled{{else}}{{salesReference}} is disputed{{/if}}

${hello}

{{#if isSettled}}
The commission of sales recording {{salesReference}} of {{partnerName}} is no longer disputed. Thank you for settling it with us.

{{else}}
The commission of sales recording {{salesReference}} of {{partnerName}} is disputed. Until it is settled, nothing more is due for it. We look into it and answer.

{{/if}}
{{#if dispute}}
> {{dispute}}

{{/if}}
**[Open the recording]({{salesUrl}})**

---

You get this mail because you recorded this sale for {{partnerName}}.`,
    variables: {
      givenName,
      partnerName,
      salesReference: text('AQ-2027-014'),
      isSettled: flag(false),
      dispute: optional(text('The traveller had paid the flights directly')),
      salesUrl: url('https://farwend.example/my-trips'),
    },
  }),
  'commission-due': mail({
    name: 'Commission due',
    audience: 'AGENT',
    category: 'TRANSACTIONAL',
    subject: 'Commission for {{salesReference}}, due {{dueOn}}',
    preheader: '{{commissionUSD}} for {{partnerName}}.',
    body: `# Commission for {{salesReference}}

${hello}

The journey has begun, and with it the commission falls due. The invoice is attached.

| | |
|---|---|
| Sales recording | {{salesReference}} |
{{#if invoiceNumber}}| Invoice | {{invoiceNumber}} |
{{/if}}| Amount | {{commissionUSD}} |
| Due | {{dueOn}} |

**[Open the recording]({{salesUrl}})**

If something in it is not right, say so there before the day it is due.

---

You get this mail because you look after the money of {{partnerName}} at Farwend.`,
    variables: {
      givenName,
      partnerName,
      salesReference: text('AQ-2027-014'),
      invoiceNumber: optional(text('FW-2027-000031')),
      commissionUSD: text('$2,460.00'),
      dueOn: date('2027-07-13'),
      salesUrl: url('https://farwend.example/my-trips'),
    },
  }),
  'payment-received': mail({
    name: 'Commission received',
    audience: 'AGENT',
    category: 'TRANSACTIONAL',
    subject: 'Received: {{receivedUSD}} for {{salesReference}}',
    preheader: 'Thank you. {{#if openUSD}}{{openUSD}} is still open.{{else}}Nothing is open.{{/if}}',
    body: `# {{receivedUSD}} has arrived

${hello}

Thank you. We have received the commission that {{partnerName}} paid{{#if openUSD}} in part{{/if}}.

| | |
|---|---|
| Sales recording | {{salesReference}} |
{{#if invoiceNumber}}| Invoice | {{invoiceNumber}} |
{{/if}}| Received | {{receivedUSD}} |
{{#if openUSD}}| Still open | {{openUSD}} |
{{/if}}

**[Open the recording]({{salesUrl}})**

---

You get this mail because you look after the money of {{partnerName}} at Farwend.`,
    variables: {
      givenName,
      partnerName,
      salesReference: text('AQ-2027-014'),
      invoiceNumber: optional(text('FW-2027-000031')),
      receivedUSD: text('$1,460.00'),
      openUSD: optional(text('$1,000.00')),
      salesUrl: url('https://farwend.example/my-trips'),
    },
  }),
  'credit-note-issued': mail({
    name: 'Credit note issued',
    audience: 'AGENT',
    category: 'TRANSACTIONAL',
    subject: 'Credit note {{creditNoteNumber}}: {{creditUSD}} for {{partnerName}}',
    preheader: '{{#if openUSD}}{{openUSD}} stays to your credit.{{else}}It is set against what is open.{{/if}}',
    body: `# {{creditUSD}} to your credit

${hello}

We have issued a credit note to {{partnerName}}, which is attached.

| | |
|---|---|
| Credit note | {{creditNoteNumber}} |
{{#if invoiceNumber}}| It corrects | {{invoiceNumber}} |
{{/if}}| Amount | {{creditUSD}} |
{{#if offsetUSD}}| Set against open invoices | {{offsetUSD}} |
{{/if}}{{#if openUSD}}| Still to your credit | {{openUSD}} |
{{/if}}

{{#if note}}{{note}}

{{/if}}You need do nothing. What is left is set against your next invoice, or refunded if you ask us to.

**[Open your sales]({{salesUrl}})**

---

You get this mail because you look after the money of {{partnerName}} at Farwend.`,
    variables: {
      givenName,
      partnerName,
      creditNoteNumber: text('FC-2027-000007'),
      invoiceNumber: optional(text('FW-2027-000031')),
      creditUSD: text('$460.00'),
      offsetUSD: optional(text('$400.00')),
      openUSD: optional(text('$60.00')),
      note: optional(text('Park fees carry no commission.')),
      salesUrl: url('https://farwend.example/my-trips'),
    },
  }),
  'commission-overdue': mail({
    name: 'Commission overdue',
    audience: 'AGENT',
    category: 'TRANSACTIONAL',
    subject: 'Still open: {{openUSD}} for {{salesReference}}',
    preheader: 'It was due on {{dueOn}}.',
    body: `# The commission for {{salesReference}} is still open

${hello}

It was due on {{dueOn}}, {{daysOverdue}} days ago. Perhaps your payment and this mail have crossed; then you need do nothing.

| | |
|---|---|
| Sales recording | {{salesReference}} |
{{#if invoiceNumber}}| Invoice | {{invoiceNumber}} |
{{/if}}| Open | {{openUSD}} |
| Was due | {{dueOn}} |

**[Open the recording]({{salesUrl}})**

If something in it is not right, say so there, and we ask for nothing until that is settled.

---

You get this mail because you look after the money of {{partnerName}} at Farwend.`,
    variables: {
      givenName,
      partnerName,
      salesReference: text('AQ-2027-014'),
      invoiceNumber: optional(text('FW-2027-000031')),
      openUSD: text('$2,460.00'),
      dueOn: date('2027-07-13'),
      daysOverdue: number(14),
      salesUrl: url('https://farwend.example/my-trips'),
    },
  }),
  'partner-statement': mail({
    name: 'Monthly statement',
    audience: 'AGENT',
    category: 'TRANSACTIONAL',
    subject: 'Your statement for {{month}}: {{#if creditUSD}}{{creditUSD}} to your credit{{else}}{{closingUSD}} open{{/if}}',
    preheader: '{{partnerName}} and Farwend, {{month}}.',
    body: `# Your statement for {{month}}

${hello}

What {{partnerName}} earned us, what you paid, and what is open: the month is attached, entry by entry.

| | |
|---|---|
| Open before | {{openingUSD}} |
| Open at the end of the month | {{closingUSD}} |
{{#if overdueUSD}}| Of that, overdue | {{overdueUSD}} |
{{/if}}

{{#if creditUSD}}You need do nothing: {{creditUSD}} is to your credit and settles what is invoiced next, or is refunded if you ask us to.

{{/if}}**[Open your sales]({{salesUrl}})**

If something in it is not right, answer this mail. What we correct appears in the month in which we correct it.

---

You get this mail because you look after the money of {{partnerName}} at Farwend.`,
    variables: {
      givenName,
      partnerName,
      month: text('June 2027'),
      openingUSD: text('$1,460.00'),
      closingUSD: text('$2,460.00'),
      overdueUSD: optional(text('$1,000.00')),
      creditUSD: optional(text('$60.00')),
      salesUrl: url('https://farwend.example/my-trips'),
    },
  }),
  'privacy-confirm': mail({
    name: 'Confirm a privacy request',
    audience: 'TRAVELER',
    category: 'TRANSACTIONAL',
    answers: true,
    subject: '{{#if isErasure}}Shall we forget you?{{else}}Your data at Farwend: please confirm{{/if}}',
    preheader: 'One click, within three days.',
    body: `# {{#if isErasure}}Shall we delete your data?{{else}}Is it you who asks for your data?{{/if}}

Hello,

Somebody asked us {{#if isErasure}}to delete everything that Farwend knows about the owner of this address{{else}}for a copy of everything that Farwend knows about the owner of this address{{/if}}. If it was you, tell us with one click.

**[{{#if isErasure}}Yes, delete my data{{else}}Yes, send me my data{{/if}}]({{confirmUrl}})**

{{#if isErasure}}
Your account closes at once, and requests that are not booked are cancelled. Seven days later your name, addresses, messages and documents are gone for good. What the law makes us keep, invoices and contracts, stays for seven years where nobody but our accounts reads it.

{{/if}}
> The link works for three days. If it was not you, do nothing: nothing happens.

---

You get this mail because this address was entered in a privacy request at Farwend.`,
    variables: {
      isErasure: flag(true),
      confirmUrl: secret(url('https://farwend.example/privacy-requests/confirm?id=example&code=example')),
    },
  }),
  'privacy-received': mail({
    name: 'Privacy request received',
    audience: 'TRAVELER',
    category: 'TRANSACTIONAL',
    answers: true,
    subject: '{{#if isErasure}}We delete your data on {{runsAt}}{{else}}We are putting your data together{{/if}}',
    preheader: '{{#if isErasure}}Until then you can change your mind.{{else}}You get a link within the hour.{{/if}}',
    body: `# {{#if isErasure}}Your account is closed{{else}}We are putting your data together{{/if}}

Hello,

{{#if isErasure}}
We have closed your account. On {{runsAt}} we delete your data for good{{#if holdReason}}, or later: {{holdReason}}{{/if}}. Until then you can call it off.

**[Keep my account]({{cancelUrl}})**
{{else}}
A copy of everything we know about you is on its way. You get another mail with the link as soon as it is ready.

**[I did not ask for this]({{cancelUrl}})**
{{/if}}

> We answer by {{dueAt}} at the latest.

---

You get this mail because the owner of this address asked for it at Farwend.`,
    variables: {
      isErasure: flag(true),
      runsAt: date('2027-07-13'),
      dueAt: date('2027-08-05'),
      holdReason: optional(text('your trip ends on 20 July 2027, and until then the company needs to reach you')),
      cancelUrl: secret(url('https://farwend.example/privacy-requests/cancel?id=example&code=example')),
    },
  }),
  'privacy-export-ready': mail({
    name: 'Copy of the data ready',
    audience: 'TRAVELER',
    category: 'TRANSACTIONAL',
    answers: true,
    subject: 'Your data at Farwend is ready',
    preheader: 'The link works for seven days.',
    body: `# Everything we know about you

Hello,

Your copy is ready: one file with a page to read, the same for programs to read, and the documents you gave us.

**[Download my data]({{downloadUrl}})**

> The link works for seven days. Keep the file where only you can open it.

---

You get this mail because the owner of this address asked for it at Farwend.`,
    variables: { downloadUrl: secret(url('https://farwend.example/privacy-requests/download?id=example&code=example')) },
  }),
  'privacy-delayed': mail({
    name: 'Privacy request takes longer',
    audience: 'TRAVELER',
    category: 'TRANSACTIONAL',
    answers: true,
    subject: 'Your privacy request takes a little longer',
    preheader: 'We answer by {{dueAt}}.',
    body: `# We need more time

Hello,

Your request is more involved than most, and we want to get it right. The law allows us until {{dueAt}}; we answer earlier if we can.

Nothing is needed from you. If you have a question, answer this mail.

---

You get this mail because the owner of this address made a privacy request at Farwend.`,
    variables: { dueAt: date('2027-10-05') },
  }),
  'privacy-refused': mail({
    name: 'Privacy request refused',
    audience: 'TRAVELER',
    category: 'TRANSACTIONAL',
    answers: true,
    subject: 'About your privacy request',
    preheader: 'Why we cannot do what you asked.',
    body: `# We cannot do this

Hello,

We have looked at your request and cannot do what you asked: {{reason}}.

If you think that we are wrong, answer this mail and a person looks at it again. You may also complain to the data protection authority where you live.

---

You get this mail because this address was entered in a privacy request at Farwend.`,
    variables: { reason: text('we could not make sure that it was you who asked') },
  }),
  'privacy-erased': mail({
    name: 'Data erased',
    audience: 'TRAVELER',
    category: 'TRANSACTIONAL',
    answers: true,
    subject: 'We have forgotten you, as you asked',
    preheader: 'This is the last mail you get from us.',
    body: `# Goodbye, and thank you

Hello,

As you asked, we are deleting your name, your addresses, your messages and your documents. Invoices and contracts stay for the seven years of the law, where nobody but our accounts reads them; copies for emergencies are overwritten within 35 days.

This is the last mail you get from us, unless you write first. Travel well.

---

You get this mail because the owner of this address asked Farwend to delete their data.`,
    variables: {},
  }),
  'account-retention': mail({
    name: 'Account unused for three years',
    audience: 'TRAVELER',
    category: 'TRANSACTIONAL',
    subject: 'Shall we keep your account?',
    preheader: 'We have not heard from you for a long time.',
    body: `# It has been a while, {{givenName}}

We have not heard from you for a long time, and we keep nobody’s data without a reason. On {{erasedOn}} we delete your account: your name, your addresses, and what you wrote to us.

If you would like to stay, sign in before then. Nothing else is needed.

**[Keep my account]({{signInUrl}})**

> If you do nothing, nothing is needed either. Reviews that you published stay, signed “A traveler”, and you are welcome back at any time.

---

You get this mail because there is an account with this address at Farwend.`,
    variables: {
      givenName: name('Jordan'),
      erasedOn: date('2027-07-13'),
      signInUrl: url('https://farwend.example/login'),
    },
  }),
  'user-invited': mail({
    name: 'Invitation to an account',
    audience: 'STAFF',
    category: 'TRANSACTIONAL',
    answers: true,
    subject: 'Your account at Farwend',
    preheader: 'Choose a password within seven days.',
    body: `# Your desk at Farwend is ready

${hello}

{{#if inviterName}}{{inviterName}} has{{else}}We have{{/if}} opened an account for you{{#if companyName}} at {{companyName}}{{/if}}. Choose a password, and you can begin.

**[Choose a password]({{invitationUrl}})**

> The link works for seven days and only once. If you expect no such account, do nothing.

---

You get this mail because an account was opened with this address at Farwend.`,
    variables: {
      givenName,
      inviterName: optional(name('Ines Falk')),
      companyName: optional(text('Acacia Quill')),
      invitationUrl: secret(url('https://farwend.example/login?invitation=example')),
    },
  }),
  'user-verify': mail({
    name: 'Confirm an e-mail address',
    audience: 'TRAVELER',
    category: 'TRANSACTIONAL',
    answers: true,
    subject: 'Please confirm your address',
    preheader: 'One click, within three days.',
    body: `# Is this your address?

${hello}

An account at Farwend was opened with this address. Confirm that it is yours, and the account is open.

**[Yes, this is my address]({{verifyUrl}})**

> The link works for three days. If it was not you, do nothing.

---

You get this mail because an account was opened with this address at Farwend.`,
    variables: { givenName, verifyUrl: secret(url('https://farwend.example/login?verify=example')) },
  }),
  'user-reset': mail({
    name: 'Reset a password',
    audience: 'TRAVELER',
    category: 'TRANSACTIONAL',
    answers: true,
    subject: 'A new password for Farwend',
    preheader: 'The link works for an hour.',
    body: `# Choose a new password

${hello}

Somebody, we hope you, asked for a new password for this account.

**[Choose a new password]({{resetUrl}})**

> The link works for 60 minutes and only once. If it was not you, do nothing: the old password stays.

---

You get this mail because a new password was asked for at Farwend.`,
    variables: { givenName, resetUrl: secret(url('https://farwend.example/login?reset=example')) },
  }),
  'user-code': mail({
    name: 'Code to sign in or reset',
    audience: 'TRAVELER',
    category: 'TRANSACTIONAL',
    answers: true,
    subject: 'Your code for Farwend',
    preheader: 'Valid for {{minutes}} minutes.',
    body: `# {{code}}

${hello}

This is the code you asked for. Type it where you were asked for it; it is valid for {{minutes}} minutes and works once.

> We never ask for this code by telephone or mail. If you did not ask for it, do nothing.

---

You get this mail because a code was asked for at Farwend.`,
    variables: { givenName, code: secret(text('482 913')), minutes: number(15) },
  }),
  'user-password-changed': mail({
    name: 'Password changed',
    audience: 'TRAVELER',
    category: 'TRANSACTIONAL',
    answers: true,
    subject: 'Your {{#if what}}{{what}}{{else}}password{{/if}} was changed',
    preheader: 'If it was not you, tell us now.',
    body: `# Your {{#if what}}{{what}}{{else}}password{{/if}} was changed

${hello}

The {{#if what}}{{what}}{{else}}password{{/if}} of your account was changed{{#if changedAt}} on {{changedAt}}{{/if}}. What was signed in with an old password has been signed out.

> If it was not you, ask for a new password at once and answer this mail.

---

You get this mail because something changed in your account at Farwend.`,
    variables: { givenName, what: optional(text('password')), changedAt: optional(moment('2026-11-21T15:00:00Z')) },
  }),
  'user-security-changed': mail({
    name: 'Roles or address changed',
    audience: 'TRAVELER',
    category: 'TRANSACTIONAL',
    answers: true,
    subject: 'Your {{what}} at Farwend changed',
    preheader: 'If you do not know why, tell us now.',
    body: `# Your {{what}} changed

${hello}

The {{what}} of your account at Farwend changed on {{changedAt}}.

> If you do not know why, ask for a new password at once and answer this mail. We look into it with you.

---

You get this mail because something changed in your account at Farwend.`,
    variables: { givenName, what: text('e-mail address'), changedAt: moment('2026-11-21T15:00:00Z') },
  }),
  'user-disabled': mail({
    name: 'Account closed',
    audience: 'TRAVELER',
    category: 'TRANSACTIONAL',
    answers: true,
    subject: 'Your account at Farwend is closed',
    preheader: 'What that means, and how to open it again.',
    body: `# Your account is closed

${hello}

Your account at Farwend is closed: whatever was signed in has been signed out, and nobody can sign in with it. What was agreed about a journey stays as it is.

If you did not expect this, or would like to open the account again, answer this mail. A person reads it.

---

You get this mail because you have an account at Farwend.`,
    variables: { givenName },
  }),
  'user-factors-changed': mail({
    name: 'Way of signing in changed',
    audience: 'TRAVELER',
    category: 'TRANSACTIONAL',
    answers: true,
    subject: 'How you sign in has changed',
    preheader: 'If it was not you, tell us now.',
    body: `# How you sign in has changed

${hello}

{{change}}{{#if changedAt}} on {{changedAt}}{{/if}}.

**[See how you sign in]({{accountUrl}})**

> If it was not you, choose a new password at once, which ends every session, and answer this mail.

---

You get this mail because something changed in your account at Farwend.`,
    variables: {
      givenName,
      change: text('An authenticator app was added to your account'),
      changedAt: optional(moment('2026-11-21T15:00:00Z')),
      accountUrl: url('https://farwend.example/account/security'),
    },
  }),
  'user-new-sign-in': mail({
    name: 'New sign-in',
    audience: 'TRAVELER',
    category: 'TRANSACTIONAL',
    answers: true,
    subject: 'A new sign-in to your account',
    preheader: 'From a device we had not seen.',
    body: `# Was this you?

${hello}

Somebody signed in to your account from a device we had not seen before{{#if signedInAt}}, on {{signedInAt}}{{/if}}{{#if device}}, with {{device}}{{/if}}.

> If it was you, all is well. If not, choose a new password now: that ends every session.

---

You get this mail because somebody signed in to your account at Farwend.`,
    variables: { givenName, signedInAt: optional(moment('2026-11-21T15:00:00Z')), device: optional(text('Firefox on Linux')) },
  }),
  'newsletter-confirm': mail({
    name: 'Newsletter: please confirm',
    audience: 'TRAVELER',
    category: 'TRANSACTIONAL',
    answers: true,
    subject: 'Please confirm: letters from Farwend',
    preheader: 'One click, and the next letter comes to you.',
    body: `# Shall we write to you?

${hello}

Someone, we hope you, asked for our letters at this address: one route at a time, with its seasons, distances and the hour when the light is right.

**[Yes, send me the letters]({{confirmUrl}})**

> If it was not you, do nothing. Without this click we send no letter.

---

You get this one mail because this address was entered in the newsletter form at Farwend.`,
    variables: { givenName, confirmUrl: secret(url('https://farwend.example/newsletter/confirm?code=example')) },
  }),
  'newsletter-welcome': mail({
    name: 'Newsletter: welcome',
    audience: 'TRAVELER',
    category: 'MARKETING',
    answers: true,
    subject: 'Letters from Farwend',
    preheader: 'What to expect, and how to stop it.',
    body: `# Good to have you along

${hello}

From now on we write when there is a route worth writing about: when to go and when not to, how long the drive really takes, where to sleep the night before. Written by people who have been there.

**[Read what is there already]({{articlesUrl}})**

> The link below stops the letters at once. It asks nothing.

---

You get this because you asked for letters from Farwend.`,
    variables: {
      givenName,
      articlesUrl: url('https://farwend.example/articles/'),
      unsubscribeUrl: secret(url('https://farwend.example/newsletter/unsubscribe?code=example')),
    },
  }),
  'partner-applied': mail({
    name: 'Partner application received',
    audience: 'AGENT',
    category: 'TRANSACTIONAL',
    answers: true,
    subject: 'We have the application of {{partnerName}}',
    preheader: 'What we look at, and how long it takes.',
    body: `# Thank you for writing to us

${hello}

The application of {{partnerName}} has reached us. We read every one, ask for references, and take about three weeks: licences, insurance, a sample itinerary, and a test of how you answer a traveller.

You hear from us either way.

---

You get this mail because {{partnerName}} applied to work with Farwend.`,
    variables: { givenName, partnerName },
  }),
  'partner-vetting': mail({
    name: 'Partner is being vetted',
    audience: 'AGENT',
    category: 'TRANSACTIONAL',
    subject: 'We are looking at {{partnerName}}',
    preheader: 'What we check, and what we may ask you for.',
    body: `# We have begun

${hello}

We are looking at {{partnerName}} now: licences, insurance, references, a sample itinerary. If something is missing we ask you; otherwise you hear from us within about three weeks.

---

You get this mail because {{partnerName}} applied to work with Farwend.`,
    variables: { givenName, partnerName },
  }),
  'partner-approved': mail({
    name: 'Partner accepted',
    audience: 'AGENT',
    category: 'TRANSACTIONAL',
    subject: 'Welcome, {{partnerName}}',
    preheader: 'The next steps to the first request.',
    body: `# {{partnerName}} is a partner of Farwend

${hello}

We would be glad to send travellers to you. Before the first request comes, four things: sign the contract, invite your agents, write the profile that travellers read, and say when you have time.

{{#if portalUrl}}
**[Begin]({{portalUrl}})**
{{/if}}

---

You get this mail because {{partnerName}} applied to work with Farwend.`,
    variables: { givenName, partnerName, portalUrl: optional(url('https://farwend.example/my-trips')) },
  }),
  'partner-declined': mail({
    name: 'Partner declined',
    audience: 'AGENT',
    category: 'TRANSACTIONAL',
    subject: 'About the application of {{partnerName}}',
    preheader: 'Our answer, and why.',
    body: `# Not this time

${hello}

We have looked at the application of {{partnerName}} with care and will not go further with it now{{#if reason}}: {{reason}}{{/if}}.

It is no judgement of your journeys. You may apply again in twelve months.

---

You get this mail because {{partnerName}} applied to work with Farwend.`,
    variables: { givenName, partnerName, reason: optional(text('we have enough companies in Portugal for the travellers who ask')) },
  }),
  'change-decided': mail({
    name: 'Change request decided',
    audience: 'AGENT',
    category: 'TRANSACTIONAL',
    subject: '{{#if isConfirmed}}Confirmed{{else}}Not taken over{{/if}}: your changes to {{subject}}',
    preheader: '{{#if isConfirmed}}They are in place.{{else}}Our answer, and why.{{/if}}',
    body: `# {{#if isConfirmed}}Your changes are in place{{else}}We have not taken over your changes{{/if}}

${hello}

{{#if isConfirmed}}
We have read the changes that {{partnerName}} proposed to {{subject}}, and have taken them over. Thank you for keeping it true.

{{else}}
We have read the changes that {{partnerName}} proposed to {{subject}}, and have not taken them over. You can propose them again in other words.

{{#if reason}}
> {{reason}}

{{/if}}
{{/if}}
**[See our profile]({{portalUrl}})**

---

You get this mail because you look after {{partnerName}} at Farwend.`,
    variables: {
      givenName,
      partnerName,
      subject: text('the profile'),
      isConfirmed: flag(true),
      reason: optional(text('Please describe what you do yourselves, not what others do less well.')),
      portalUrl: url('https://farwend.example/my-trips'),
    },
  }),
  'partner-active': mail({
    name: 'Partner active',
    audience: 'AGENT',
    category: 'TRANSACTIONAL',
    subject: '{{partnerName}} is open for requests',
    preheader: 'From today we can send you travellers.',
    body: `# From today

${hello}

Everything is in place: {{partnerName}} can be proposed to travellers from today. A new request comes by mail, with the time by which we need a yes or a no.

**[See our requests]({{portalUrl}})**

> Keep your availability up to date. It is the first thing we look at.

---

You get this mail because you look after {{partnerName}} at Farwend.`,
    variables: { givenName, partnerName, portalUrl: url('https://farwend.example/my-trips') },
  }),
  'partner-paused': mail({
    name: 'Partner paused',
    audience: 'AGENT',
    category: 'TRANSACTIONAL',
    subject: '{{partnerName}} pauses',
    preheader: 'No new requests; open ones go on.',
    body: `# A pause{{#if pausedUntil}} until {{pausedUntil}}{{/if}}

${hello}

{{partnerName}} receives no new requests{{#if pausedUntil}} until {{pausedUntil}}{{else}} until you or we end the pause{{/if}}. What is open goes on: those travellers count on you.

**[See our requests]({{portalUrl}})**

---

You get this mail because you look after {{partnerName}} at Farwend.`,
    variables: { givenName, partnerName, portalUrl: url('https://farwend.example/my-trips'), pausedUntil: optional(date('2027-02-01')) },
  }),
  'partner-resumed': mail({
    name: 'Partner resumed',
    audience: 'AGENT',
    category: 'TRANSACTIONAL',
    subject: '{{partnerName}} is back',
    preheader: 'New requests reach you again.',
    body: `# Good to have you back

${hello}

{{partnerName}} receives new requests again, from now on.

**[See our requests]({{portalUrl}})**

> Has your availability changed meanwhile? Please bring it up to date.

---

You get this mail because you look after {{partnerName}} at Farwend.`,
    variables: { givenName, partnerName, portalUrl: url('https://farwend.example/my-trips') },
  }),
  'partner-suspended': mail({
    name: 'Partner suspended',
    audience: 'AGENT',
    category: 'TRANSACTIONAL',
    subject: '{{partnerName}} is suspended',
    preheader: 'What that means, and how it ends.',
    body: `# {{partnerName}} is suspended

${hello}

{{partnerName}} receives no new requests for now{{#if reason}}, because {{reason}}{{/if}}. Requests that were only proposed are withdrawn; our care team speaks with the travellers you are planning for. You can read your open matches for another 30 days.

We would like to end this together with you. Answer this mail: it reaches the person who looks after your company.

---

You get this mail because you look after {{partnerName}} at Farwend.`,
    variables: { givenName, partnerName, reason: optional(text('the insurance has expired')) },
  }),
  'partner-terminated': mail({
    name: 'Partnership ended',
    audience: 'AGENT',
    category: 'TRANSACTIONAL',
    subject: 'Our work with {{partnerName}} has ended',
    preheader: 'What happens with open matters.',
    body: `# We part ways

${hello}

Farwend and {{partnerName}} no longer work together{{#if reason}}: {{reason}}{{/if}}. Requests that were only proposed are withdrawn, and you can read your open matches for another 30 days. Invoices and commissions are settled as agreed.

Thank you for the journeys you planned with us. Questions are answered by mail.

---

You get this mail because you look after {{partnerName}} at Farwend.`,
    variables: { givenName, partnerName, reason: optional(text('the company wished so')) },
  }),
  'partner-insurance-expiring': mail({
    name: 'Insurance of a partner expiring',
    audience: 'AGENT',
    category: 'REMINDER',
    subject: 'The insurance of {{partnerName}} ends in {{daysLeft}} days',
    preheader: 'Please send us the new policy.',
    body: `# Your policy ends on {{expiresOn}}

${hello}

The liability insurance of {{partnerName}} that we know of ends on {{expiresOn}}, in {{daysLeft}} days. Without a valid one we cannot propose you to travellers.

{{#if portalUrl}}
**[Send the new policy]({{portalUrl}})**
{{/if}}

---

You get this mail because you look after {{partnerName}} at Farwend.`,
    variables: {
      givenName,
      partnerName,
      daysLeft: number(30),
      expiresOn: date('2026-12-21'),
      portalUrl: optional(url('https://farwend.example/my-trips')),
    },
  }),
  'partner-document-expiring': mail({
    name: 'Document of a partner expiring',
    audience: 'AGENT',
    category: 'REMINDER',
    subject: 'The {{documentKind}} of {{partnerName}} ends on {{expiresOn}}',
    preheader: 'Please send us the next one in time.',
    body: `# {{daysLeft}} days are left

${hello}

“{{documentName}}”, the {{documentKind}} of {{partnerName}} that we have on file, ends on {{expiresOn}}. Please add the one that follows to your documents: we look at it and keep it in place of the one before.

**[Add the next one]({{portalUrl}})**

---

You get this mail because you lead {{partnerName}} at Farwend.`,
    variables: {
      givenName,
      partnerName,
      documentName: text('Liability policy 2026'),
      documentKind: text('insurance'),
      daysLeft: number(30),
      expiresOn: date('2026-12-31'),
      portalUrl: url('https://farwend.example/my-trips'),
    },
  }),
  'partner-document-refused': mail({
    name: 'Document of a partner refused',
    audience: 'AGENT',
    category: 'TRANSACTIONAL',
    subject: 'We could not accept “{{documentName}}”',
    preheader: 'What it lacks, and how to send another one.',
    body: `# Something is missing

${hello}

We looked at “{{documentName}}”, a document of {{partnerName}}, and could not accept it:

> {{reason}}

Please add another one to your documents, and we look at it as soon as it is there.

**[Add another one]({{portalUrl}})**

---

You get this mail because you lead {{partnerName}} at Farwend.`,
    variables: {
      givenName,
      partnerName,
      documentName: text('Liability policy 2026'),
      reason: text('The second page is missing.'),
      portalUrl: url('https://farwend.example/my-trips'),
    },
  }),
  'contact-received': mail({
    name: 'Contact form: received',
    audience: 'TRAVELER',
    category: 'TRANSACTIONAL',
    answers: true,
    subject: 'We have your message',
    preheader: 'A person reads it and answers.',
    body: `# Your message has arrived

${hello}

Thank you for writing. A person reads your message and answers within one working day{{#if isPress}}; for the press, mostly sooner{{/if}}. To add something, reply to this mail.

---

You get this one mail because this address was entered in the contact form at Farwend.`,
    variables: { givenName, isPress: optional(flag(false)) },
  }),
  'contact-reply': mail({
    name: 'Contact form: answer',
    audience: 'TRAVELER',
    category: 'TRANSACTIONAL',
    answers: true,
    subject: '{{#if senderName}}{{senderName}} answered{{else}}An answer to{{/if}} your message',
    preheader: 'What we, or the company you asked, have to say.',
    body: `# {{#if senderName}}{{senderName}} writes{{else}}An answer to your message{{/if}}

{{answer}}

To write back, reply to this mail.

> You wrote: {{question}}

---

You get this mail because this address was entered in the contact form at Farwend.`,
    variables: {
      senderName: optional(name('Ines Falk of Farwend')),
      answer: paragraphs('Thank you for your patience. The ferry runs from April to October.'),
      question: text('Does the ferry run in winter?'),
    },
  }),
  'contact-forwarded': mail({
    name: 'Contact form: passed on to a company',
    audience: 'TRAVELER',
    category: 'TRANSACTIONAL',
    answers: true,
    subject: '{{partnerName}} has your question',
    preheader: 'They answer it themselves.',
    body: `# {{partnerName}} has your question

${hello}

We have passed on your question to {{partnerName}}, who know the answer better than we do. It reaches you by mail from us, and we read along until you have it.

> You wrote: {{question}}

---

You get this mail because this address was entered in the contact form at Farwend.`,
    variables: { givenName, partnerName, question: text('Does the ferry run in winter?') },
  }),
  'saved-view-alert': mail({
    name: 'Something new in a saved view',
    audience: 'STAFF',
    category: 'REMINDER',
    subject: '{{name}}: {{more}} more',
    preheader: '{{count}} in all now.',
    body: `# {{name}}

${hello}

your saved view shows {{more}} more than when we last looked, {{count}} in all.

**[Look at it]({{listUrl}})**

---

You get this mail because you asked to be told when this view changes. Change its alert to OFF and these mails stop.`,
    variables: {
      givenName,
      name: text('No answer > 24 h'),
      count: number(6),
      more: number(2),
      listUrl: url('https://farwend.example/docs'),
    },
  }),
  'search-alert': mail({
    name: 'New itineraries for a saved search',
    audience: 'TRAVELER',
    category: 'REMINDER',
    subject: '{{name}}: {{#if others}}{{count}} new itineraries{{else}}a new itinerary{{/if}}',
    preheader: '{{firstTitle}}{{#if secondTitle}}, {{secondTitle}}{{/if}}',
    body: `# New this week: {{name}}

${hello}

you asked us to keep an eye on this search. Since we last looked, {{#if others}}{{count}} itineraries have{{else}}an itinerary has{{/if}} been published that fit{{#if others}}{{else}}s{{/if}}:

- [{{firstTitle}}]({{firstUrl}})
{{#if secondTitle}}
- [{{secondTitle}}]({{secondUrl}})
{{/if}}
{{#if thirdTitle}}
- [{{thirdTitle}}]({{thirdUrl}})
{{/if}}

{{#if more}}
And {{more}} more among all our itineraries.

{{/if}}
**[See all itineraries]({{listUrl}})**

---

You get this mail because you saved this search at Farwend. We write at most once a week, and only if there is something new.`,
    variables: {
      givenName,
      name: text('Ten days of walking in September'),
      count: number(4),
      others: flag(true),
      firstTitle: text('Laikipia on foot'),
      firstUrl: url('https://farwend.example/itineraries/laikipia-on-foot/'),
      secondTitle: optional(text('Ten days from the Mara to the coast')),
      secondUrl: optional(url('https://farwend.example/itineraries/mara-to-the-coast/')),
      thirdTitle: optional(text('The quiet side of Zanzibar')),
      thirdUrl: optional(url('https://farwend.example/itineraries/quiet-side-of-zanzibar/')),
      more: optional(number(1)),
      listUrl: url('https://farwend.example/itineraries/'),
      unsubscribeUrl: secret(url('https://farwend.example/search-alerts/stop/?id=example&code=example')),
    },
  }),
  'broken-links': mail({
    name: 'Content: links that lead nowhere',
    audience: 'STAFF',
    category: 'TRANSACTIONAL',
    answers: true,
    subject: 'Farwend: {{title}}',
    preheader: '{{detail}}',
    body: `# {{title}}

They refer to pages that were unpublished or deleted since: {{detail}}

Lists of content show them with the filter hasBrokenLinks=true, and the references of each piece say which links those are. Take them out, or lead them elsewhere.

**[Lists and references in the API]({{link}})**

---

You get this mail on Mondays because you look after the content of Farwend.`,
    variables: {
      title: text('2 pages have links that lead nowhere'),
      detail: text('“Winter light” (2), “A week of ferries” (1).'),
      link: url('https://farwend.example/docs'),
    },
  }),
  notifications: mail({
    name: 'Unread notifications',
    audience: 'STAFF',
    category: 'TRANSACTIONAL',
    subject: '{{title}}{{#if more}}, and {{more}} more{{/if}}',
    preheader: 'What has happened since you were last here.',
    body: `# What has happened

${hello}

{{#each titles}}
- {{this}}
{{/each}}

{{#if left}}
And {{left}} more.
{{/if}}

**[Look at it]({{listUrl}})**

---

You get this mail because these notifications are unread. In the settings of your account you choose which of them are mailed, and when.`,
    variables: {
      givenName,
      title: text('TR-4F7K2Q was assigned to you'),
      more: optional(number(1)),
      titles: list(['TR-4F7K2Q was assigned to you', 'Acacia Trails declined TR-9XW3MB (2 times)']),
      left: optional(number(4)),
      listUrl: url('https://farwend.example/my-trips'),
    },
  }),
  'ops-alert': mail({
    name: 'Operations: something needs a person',
    audience: 'STAFF',
    category: 'TRANSACTIONAL',
    answers: true,
    subject: 'Farwend: {{title}}',
    preheader: '{{detail}}',
    body: `# {{title}}

{{detail}}

{{#if link}}
**[Look at it]({{link}})**
{{/if}}

---

You get this mail because you look after the operations of Farwend.`,
    variables: {
      title: text('A scheduled publication failed'),
      detail: text('“Winter light” was to be published at 06:00 and refers to a guide that is not published.'),
      link: optional(url('https://farwend.example/my-trips')),
    },
  }),

  'answer-first-look': canned(
    'First look',
    'TRAVELER',
    `${hello}

I have read your notes for {{destinationNames}} and have begun to look for the right company. You hear from me by tomorrow evening.`,
    { givenName, destinationNames },
  ),
  'answer-dates': canned(
    'Asking for dates',
    'TRAVELER',
    `${hello}

Are your dates fixed, or may they move by a week in either direction? In {{destinationNames}} that can mean another season, and another price.`,
    { givenName, destinationNames },
  ),
  'answer-budget': canned(
    'About the budget',
    'TRAVELER',
    `${hello}

For {{destinationNames}} and {{totalNights}} nights your budget is on the low side at this time of year. There are three ways: fewer nights, another month, or simpler rooms with the same guides. Which would you mind least?`,
    {
      givenName,
      destinationNames,
      totalNights: number(9),
    },
  ),
  'answer-flights': canned(
    'About flights',
    'TRAVELER',
    `${hello}

Our partners plan from the first night to the last; the long flight you book yourself, and we tell you which arrival fits. Have you looked at flights already?`,
    { givenName },
  ),
  'answer-closing': canned(
    'Closing a request',
    'TRAVELER',
    `${hello}

I am closing your request for now. It stays with us for 90 days; one line from you, and we go on where we stopped.`,
    { givenName },
  ),
  'answer-partner-capacity': canned(
    'Asking a partner for capacity',
    'AGENT',
    `${hello}

We have more travellers for {{destinationNames}} this season than usual. Could {{partnerName}} take two more requests this month? If so, please widen your availability.`,
    {
      givenName,
      destinationNames,
      partnerName,
    },
  ),
} as const satisfies Record<string, BuiltInTemplate>;

/** The key of a template that the product brings. */
export type TemplateKey = keyof typeof templates;
/** What a template must be given. */
export type TemplateData<K extends TemplateKey> = DataOf<(typeof templates)[K]['variables']>;
