/** One line of a talk: who says it, and the ways it may be said. Slots: {a} {b} places, {stay} {stay2}, {sight} {sight2}, {season}, {hours}, {n}, {price}, {name} the other’s first name. */
export type DialogTemplate = readonly ['T' | 'A', ...string[]];
/** A subject of talk, from its first line to its last. */
export type Topic = readonly DialogTemplate[];

export const greetings: readonly DialogTemplate[] = [
  [
    'A',
    'Hello {name}, what a lovely idea for a journey. I have read your request twice and have a few questions before I draw anything.',
    'Good morning {name}. I am glad this one came to me: {a} is where I spent most of last year.',
    'Dear {name}, thank you for writing. {season}, so your dates are well chosen.',
    'Hi {name}, I look after journeys to {a}. May I ask what you would be saddest to miss?',
    'Welcome, {name}. I would start with {a} and leave the end open. Does that sound like you?',
    'Hello {name}, {n} days is a good length for this. Shall I tell you what I would do with them?',
    'Hi {name}. I grew up not far from {b}, so forgive me if I talk too much about it.',
    'Good day {name}. Two ideas came up while I read your words, and both begin with {sight}.',
    'Dear {name}, your request made me open the old map. Have you ever thought of {b}?',
    'Hello {name}. Before anything else: who wakes first, and who would rather not?',
    'Hi {name}, happy to meet you. {season}. That is where I would begin.',
  ],
  [
    'T',
    'Hello, we were just introduced. We are quite free with the route as long as {sight} is part of it.',
    'Hi! Looking forward to planning this with you. Shall I begin with what we did not like last time?',
    'Good evening. We have wanted to see {a} for years and would rather do less, slowly.',
    'Hello {name}, we are two early risers who like to walk. The rest you will find in the request.',
  ],
];

