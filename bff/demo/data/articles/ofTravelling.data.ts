import type { ArticleData } from '#demo/buildArticleItem.ts';

/** Articles about travelling as such: what it costs, with whom, and how it is planned. */
export const travellingArticles: readonly ArticleData[] = [
  {
    key: 'what-a-good-journey-costs',
    title: 'What a good journey costs, and where it goes',
    summary: 'Eighteen countries by the night, and one bill of $21,400 taken apart line by line.',
    place: 'Southern Africa',
    places: ['South Africa', 'Botswana', 'Kenya', 'Japan', 'Italy'],
    picture: 'plains, evening',
    tripTypes: ['HONEYMOON', 'SAFARI', 'CULTURE'],
    searchTerms: ['cost', 'budget', 'price per night'],
    type: 'TOPICAL',
    category: 'ADVICE',
    author: 'publisher',
    days: 28,
    body: `It is the question that people ask last, after the children’s ages and the allergy, in a voice as though they were asking about a lavatory. So we put it first.
A journey of the kind we arrange costs between three hundred and twenty-six hundred dollars a person and night, with a room for two, a guide where one is needed, all moves within the country and most meals where there is nowhere else to eat. Flights from home are not in it. The span is wide because countries are different things.
## By the night
| Country | From | To | What makes the difference
| Vietnam | $300 | $700 | The boat, and how private it is
| India | $350 | $1,000 | Palaces; and winter
| Portugal | $350 | $800 | The harvest
| Morocco | $350 | $900 | A camp of your own in the sand
| Egypt | $380 | $950 | A sailing boat instead of a ship
| Costa Rica | $380 | $850 | Christmas
| Greece | $400 | $1,000 | August, and which island
| Ireland | $400 | $900 | The house
| Peru | $400 | $950 | The train
| Italy | $450 | $1,100 | A driver; a view of water
| New Zealand | $450 | $1,000 | A helicopter, or none
| Iceland | $500 | $1,100 | A guide with a truck
| Japan | $500 | $1,300 | The fortnight of the blossom
| Norway | $500 | $1,200 | Dinner
| South Africa | $550 | $1,500 | The number of nights on safari
| Kenya | $700 | $1,800 | July to October
| Tanzania | $750 | $2,000 | The same, and park fees
| Botswana | $1,100 | $2,600 | Everything comes in by air
These are what our travellers paid last year, without the cheapest and the dearest tenth.
## One bill
Two people, ten nights, Cape Town and the Okavango, the end of May: **$21,400.** They let us print it.
- **Beds and food, $14,100.** Four nights in town, two in the winelands, four in two camps. The camps were $9,600 of it: each has ten tents and forty people at work, and all they serve has flown in.
- **Small aircraft, $2,350.** Four flights. Nobody earns much on these.
- **Fees, $1,120.** For parks and concessions, much of which goes to the villages that hold the land. It is in the lease.
- **Guides and drivers, $1,480.**
- **The company that planned it, $2,350.** Eleven per cent: the person in Cape Town who has slept in both camps, made four proposals and picked up the telephone on a Sunday.
Out of that last sum the company pays us a commission. It is part of its price to everybody, with us or without. You pay us nothing, at any moment; [how it works](contentPage:how-it-works) says this in a slower voice.
## Where to save
**The month.** The single largest lever. The Okavango in April rather than August is thirty-five per cent less; [the Mara in June](article:the-mara-after-the-rains) rather than July, forty.
**The number of places.** Every move costs half a day and some hundreds of dollars. Seven places in fourteen nights is a good deal more expensive than four, and worse.
**The first night and the last.** After a night flight you will not notice the bath.
**One thing, not all.** A private guide with a plain room, or the suite with the shared car. Guests who spend on the guide write to us afterwards about the guide. Those who spend on the suite write about the guide too.
## Where not to
The number of nights in the place for which you came. The last aircraft of the day, which is the one that is cancelled. Insurance, of which [the page about it](contentPage:travel-insurance) says what to ask.
> We took two nights out and gave them to the camp. I would not know what was in those two nights any more. | From a review of the same journey
Tell us the real figure. It is treated with discretion; the company sees it only if you say so. Planners do not spend it because it is there. They leave out what will not fit, and this, in our experience, is what a good one is for.`,
    earlier: [
      { note: 'The eighteen countries', was: { title: 'What does it cost?' }, lines: 23 },
      { note: 'A bill, with leave of those who paid it', was: { title: 'What does it cost?' }, lines: 31 },
      { note: 'Where to save', was: { title: 'What a good journey costs' }, lines: 38 },
      { note: 'Figures of the last season' },
    ],
    faq: [
      [
        'Is the price on an itinerary fixed?',
        'It is where such a journey starts for two people sharing, outside the school holidays. Your proposal has its own, with each item in it.',
      ],
      [
        'When do I pay?',
        'A deposit of usually a quarter when you accept a proposal, the rest six to ten weeks before you leave; to the company, by its contract.',
      ],
    ],
  },
  {
    key: 'three-generations-one-car',
    title: 'Three generations, one car',
    summary: 'Grandparents, parents, children, and eleven days. Rules from forty families, in the order in which they were learnt.',
    place: 'Tuscany',
    places: ['Italy', 'Kenya', 'Costa Rica', 'Portugal', 'Japan'],
    picture: 'hills, summer, fields',
    tripTypes: ['FAMILY', 'CELEBRATION'],
    searchTerms: ['multi-generation', 'grandparents', 'children'],
    type: 'TOPICAL',
    category: 'ADVICE',
    author: 'matteo.bruni',
    days: 24,
    body: `The grandmother turns eighty, or they have been married for fifty years. Someone pays, and it is not discussed. Somebody has to be in bed at eight, someone else cannot sleep after five, a boy of fifteen would rather be dead. We plan about forty of these in a year and then we ask all of them, separately, how it was.
## 1. One house, in the middle
Not a hotel with five rooms in a corridor. A house with a kitchen, a lawn and a gate, and somebody who comes at nine with bread and at six to cook. It means that the baby may cry, that grandfather has his newspaper, and that nobody has to get dressed in order to be together. In Tuscany, the Alentejo, Ireland, the Cape winelands there are good ones with ten beds. Four nights at the least, seven is better.
## 2. Each day has one thing, and it is before lunch
One church. One market. One beach. In the afternoon everybody is free of everyone. This is hard to sell before and it is praised after; eight out of ten named it.
## 3. Two cars, and never the same four in them
The most frequent complaint is of the *driving*. It is about who sat where. Two cars with drivers cost less than a minibus with one, can leave at different hours, and make it possible that the children are alone with their grandparents, which was the whole idea. (The title is meant as a warning.)
## 4. Give the fifteen-year-old a job
To have charge of the map, the camera, or the language: twenty words, and all the ordering. In Kenya it is the bird list. A boy from Oslo saw 214 in nine days and he corresponds with the guide to this day.
## 5. One night without children for the middle ones
Book it at the beginning with the house, and with a person to whom the grandparents can telephone. It need be only forty kilometres off.
## 6. Stairs
Ask about all of them. “A few steps” are eleven. The town with the view is on top of it. We keep a list of houses with a bedroom and a bath on the level of the door and it is the list that we are asked for most.
@picture village, evening
## 7. Where it works
| With | Where | Why
| Children under six | Portugal, Alentejo and coast | An hour’s flight to nothing; beach, storks, early dinners nobody minds
| Six to twelve | Costa Rica; Kenya from eight | Animals do the talking. Family tents, guides who like questions
| Teenagers | Japan; Iceland | Trains to the minute, arcades, hot water; a glacier
| A grandmother who walks badly | A boat on the Nile; the Norwegian coast | The bed travels, she sits, the world goes by
| All of these at once | Tuscany in May or late September | It forgives
## 8. Photograph on the second day
Not the last. On the last someone has quarrelled and someone has a rash. On the second evening at seven on the steps, all in what they have on.
## 9. Say who pays for what before, in writing
One sentence in an e-mail. “The house and the drivers are ours, restaurants we share.” No family has regretted it and six have written to us of the other case.
> Nobody shared a bathroom and everybody shared the stern. | From a report about a family of eleven on the Nile
What we ask in [a first request](article:what-a-good-journey-costs) about each of you is short: years, sleep, knees, fears. The rest is the planner’s business: she will have done this with thirty others. She too has a mother.`,
  },
  {
    key: 'what-a-planner-does-in-a-week',
    title: 'What a planner does in a week',
    summary: 'A draft: seven days at a desk in Kyoto, from her calendar.',
    place: 'Japan',
    places: ['Kyoto'],
    pictureOf: 'Tokyo',
    picture: 'town, evening',
    tripTypes: ['CULTURE'],
    searchTerms: ['how it works', 'planners'],
    type: 'TOPICAL',
    category: 'INTERVIEW',
    author: 'sunhee.paik',
    days: 8,
    body: `Haruka Endo has let us look at her calendar. Names have been changed and one typhoon left out.
## Monday
Two new letters. A couple from Denver wants *temples but not too many*. She writes back with a single question: what did you have for breakfast on the best morning of your last journey?
## Tuesday
To Kaga by train to sleep in an inn that has a new owner. The bath is as it was. The soup is not. It comes off the list for the winter.
## Wednesday
Nine telephone calls about a room with four beds in the first week of April, of which there are three in the town.
(Thursday to Sunday to come. She would like to read it before anybody else.)`,
    state: 'DRAFT',
  },
  {
    key: 'the-honeymoon-is-not-a-beach',
    title: 'The honeymoon is not a beach',
    summary: 'A draft in favour of doing something for the first four days.',
    place: 'Zanzibar',
    places: ['Tanzania', 'Kenya', 'Greece'],
    picture: 'coast, sea',
    tripTypes: ['HONEYMOON', 'BEACH'],
    searchTerms: ['honeymoon', 'beach and safari'],
    type: 'TOPICAL',
    category: 'ADVICE',
    author: 'freya.dunmore',
    days: 4,
    body: `You have not slept properly for three weeks, you have been polite to two hundred people, and on Monday you are put on a sun lounger next to one of them and told to enjoy yourself.
## The argument
Nobody can do nothing on the first day. The body is still carrying chairs. Give it a horse, a river, a train that leaves at seven. By the fifth day it will lie down of its own accord, and then there should be sand.
## Orders that work
Six nights of safari, then four on the coast: never the other way. Kyoto and then an island. Three days on foot in Zagori followed by a ferry.
(Numbers from the last two years: how many changed the order when asked? Get them from Noah.)`,
    state: 'DRAFT',
  },
];
