import type { LandingPageData } from '#demo/buildLandingPageItem.ts';

/** Landing pages by way of travelling and by company. */
export const themePages: readonly LandingPageData[] = [
  {
    key: 'journeys-by-rail',
    title: 'Journeys by rail',
    summary: 'The window seat is the hotel with the best view.',
    place: 'Italy',
    places: ['Japan', 'Portugal', 'Vietnam', 'Peru', 'Norway', 'Egypt'],
    kind: 'THEME',
    category: 'ways-to-travel',
    tripTypes: ['RAIL'],
    searchTerms: ['sleeper train', 'slow travel'],
    days: 140,
    body: `A train puts you down in the middle of things, and on the way there is nothing you have to do. You cannot be blamed for the route. Somebody brings coffee. For six hours a country is unrolled beside your left ear at the speed at which one can just about think.
We are not nostalgic about it. Velvet and brass we leave to others; what we look for is an ordinary train with a line that was hard to build, a window that is clean, and a reason to get out.
## Lines that we would cross a street for
- **Villa San Giovanni to Messina,** because of the ship.
- **Hue to Da Nang,** on the ledge.
- **Porto to Pocinho,** with a hand in the river.
- **Nagoya to Nagano,** slow, in October, for the colour of the persimmons.
- **Puno to Cusco** over 4,319 metres, with a band.
- **Oslo to Bergen** in April, when it is spring on either end and winter on top.
## How we plan them
Backwards, from the connection. Nobody should run. Forty minutes between two trains, sixty when there is lunch, and always a later one behind it that would also do.
@list article:the-train-that-boards-a-ship, article:nine-station-lunches, article:the-reunification-express`,
    itineraries: [
      'italy-by-rail',
      'ten-countries-by-rail',
      'the-old-road-to-kyoto',
      'douro-by-train-and-boat',
      'the-middle-coast-of-vietnam',
      'arequipa-colca-altiplano',
    ],
    companies: ['Vale Orrin Rail', 'Yukiharu Path', 'Saltgrove Atlantic'],
  },
  {
    key: 'small-boats',
    title: 'By small boat',
    summary: 'Twelve berths, or two, or a paddle. Journeys whose captain decides in the morning.',
    place: 'Nile River',
    places: ['Greece', 'Svalbard', 'Kerala', 'Okavango Delta', 'Ha Long Bay', 'Norway'],
    kind: 'THEME',
    category: 'ways-to-travel',
    tripTypes: ['CRUISE', 'NATURE'],
    searchTerms: ['sailing', 'caique', 'dahabiya', 'expedition ship'],
    days: 109,
    body: `Our limit is forty people, and that is for the Arctic. Everywhere else it is a dozen. Above this number there begins a timetable, then a buffet, then a man with a microphone, and one might as well have stayed on land.
Below it other things begin. The captain has breakfast with you. He looks at the sky with his mouth full and says that we shall go to the other island today. There is a place on the roof of the cabin that becomes yours. You know by the third evening what the cook did before.
## From the smallest
**A dugout,** one passenger or two, standing poler, the Okavango. **A rice barge with two bedrooms,** Kerala, four knots. **A caique,** eight people, the Small Cyclades, with octopus drying on the boom. **A wooden junk,** six cabins, in Lan Ha where the big ones are not let in. **A dahabiya,** eight cabins, under two sails on the Nile. **A ship with twelve berths** and a doctor round Svalbard, as far as the ice permits.
On all of them weather comes first, and the plan has a second plan under it.
@list article:a-felucca-has-no-engine, article:the-flood-that-arrives-in-the-dry-season, article:thirty-four-harbours`,
    itineraries: [
      'small-cyclades-by-caique',
      'the-nile-by-dahabiya',
      'kerala-by-slow-boat',
      'svalbard-by-small-ship',
      'delta-by-mokoro',
      'hanoi-ha-giang-lan-ha',
    ],
    companies: ['Kyklos & Olive', 'Felucca Row', 'Northmere Polar', 'Lotus Ferry'],
    faq: [
      [
        'I am seasick.',
        'Then the Nile, the Okavango or Kerala, which are flat; Lan Ha, which is flat on most days; and not the Cyclades in August.',
      ],
    ],
  },
  {
    key: 'on-foot',
    title: 'On foot, with the bags sent on',
    summary: 'Twelve kilometres a day, a path with a purpose, and a bath at the end.',
    place: 'Ring of Kerry',
    places: ['Ireland', 'Morocco', 'Japan', 'Greece', 'New Zealand', 'Peru'],
    pictureOf: 'Zagori',
    kind: 'THEME',
    category: 'ways-to-travel',
    tripTypes: ['ADVENTURE', 'NATURE', 'HERITAGE'],
    searchTerms: ['walking', 'hiking', 'inn to inn'],
    days: 80,
    body: `There were paths before there were views. Each of the ones we walk was made by somebody who had to go somewhere: drovers, monks, brides, smugglers, a postman who did thirty kilometres on six days of the week and lived to be ninety-four. One notices. Such a path knows where the spring is.
## The terms
Twelve to sixteen kilometres, five or six hours with a lunch in it, nothing on your back but a jersey. In the evening a house which one could not have driven to quite so well. No more than five days in a row. A guide where there is weather, altitude or nobody to ask; elsewhere notes that say *left at the second gate, mind the goose*.
## Where, in order of effort
1. The Mani, from tower to tower, in April.
2. Kerry, over the old green road, with the sea always on one side.
3. The post road through the Kiso valley, stone by stone, with chestnut cakes.
4. The High Atlas, three days with a mule, until you smell salt.
5. One day of the Inca Trail, which has more steps than all the rest together.
Anyone who walks for two hours on a Sunday can do the first three.
@list article:down-into-vikos, guide:ireland, guide:morocco`,
    itineraries: ['kerry-on-foot', 'atlas-on-foot-to-essaouira', 'the-old-road-to-kyoto', 'mani-and-monemvasia'],
    companies: ['Harrowglen House', 'Duneward', 'Yukiharu Path', 'Kyklos & Olive'],
  },
  {
    key: 'at-table',
    title: 'Planned around lunch',
    summary: 'Five countries in which the meal is the monument. What to eat where, and in which week.',
    place: 'Puglia',
    places: ['Italy', 'Portugal', 'South Africa', 'Vietnam', 'New Zealand', 'Japan', 'Peru'],
    kind: 'THEME',
    category: 'ways-to-travel',
    tripTypes: ['FOOD_WINE', 'FRIENDS'],
    searchTerms: ['food', 'wine', 'harvest', 'markets'],
    days: 52,
    body: `A cathedral can be seen on any day from nine to five. A white truffle cannot, nor a sardine that was landed at eleven. So one should build the day around what cannot be moved, and look at the cathedral when digesting.
| Week | Place | On the plate
| Second of February | Madurai | A banana leaf with nineteen things on it
| Third of April | Alentejo | Lamb, coriander, bread soup
| First of June | Sifnos | Capers, chickpeas, new cheese
| Third of September | Pinhão | Cod under the vine, purple feet
| Second of October | Puglia | Broad beans, wild chicory, raw prawns
| First of November | Alba | An egg, with something over it
| Any | Lima, noon | You know by now
Nobody on these journeys wears a tie. A famous table may come into it, on one evening; more often it is someone’s mother, a stall with four stools, a press at work, a cook who explains over a crate. We do not do classes in an apron unless you ask. You will learn more by shelling peas.
@list article:a-table-in-the-langhe, article:four-soups, article:lunch-in-lima`,
    itineraries: [
      'puglia-and-matera-in-october',
      'douro-by-train-and-boat',
      'cape-and-winelands',
      'top-of-the-south',
      'the-middle-coast-of-vietnam',
      'two-shores-of-the-ionian',
    ],
    companies: ['Lume & Tessaro', 'Saltgrove Atlantic', 'Stellwyn Cape', 'Lotus Ferry'],
  },
  {
    key: 'wild-animals',
    title: 'Where the animals are',
    summary: 'Lions, tigers, quetzals, bears: by month, by odds, by how long one waits.',
    place: 'Serengeti',
    places: ['Tanzania', 'Kenya', 'Botswana', 'Kanha', 'Costa Rica', 'Svalbard'],
    kind: 'THEME',
    category: 'ways-to-travel',
    tripTypes: ['SAFARI', 'NATURE', 'PHOTOGRAPHY'],
    searchTerms: ['wildlife', 'big cats', 'birds', 'guides'],
    days: 101,
    body: `Anyone can promise you a lion. There are places where one would have to be asleep to miss it. For a good part of what follows, though, only patience helps, and a person beside you who knows what the silence means.
We give odds. They are those of our own travellers, asked on their return.
- **Lion,** the Mara conservancies, four nights: 99 in a hundred.
- **Leopard,** Sabi Sand, three nights: 95.
- **Wild dogs at the den,** Linyanti, July: 80.
- **Tiger,** Kanha or Bandhavgarh, six drives in April: 85.
- **Black rhino,** the crater before eight: 75, small.
- **Quetzal,** San Gerardo de Dota, February to April, two mornings: 97.
- **Polar bear,** ten days round Svalbard in July: 90, mostly far away, which is how it should be.
- **Kiwi,** Stewart Island, one clear night: 80.
- **Crossing of the Mara River,** August, four nights: 75.
## The guide
He, or more and more often she, makes the difference between having seen and having understood. We book by name. It is the only thing that we would ask you not to save on.
@list article:the-tiger-in-the-tenth-hour, article:where-the-herds-are-month-by-month, guide:the-dry-season-in-africa`,
    itineraries: [
      'mara-and-laikipia',
      'two-sides-of-the-plain',
      'ruaha-nyerere-and-mafia',
      'tigers-and-the-ganges',
      'osa-without-a-road',
      'salt-and-silence',
    ],
    companies: ['Acacia Quill', 'Redgrass & Rain', 'Stellwyn Cape', 'Toucan Ledger'],
  },
  {
    key: 'hot-water',
    title: 'Hot water',
    summary: 'Springs, tubs, steam and oil: journeys for those who would like to come back rested.',
    place: 'Westfjords',
    places: ['Iceland', 'Japan', 'Kerala', 'Alentejo', 'Siwa Oasis', 'Costa Rica'],
    kind: 'THEME',
    category: 'ways-to-travel',
    tripTypes: ['WELLNESS'],
    searchTerms: ['hot springs', 'onsen', 'ayurveda', 'rest'],
    days: 43,
    body: `It comes out of the ground at 38 to 97 degrees, smells of eggs, iron or nothing, and is said to be good for the joints, for sorrow, for the complexion of young women. We have tried it for all three. What it certainly does is to make a person sit still for forty minutes without looking at anything.
## Five kinds
**A tank on a beach** in the Westfjords, with breakers. **A cypress tub** under one’s own eaves, in snow, in Hokkaido, with an orange floating in it on the shortest day. **A palm-fringed spring** in Siwa, round, of stone, in which Cleopatra did not bathe; nobody else is there at six. **A river** in Costa Rica, below a volcano, in the rain. **Oil** rather than water, in Kerala: two people with four hands, a wooden table, twenty-one days if you mean it and seven if you do not.
Around each of them we build a week that has little else in it. A walk, a book, an early dinner. Telephones do not survive the steam.
> I slept for eleven hours, went into the water, and slept. I had forgotten that this was allowed. | A notary from Ghent
@list article:the-town-is-in-the-pool, article:what-happens-in-a-ryokan`,
    itineraries: ['iceland-off-the-ring', 'hokkaido-on-drift-ice', 'kerala-by-slow-boat', 'alexandria-and-siwa', 'alentejo-in-low-gear'],
    companies: ['Basaltborn', 'Yukiharu Path', 'Marigold Ghat'],
  },
  {
    key: 'honeymoons',
    title: 'Honeymoons with something to do',
    summary: 'First a river, a horse or a night train; then the sand. Twelve nights, in that order.',
    place: 'Lamu',
    places: ['Kenya', 'Tanzania', 'Botswana', 'Costa Rica', 'New Zealand'],
    kind: 'THEME',
    category: 'with-whom',
    tripTypes: ['HONEYMOON'],
    searchTerms: ['honeymoon', 'beach and safari', 'couples'],
    days: 118,
    body: `You have sat people next to one another for eight months. You have heard four speeches. On the Monday after, everybody will expect you to lie on a beach, and you will lie there and count guests in your sleep.
So we put the beach last. To begin with there is something that takes all of your attention: tracks in sand, a paddle, a mountain before dawn. By the sixth day the two of you have a joke that nobody else knows; by the eighth you would really like to do nothing. Then it is time for the dhow.
## Combinations that have held
- Samburu for elephants, then the roofs of Lamu. No car for five days.
- The north of the Serengeti, and Zanzibar the same afternoon.
- The Cape for food, the Delta for quiet. It is the dearest of them, and comes up most often in the letters of thanks.
- The Osa on foot; a bungalow without walls.
- Fiordland, in the rain, on purpose.
Tell them that it is your honeymoon. There will be petals, I am afraid; but there will also be the tent at the end of the row.
@list guide:kenya, guide:tanzania, guide:botswana`,
    itineraries: [
      'samburu-to-lamu',
      'northern-serengeti-and-zanzibar',
      'cape-to-the-delta',
      'delta-by-mokoro',
      'osa-without-a-road',
      'south-to-the-silence',
    ],
    companies: ['Acacia Quill', 'Redgrass & Rain', 'Stellwyn Cape', 'Toucan Ledger'],
    faq: [
      [
        'May our friends and families pay for parts of it?',
        'Yes. The company makes a list with a boat here and a dinner there, and keeps to itself who gave what until you are back.',
      ],
    ],
  },
  {
    key: 'with-children',
    title: 'With children',
    summary: 'From four to fifteen: what they will remember, how far apart the beds may be, and when supper is.',
    place: 'Costa Rica',
    places: ['Kenya', 'South Africa', 'Portugal', 'Vietnam', 'Azores'],
    kind: 'THEME',
    category: 'with-whom',
    tripTypes: ['FAMILY'],
    searchTerms: ['family', 'kids', 'school holidays'],
    days: 73,
    body: `We asked thirty-one children, six months after they had come home, what they remembered. Not one named a sight. They said: the man who could call an owl. Brushing teeth in the dark with a torch. A frog on the window from inside. That the waiter let me carry the plates. Falling in.
From this we draw conclusions.
## What we look for
**People,** first: a guide with children of his own, who is asked a question while he is driving and answers it. **Water** within a run of the bed. **One base** for four nights, since a child has to know where the lavatory is. **Supper at six,** without discussion, and somebody to stay with them after it.
## What age for where
At four: the Alentejo, with storks, and a beach; or Costa Rica with a pool that has a sloth above it. At six: Amboseli or Madikwe, in a family tent with a zip. At nine: the Azores, whales. At twelve: the Mekong on bicycles, Iceland in a truck. At fifteen: let them choose, from a list of two.
Long flights go well by night and badly by day. School holidays cost a third more; a headmaster who is written to in good time is often human.
@list article:three-generations-one-car, guide:costa-rica, guide:south-africa`,
    itineraries: [
      'two-seas-with-children',
      'under-kilimanjaro-with-children',
      'madikwe-and-the-garden-route',
      'three-islands-of-the-azores',
      'mekong-and-con-dao',
    ],
    companies: ['Toucan Ledger', 'Redgrass & Rain', 'Stellwyn Cape', 'Saltgrove Atlantic'],
  },
  {
    key: 'all-of-you-together',
    title: 'All of you together',
    summary: 'Eightieth birthdays, old friends, eleven people in one house. How to bring them to one table and away from it again.',
    place: 'Tuscany',
    places: ['Italy', 'Ireland', 'South Africa', 'Tanzania', 'New Zealand', 'Rajasthan'],
    kind: 'THEME',
    category: 'with-whom',
    tripTypes: ['CELEBRATION', 'FRIENDS', 'FAMILY'],
    searchTerms: ['group', 'private house', 'anniversary', 'multi-generation'],
    days: 30,
    body: `Someone has to begin, and it is the one who answers e-mails. If you are reading this it is you. Our sympathy; here is what makes it easier.
1. **A date before a place.** Eleven people will agree on the second week of May or on Greece. They do not agree on both.
2. **One purse.** Say who pays for the house, and that each pays for his own dinners out. In the first message.
3. **A planner to whom all of them may write.** She collects the allergies, the knees, the flights from five airports, and tells you only what you need to hear.
4. **One thing for everybody in the day;** at noon it is over.
## The houses
A farm with nine bedrooms south of Siena and a long table under a mulberry. A country house on the Blackwater with a boat. A *kraal* in the winelands for sixteen. A camp of six tents on the Serengeti, taken whole, with its own cook, three cars and the hours you wish. A small palace in Rajasthan, for the week, with the owner’s elephant stories thrown in.
For groups above eight, ask ten months before.
@list article:three-generations-one-car, article:what-a-good-journey-costs`,
    itineraries: [
      'one-family-one-parish',
      'two-sides-of-the-plain',
      'rajasthan-by-small-roads',
      'puglia-and-matera-in-october',
      'both-islands-end-to-end',
    ],
    companies: ['Lume & Tessaro', 'Harrowglen House', 'Redgrass & Rain', 'Marigold Ghat'],
  },
  {
    key: 'on-your-own',
    title: 'On your own',
    summary:
      'One ticket, one key, a good table by the wall. Countries that are kind to a person by herself, and who does not charge for the other half of the bed.',
    place: 'Kyoto',
    places: ['Japan', 'Ireland', 'Greece', 'Norway', 'Italy'],
    pictureOf: 'Mount Fuji',
    kind: 'THEME',
    category: 'with-whom',
    tripTypes: ['SOLO', 'CULTURE', 'RAIL'],
    searchTerms: ['solo travel', 'single supplement', 'alone'],
    days: 18,
    body: `One in seven of the people we plan for goes alone. They are of every age, two in three are women; and they come back with more names in their notebooks than couples do.
What they ask about is not danger. They ask about dinner.
## Dinner
In **Japan** the counter was invented for one. In **Ireland** they put you at the long table next to a judge. In **Italy** a half-carafe and the corner seat, and by the second evening the owner’s dog. On the **Norwegian** steamer the same eight at the same table, with a view; after three days you know all about Horst. On a small **Greek** island people wave you over.
In Paris, incidentally, they give you the table by the lavatory. We do not plan Paris.
## The other half of the bed
Many houses charge for it. There are some that do not, or only a fifth, in the weeks between; we keep a list, country by country, and it decides more than one journey. On boats a cabin for one is rare, so ask early.
## Help
A driver for the first evening. A guide for one whole day at the beginning. A number that is answered by someone who knows your name. After that nothing, unless you call.
@list article:kyoto-before-seven, article:five-in-the-morning-in-varanasi, article:the-last-song-in-doolin`,
    itineraries: ['setouchi-in-three-ferries', 'the-old-road-to-kyoto', 'fjords-by-public-ferry', 'burren-aran-connemara', 'italy-by-rail'],
    companies: ['Yukiharu Path', 'Northmere Polar', 'Harrowglen House', 'Vale Orrin Rail'],
  },
];