export const topics: readonly Topic[] = [
  [
    [
      'T',
      'How long is the way from {a} to {b}?',
      'Is {b} too far from {a} for one day?',
      'Would you go from {a} to {b} by road or by air?',
    ],
    [
      'A',
      'About {hours} hours with a stop for lunch. I would do it once, not twice.',
      'By road it is {hours} hours, and pretty. By air you lose the pretty part.',
      'Call it {hours} hours door to door. The driver knows where to stop.',
    ],
    ['T', 'Once is fine.', 'By road then, we like to look out of the window.', 'Good, that we can do.', 'With a stop it sounds bearable.'],
  ],
  [
    [
      'A',
      'For the nights in {a} I have {stay} in mind. Or would you rather have something larger?',
      'There are two houses I would put you in near {a}: {stay}, or {stay2}.',
      'In {a} I would not look further than {stay}.',
    ],
    [
      'T',
      '{stay} sounds right. Small is good.',
      'The first one, please. Does it have a bath?',
      'We would be happy there. Is breakfast late enough for one of us?',
    ],
    [
      'A',
      'It does, and the window looks the right way.',
      'They serve until eleven, and later if you ask nicely.',
      'I have asked them to hold it until Friday.',
    ],
  ],
  [
    ['T', 'What are our chances of {sight}?', 'Honestly: will we see {sight}?', 'Is {sight} worth building the days around?'],
    [
      'A',
      'Good, never certain. {season}.',
      'I would give it two mornings and expect one. {season}.',
      'Yes. Leave the afternoon empty after it, people always want to be quiet.',
    ],
  ],
  [
    [
      'T',
      'One of us does not eat fish. Is that difficult?',
      'We have a vegetarian with us. Should we warn people?',
      'Can they cook without gluten in {a}?',
    ],
    [
      'A',
      'Not at all. I write it to every kitchen and ask again a week before.',
      'I tell them all beforehand, and the guide carries a card in the language of the place.',
      'They do it gladly. In {b} I would order a day ahead.',
    ],
    ['T', 'Thank you, that is a relief.', 'Good to know.', 'Perfect, one thing less to explain.'],
  ],
  [
    [
      'A',
      'Have you looked at flights yet? Arriving by noon would save you a night.',
      'One practical thing: do you arrive in the morning or late?',
      'Before I count the nights: which flight are you on?',
    ],
    [
      'T',
      'We land at {hours}:40 in the morning, if all goes well.',
      'Nothing is booked. Tell us what suits and we will look.',
      'Late, I am afraid. Around {n} in the evening.',
    ],
    [
      'A',
      'Then the first evening is for a walk and an early dinner.',
      'Good, I shall plan nothing you could be late for.',
      'I will have somebody stand there with your name.',
    ],
  ],
  [
    [
      'T',
      'Is the budget realistic for what we wrote?',
      'Are we asking for too much for the money?',
      'Where would you save, if you had to?',
    ],
    [
      'A',
      'It is. About ${price} a night for the two of you leaves room for one extravagance.',
      'I would save on {b} and spend it on {stay}.',
      'You are close. One night fewer in {b} and it fits, guides included.',
    ],
    ['T', 'One extravagance is exactly what we need.', 'We would rather drop a night than the guide.', 'Then let us do that.'],
  ],
  [
    [
      'A',
      'Would you like a guide every day, or some days to yourselves?',
      'How do you feel about a free day in {b}?',
      'I would leave the {n}th day open. Nobody ever regretted it.',
    ],
    [
      'T',
      'Some days to ourselves, please. We read a lot.',
      'A free day in the middle would be wonderful.',
      'Half and half. We get lost happily.',
    ],
  ],
  [
    ['T', 'What should we bring for the evenings?', 'How cold does it get in {a}?', 'Do we need proper boots?'],
    [
      'A',
      'A warm layer and something for the rain. {season}.',
      'Good shoes are enough, boots stay in the bag. The evenings want a sweater.',
      'Less than you think. They do laundry, and nobody dresses for dinner.',
    ],
  ],
  [
    [
      'A',
      'I have held two rooms in {a} until Thursday, without any obligation.',
      'A small thing: {stay} has just had a cancellation for your dates.',
      'The people at {stay} remember a guest of mine and would give you the corner room.',
    ],
    ['T', 'Please keep them.', 'That is kind of them. Yes, please.', 'Wonderful. May we answer by tomorrow evening?'],
    ['A', 'Of course.', 'Done.', 'They will wait for you.'],
  ],
  [
    [
      'T',
      'It is our anniversary on day {n}, though we do not want a cake.',
      'My mother turns seventy on the way. Could something small happen?',
      'We would like to be somewhere quiet on the {n}th evening.',
    ],
    [
      'A',
      'Noted. No cake, no singing. A table outside, perhaps.',
      'I know just the place, and they can keep a secret.',
      'Leave that evening to me.',
    ],
  ],
  [
    ['T', 'Could we swap {a} and {b}?', 'What if we began in {b} instead?', 'Would you leave out {b}?'],
    [
      'A',
      'We can. It costs a morning and wins you {sight2}.',
      'I would not: the light in {b} is for the end.',
      'Yes, and I would put the night into {a}.',
    ],
    ['T', 'Convinced.', 'You know better. Leave it.', 'Let us try it that way.'],
  ],
  [
    [
      'A',
      'Do the children swim? It decides between two houses.',
      'Are stairs a difficulty for anybody?',
      'Is anybody afraid of small planes or boats?',
    ],
    ['T', 'No difficulty at all.', 'Not afraid, only impatient.', 'A few steps are fine, a tower is not.'],
  ],
  [
    [
      'T',
      'We have read about {sight2}. Is it overrated?',
      'A friend insists on {sight2}. Do you agree?',
      'Would you spend a day on {sight2}?',
    ],
    [
      'A',
      'Half a day, early, with somebody who knows the back door.',
      'Your friend is right, on a weekday.',
      'Overrated at noon, splendid at seven.',
    ],
    ['T', 'Seven it is.', 'Then half a day.', 'We trust you.'],
  ],
  [
    ['T', 'Do we need visas, or anything to apply for?', 'Is there anything we have to arrange ourselves?', 'What about vaccinations?'],
    [
      'A',
      'I send a list with the papers. Please check the official pages too, they change.',
      'A form online, ten minutes, two weeks before. I remind you.',
      'Nothing to worry about now. Your doctor has the last word on that one.',
    ],
  ],
  [
    [
      'A',
      'I walked through {stay2} yesterday, it is even better after the winter.',
      'By the way, the road to {b} is open again.',
      'A colleague is in {a} this week and reports the best conditions in years.',
    ],
    ['T', 'You are making us impatient.', 'Lucky colleague.', 'That is good news, thank you for telling us.'],
  ],
  [
    ['T', 'Could you send us the days as a list?', 'Is there a map of all this?', 'May we see it on paper, day by day?'],
    ['A', 'You have it tomorrow, with the distances.', 'I am drawing it now.', 'With pleasure. One page, no more.'],
    ['T', 'One page is our kind of page.', 'We shall print it and put it on the fridge.', 'Thank you, no hurry.'],
  ],
  [
    [
      'T',
      'Would the train be an idea for a part of it?',
      'Is there a way to do one stretch by boat?',
      'Could we walk a part, with the bags sent on?',
    ],
    [
      'A',
      'Between {a} and {b}, yes, and I would take the slow one.',
      'There is, and it takes {hours} hours. I would do it on the way back.',
      'Two days of it, easily. The bags arrive before you.',
    ],
  ],
  [
    [
      'A',
      'How are your evenings: one good table, or something different every night?',
      'Shall I book tables, or do you like to wander?',
      'There is a kitchen in {b} with eight seats. Shall I try?',
    ],
    ['T', 'One good table, then early to bed.', 'Please try! Eight seats sounds like us.', 'Book the first night, we wander after that.'],
    ['A', 'Early to bed it is.', 'I have written to them.', 'As you like it.'],
  ],
];

