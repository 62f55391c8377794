import type { ReviewRow } from '#src/domains/reviews/review.model.ts';

/** A review that is not shown. */
export interface WithheldReviewData {
  location: string;
  company: string;
  rating: ReviewRow['rating'];
  author: string;
  from: string;
  party: NonNullable<ReviewRow['partyType']>;
  title: string;
  text: string;
}

const line = (
  location: string,
  company: string,
  rating: ReviewRow['rating'],
  author: string,
  from: string,
  party: WithheldReviewData['party'],
  title: string,
  text: string,
): WithheldReviewData => ({ location, company, rating, author, from, party, title, text });

/** They wait: some hold an address or a number, some cannot be tied to a journey, all of them need a person’s look. */
export const pendingReviews: readonly WithheldReviewData[] = [
  line(
    'Maasai Mara',
    'Acacia Quill',
    100,
    'Celeste M.',
    'Tampa, Florida',
    'COUPLE',
    'Write to me about the camp',
    'We loved every hour of it and I am happy to tell others which tent to ask for. Just write to celeste.m@example.com and I will answer. The lions came at six, and our guide Daniel had coffee ready at five.',
  ),
  line(
    'Kyoto',
    'Yukiharu Path',
    80,
    'Duncan F.',
    'Aberdeen',
    'SOLO',
    'Good, with a question',
    'Nine days of trains and gardens without a fault in the timetable. I was charged a city tax twice, I believe, and have written to the hotel. If it is put right I shall add the star.',
  ),
  line(
    'Rome',
    'Lume & Tessaro',
    60,
    'Gretchen O.',
    'Milwaukee, Wisconsin',
    'FAMILY',
    'Ask for another driver',
    'The driver on the third day drove like a man being chased, with three children in the back. We asked twice. All else was lovely, the cooking morning above all. His name is known to the company.',
  ),
  line(
    'Naxos',
    'Kyklos & Olive',
    100,
    'Emeka A.',
    'Leicester',
    'FRIENDS',
    'Swimming off the stern',
    'Four of us and a captain who sings. We swam before breakfast and after it. On Amorgos the monks gave us raki at ten in the morning, and I understood the steps on the way down better than on the way up.',
  ),
  line(
    'Cusco',
    'Quipu & Cloud',
    40,
    'Brigitte L.',
    'Lausanne',
    'COUPLE',
    'The train we did not take',
    'Our tickets had a wrong name and the railway would not let my husband board. We waited for five hours in Ollantaytambo. The company says that we had written it so. I have the form and we had not.',
  ),
  line(
    'Arenal',
    'Toucan Ledger',
    100,
    'Nathaniel S.',
    'Tacoma, Washington',
    'FAMILY',
    'Call me, I will tell you',
    'Frogs, sloths, a warm river and two tired children. Anyone who wants to know which cabin has the quiet side can ring me on 253 555 0144 in the evening. We would go back for the night walk alone.',
  ),
  line(
    'Fes',
    'Duneward',
    100,
    'Ilse B.',
    'Graz',
    'SOLO',
    'Behind a small door',
    'I have lived out of a suitcase for forty years and have rarely been received so well. Salma had told the cook that I eat early. On the last morning the lute tuner played for me what he had tuned.',
  ),
  line(
    'Geirangerfjord',
    'Northmere Polar',
    80,
    'Ronan K.',
    'Waterford',
    'COUPLE',
    'The ferries are the thing',
    'Nine of them, and each with waffles. One hotel was being painted. We could smell it for one night and were moved for the second, to a room with the whole fjord in its window.',
  ),
  line(
    'Hoi An',
    'Lotus Ferry',
    100,
    'Susannah P.',
    'Byron Bay',
    'FRIENDS',
    'Mrs Thu knows best',
    'She looked at me, shook her head, and made the coat in another colour. She was right. More about this and the caves on my page: www.example.com/susannah. Five in the morning is the hour for the market.',
  ),
  line(
    'Udaipur',
    'Marigold Ghat',
    100,
    'Gordon T.',
    'Inverness',
    'COUPLE',
    'A driver, a lake, a step well',
    'Eleven days with a man who knows every kettle in Rajasthan. I kept a list: sixty-two cups. In Jawai the leopard lay on her ledge as though she had been paid.',
  ),
  line(
    'Dingle Peninsula',
    'Harrowglen House',
    20,
    'Anonymous G.',
    'Chicago, Illinois',
    'GROUP',
    'They know why',
    'I will not say what happened. They know. Do not book anything with these people until they have answered my lawyer’s letter of the third.',
  ),
  line(
    'Stewart Island',
    'Fernlight South',
    100,
    'Mahalia W.',
    'Hamilton',
    'FAMILY',
    'It was looking for its keys',
    'A kiwi in the sand, at eleven at night, with our two boys lying on their stomachs. It poked, snorted and went round us. Nobody breathed. The smaller one has a new favourite bird, and he had many.',
  ),
];

/** They were refused, each on a ground that has nothing to do with the stars. */
export const rejectedReviews: readonly (WithheldReviewData & { groundCode: string; note: string })[] = [
  {
    ...line(
      'Lake Como',
      'Lume & Tessaro',
      20,
      'Marco V.',
      'Como',
      'COUPLE',
      'Come to us instead',
      'We run a better agency two streets away and our guests never wait. Ask for Marco. We will beat any price that you have been given by Lume & Tessaro.',
    ),
    groundCode: 'CONFLICT_OF_INTEREST',
    note: 'Written by a competitor, as the address shows',
  },
  {
    ...line(
      'Serengeti',
      'Redgrass & Rain',
      100,
      'Kelly S.',
      'Omaha, Nebraska',
      'FAMILY',
      'Soon we will see',
      'We have booked for next August and cannot wait. Five stars already for the kind letters and the map. I will write more when we have been.',
    ),
    groundCode: 'NOT_A_CUSTOMER',
    note: 'Travels next summer; invited to write afterwards',
  },
  {
    ...line(
      'Reykjavík',
      'Basaltborn',
      40,
      'Trent H.',
      'Spokane, Washington',
      'FRIENDS',
      'The airline lost my skis',
      'This is about the airline, which lost my skis, and about its telephone line, on which I spent nine hours. Never fly with them. The guide was fine.',
    ),
    groundCode: 'OFF_TOPIC',
    note: 'About an airline; the author was told where to write',
  },
  {
    ...line(
      'Cape Town',
      'Stellwyn Cape',
      60,
      'Paul R.',
      'Durban',
      'COUPLE',
      'The waiter at table nine',
      'The young man who served us, whose full name and village I give here so that others may avoid him, spilled a glass and did not apologise as one should. Otherwise the food was good.',
    ),
    groundCode: 'PERSONAL_DATA',
    note: 'Named a member of staff with his home village',
  },
  {
    ...line(
      'Machu Picchu',
      'Quipu & Cloud',
      100,
      'Jordan V.',
      'Bristol',
      'COUPLE',
      'Low before high',
      'We slept in the valley first, at 2,800 metres, and so were fine later. It sounds a small thing, it was the whole trip. Sent again because I was not sure that the first one had gone through.',
    ),
    groundCode: 'DUPLICATE',
    note: 'The first is shown',
  },
];
