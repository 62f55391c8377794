import type { ContentPageData } from '#demo/contentPageData.ts';

/** Pages about the house: who we are, how it works, what we promise. */
export const housePages: readonly ContentPageData[] = [
  [
    '/about-us',
    'About Farwend',
    'ABOUT',
    'Who we are, and why a person should plan your journey.',
    'Laikipia',
    `Farwend began with a letter. A friend in Nairobi had been asked by friends of friends where to go in March, and she replied on nine pages, by hand, with a map. They went where she told them to, came home, and gave the letter to other people. By the time we saw it, it had been copied so often that the map was a smudge. It was still better than any guidebook.
We thought that there must be such a person in each country, and that the difficulty was to find her before one left and not on the last evening.
## What we do
We look for small companies, of two to forty people, that live in the country which they plan. We visit them, sleep in what they recommend, talk to guests who have come back, read their contracts. About one in nine stays. At present it is twenty or so, in eighteen countries.
When you write to us a person reads it. She knows which of the companies has the right guide free in that week, and introduces you to {promise:companies}. From then on you talk to them; we stay in the room until you are home.
## What we do not do
- We own no hotels and sell no rooms.
- We take no money from you. The company that you travel with pays us a commission from its own price, which is the same with us or without.
- Nobody can buy a place in front of another.
- We do not plan countries in which we know no one.
> Nine pages, by hand, with a map. Everything since has been an attempt to do that again.
## Who
Eleven people in Lisbon, San José, Kyoto and at kitchen tables, under [their own names](contentPage:team). Between us we have been to the eighteen countries some two hundred times and still get lost in Fes. There is a page [for the press](contentPage:for-the-press), and one on [what a journey leaves behind](contentPage:what-a-journey-leaves-behind).
@cta How it works contentPage:how-it-works`,
  ],
  [
    '/how-it-works',
    'How it works',
    'HOW_IT_WORKS',
    'Tell us once, talk to {promise:companies} planners, travel.',
    'Wanaka',
    `## You tell us
Where, when, with whom, and what a good day is. It takes {promise:timeToFillIn}. You may leave out what you do not know yet; *somewhere warm in February* is a perfectly good beginning.
## Somebody reads it
Not a program: one of four people, each for her own part of the world. She answers {promise:firstAnswer}. If something is missing she asks, once.
## We introduce you
To {promise:companies} companies that live where you want to go and have room for you then. We tell you why these. They learn your first name and your wishes, and your address only when they have agreed to take you on.
## They plan, you decide
You write and talk to the planner herself. She sends a first route {promise:firstRoute}, with days, beds, prices. Change it as often as you like; it costs you {promise:cost}, and so does a no. Most people have three rounds and take two or three weeks.
## You book with the company
By its contract and at its price. A deposit of usually a quarter, the rest six to ten weeks before you leave. We look after the papers in one place and we are paid by the company.
## You travel, and someone answers
There is a number that works at night. It is rung about forty times in a year, mostly about aircraft.
## You tell the others
After your return we ask you for a review. It is printed whatever you write, and the company may reply underneath. [Our promises](contentPage:our-promises) are five sentences about all this.`,
  ],
  [
    '/our-promises',
    'Our promises',
    'PROMISES',
    'Five sentences we can be held to.',
    'Newgrange',
    `- **You talk to people who live there.** Every planner lives in the country she plans, or in the one beside it.
- **You see every review, the bad ones too.** We take out only names, insults and what is not about the journey.
- **You pay what the company asks, and to us {promise:cost}.** That holds for a request, a proposal, a change and a no.
- **Somebody answers while you travel.** The company first, us behind it, by day and by night.
- **Your details go to those you are introduced to and to nobody else.** No lists are sold or lent. You may have everything erased.
## And if one is broken
Write to us and say which. A person answers {promise:firstAnswer}, looks into it, and tells you what we have found and what we do. If a company has not kept to its contract we take your side of the table; in eleven cases in the past three years this has ended with money back, and in two with our parting from the company.
What we cannot promise is weather, whales or the night sky. On those there is [an article](article:northern-lights-without-promises).`,
  ],
  [
    '/team',
    'The people behind the desk',
    'TEAM',
    'Who reads your request, who answers at night, and who writes what you read here.',
    'Christchurch',
    `Four of us read requests, each for her or his own countries. Three write and edit. The rest see to it that letters are sent, partners are paid and the lights stay on. We meet twice a year, in one place, for two weeks, and argue about the list of islands.
Those whom you will talk to about your journey do not sit here. They are with the companies, in the country itself, and [how we choose these](contentPage:how-we-choose-companies) is told on a page of its own.`,
  ],
  [
    '/travel-insurance',
    'Travel insurance',
    'INSURANCE',
    'What to cover before you go, in plain words.',
    'Vestrahorn',
    `Buy it on the day you pay your first deposit, not on the day you fly. Most of what goes wrong goes wrong before: a knee, a mother, a job. We sell no insurance and earn nothing by it, so this page can be short.
## Three covers
| Cover | What it pays | How much
| Cancellation | What you have paid, if you cannot go for a reason the policy names | The highest price of the journey for all of you
| Medical care | Doctors and hospitals there | At least a million dollars outside Europe
| The way home | An ambulance aircraft, a nurse, a seat for your husband | Without a limit, if you can get it
Luggage is a matter of taste. Your telephone will not be paid for.
## Ask these questions
- Does it cover the highest price of the journey, and not a figure somebody thought was usual?
- Does it cover what you plan to do: walking above three thousand metres, sailing, riding, small aircraft, a safari on foot?
- What do they call an illness that you had before? Say it now.
- Is a partner company’s failure covered? All of ours hold your money in trust or have a bond; have it all the same.
- Whom do you call at night, and do they answer? Try it once, before you buy.
## In places with few roads
In Kenya, Tanzania and Botswana the companies enrol you with a flying doctor service; that brings you to a good hospital, not home. For Svalbard ship operators want proof that a rescue at sea is paid for.
@tip Keep it where you will find it | The number of the policy and that of the night desk: on paper, in the passport, and in the telephone of the person who is not ill.`,
  ],
  [
    '/dynamic/how-we-choose-companies',
    'How we choose companies',
    'DYNAMIC',
    'Nine apply, one stays. What we look at, how long it takes, and what makes us part.',
    'Ladakh',
    `About a hundred and sixty travel companies wrote to us last year. We visited thirty-one and took on three. This page is for those who would like to know why, travellers and companies alike.
## Before we visit
We read: licences, insurance, the last two years’ accounts, the contract a guest signs, every review we can find by someone who gave a name. We ask for three journeys exactly as they were sold, with the prices. And for a mistake: the worst that happened in five years, and what they did on the day. Those who have none to tell are not asked again.
## When we visit
1. We come as guests, by our own name, at our own cost, for five to eight days.
2. We sleep in what they use most and not in what they show.
3. One evening with a guide, without the owner.
4. A morning in the office, next to whoever answers the telephone.
5. We ask what the drivers earn.
## The first year
Ten journeys at the most. We speak to every one of these travellers in person. Eight out of ten companies get through it.
## After that
Answers in time, counted. Reviews, all of them public. Papers that have not run out: ninety days before insurance ends they hear from us. Once in two years somebody goes again.
## When we part
For a false sentence to a guest; for an unpaid guide; for a review that they wrote themselves; for taking more people than they can look after. It has happened four times. Bookings that were made are carried out, by them or by another, and the guest does not pay for it.
@cta Who they are companyCategory:europe`,
  ],
  [
    '/dynamic/what-a-journey-leaves-behind',
    'What a journey leaves behind',
    'DYNAMIC',
    'Carbon, money, paths. What we can count, what we do about it, and what is still not good.',
    'Con Dao',
    `A flight from New York to Nairobi and back puts about four tonnes of carbon dioxide into the air for each seat, twice that at the front. One cannot plant this away, and we do not say that one can. Here is what we think is honest.
## Fewer, longer
Our average journey had nine nights when we began and it has twelve now. It is the most useful single number that we have. One long journey every second year is better, for the air and for you, than four short ones.
## On the ground
The train wherever it takes less than six hours. Boats under sail. Two or three places instead of five. It is, by chance, also how one has a better time. Small aircraft remain where there is no road; they account for about a tenth of what the long flight does.
## Money that stays
We asked all companies, and checked with nine: of each dollar paid to them, on average, sixty-eight cents stay in the country, twenty-two within fifty kilometres of where you sleep. Rent for conservancy land goes to families by the month. Guides are employed, or they are paid by the day at a rate which we know.
## What we leave out
Animals that are ridden, stroked or made to dance. Orphanages. Villages that are visited without having asked for it. Places which have told us that they are full: we took one town in Italy and one bay in Vietnam off the list for this reason.
## What is not good
Water in Rajasthan. Plastic on nearly all boats. Our own flights: forty-six last year, for visits. We publish the count every January, on this page.`,
  ],
];