/** How a talk ends, by the status of the match. */
export const endings: Readonly<Record<string, readonly DialogTemplate[]>> = {
  QUOTED: [
    [
      'A',
      'Here is a first draft with its price, {n} nights in all. Say what you would change.',
      'I have put it together: {a}, {b}, and two quiet days. The sum is on the last page.',
      'The proposal is in your documents. I held everything for ten days.',
    ],
    [
      'T',
      'We are reading it with a glass of wine. More tomorrow.',
      'It looks wonderful. Give us the weekend.',
      'Thank you! One question about {b}, but later.',
    ],
  ],
  BOOKED: [
    ['T', 'We would like to say yes.', 'Yes! Please book it all.', 'It is decided: we are coming.'],
    [
      'A',
      'What good news. I confirm everything today and send you the papers.',
      'Then it is settled. You hear from me with every confirmation.',
      'I am very glad, {name}. {a} will be at its best.',
    ],
    ['T', 'Now the waiting begins.', 'Thank you for your patience with us.', 'We could not be happier.'],
  ],
  COMPLETED: [
    [
      'A',
      'Welcome home, {name}. How was {sight}?',
      'I hope the way back was easy. Which day was the best?',
      'You are back! I have been thinking of you since {b}.',
    ],
    [
      'T',
      'Beyond words. {stay} above all.',
      'All of it, but the morning in {a} most.',
      'We are still telling everybody. Thank you for the free day, you were right.',
    ],
    ['A', 'That makes my week.', 'They asked after you already.', 'Come back in the other season, it is another country.'],
  ],
  LOST: [
    [
      'T',
      'We have to put this off, I am sorry. Work got in the way.',
      'It was a hard choice, and we have gone with another plan. You were very kind.',
      'We will stay closer to home this year after all.',
    ],
    [
      'A',
      'Please do not apologise. The route stays in my drawer.',
      'Thank you for telling me. I hope you have a splendid time.',
      'I understand. Write when {a} calls again.',
    ],
  ],
  CANCELLED: [
    ['T', 'Something has come up in the family. I am afraid we must cancel.', 'The doctor says no. We are so sorry to undo all this.'],
    [
      'A',
      'That matters far more. I take care of everything and tell you what comes back.',
      'Of course. I speak with the houses today, they are reasonable people.',
    ],
  ],
};
