import type { GuideData } from '#demo/buildGuideItem.ts';

/** Guides to Kenya, Tanzania, South Africa and Botswana. */
export const africaGuides: readonly GuideData[] = [
  {
    key: 'kenya',
    title: 'Kenya',
    summary: 'Two coasts of grass and one of coral. How to choose between the parks, and when to be in which.',
    place: 'Kenya',
    places: ['Maasai Mara', 'Laikipia', 'Amboseli', 'Lamu', 'Samburu'],
    picture: 'savanna, sunrise',
    tripTypes: ['SAFARI', 'FAMILY'],
    searchTerms: ['great migration', 'safari'],
    author: 'care',
    days: 300,
    body: `Kenya invented the safari and has spent the years since arguing about how to do it well. The conservancies around the Mara are the best answer so far: fewer beds, no fences, guides who grew up there. The land belongs to Maasai families, who are paid rent by the month for leaving it to lions.
The country lies across the Equator and rises from the sea to 5,199 metres. That is why it has, within an hour’s flight of one another, a plain, a desert with rivers, a moor with giant lobelias and an island without cars.
## Choose by season
From **July to October** the herds may be in the Mara and everybody knows it. It is dry, cool in the morning, and the most expensive time of the year. **January and February** are as dry and clear, with Kilimanjaro visible from Amboseli before breakfast, and have half the visitors. **June** is green and cheap: [the argument for it](article:the-mara-after-the-rains) is a long one. The long rains of **April and May** close some camps and roads; the short rains of **November** fall at night, mostly, and are no reason to stay away.
@info In one sentence | Come in February for light, in June for silence, in August for the river.
## Four places that differ
**The Mara conservancies.** Rolling grass at 1,600 metres, cats in all weathers. Mara North, Naboisho, Olare Motorogi: cars may leave the track, five at the most at a sighting, and people may walk and drive at night. The reserve itself is a day’s drive from there, if the river is the reason.
**Laikipia.** Hills and dry forest north of Mount Kenya, on ranches that gave up cattle for rhino. Wild dogs, Grevy’s zebra, riding, sleeping under the sky. It has an altitude, so no malaria to speak of in the higher parts.
**Samburu.** Palms along a brown river in a hot red country. Animals that occur nowhere further south, a gerenuk on its hind legs among them.
**Amboseli and the Chyulu Hills.** Elephants with tusks of the old size, a swamp, a mountain in another country.
Two of the four are enough for eight nights. [Between the Mara and Laikipia](itinerary:mara-and-laikipia) is the pair which we plan most.
@map Maasai Mara, Laikipia, Samburu, Amboseli, Lamu, Nairobi | From Nairobi none of these is more than an hour and three quarters by air.
## How one moves
By small aircraft from Wilson Airport, forty minutes instead of a day; [what that is like](article:forty-minutes-in-a-cessna). The luggage is fifteen kilos in soft bags. The road is for those who want to see how people live between the parks, and it is a good reason: Nairobi to Naivasha, two hours, along the edge of the Rift. There is a fast train to Mombasa, five hours, through Tsavo, with elephants in the window.
## Where to sleep
In tents, which are houses with walls of canvas. A small camp has six to twelve. Look at four things: is it in a conservancy or outside the gate; who guides, and for how many years; how many share a car; and does the water come from a source that the village also has. The bathtub is of less account.
In Nairobi sleep in Karen or Langata, under trees, and not in the centre. After the bush go to the coast for three nights, or do not: Lamu is worth a journey of its own, and Diani is a beach.
## Eight nights, as we would spend them
1. **Nairobi,** one: land in the morning, sleep in a garden in Karen, see nothing.
2. **A Mara conservancy,** four: the second afternoon on foot, one whole day with a picnic down to the river, one morning in bed.
3. **Laikipia,** three: rhino before breakfast, camels to carry lunch, the last night under a net in the open.
4. **Nairobi again** for a shower between the noon aircraft and the night flight.
With eleven nights add three on Lamu; with fourteen, Samburu between the two. We would not add both.
## What to leave out
The third park. Lake Nakuru, unless the road takes you past. The balloon, perhaps: an hour, five hundred dollars, and it goes where everyone’s balloon goes. A village visit that takes place daily at four.
## What it costs
From about 700 to 1,800 dollars a person and night, with everything but the flights from home. Fees for reserve or conservancy are in that and come to between 100 and 200 dollars a day. Half of the difference between cheap and dear is the month. A private car with its own guide adds some 350 a day, for all of you together.
## With children
From six, in family tents; several camps have a warrior who teaches bows and tracks. Under the age of twelve they may not walk with a guide. Malaria tablets come in their doses too; or stay on the high ground of Laikipia.
@reviews Kenya
@list article:a-letter-before-a-first-safari, article:where-the-herds-are-month-by-month, guide:tanzania`,
    rated: 'BBGFFGBBBGFG',
    monthNotes: { 2: 'Clear, dry, half the visitors', 4: 'Long rains', 6: 'Green and quiet', 8: 'River crossings, full camps' },
    nights: [7, 12],
    highlights: [
      ['A conservancy at first light', 'Walk with a guide where the park would not let you out of the car.'],
      ['Amboseli in January', 'Elephants under a mountain that hides by nine in the morning.'],
      ['Lamu, afterwards', 'No cars, carved doors, and a dhow at five.'],
      ['Samburu on foot', 'Along the Ewaso Ng’iro with a man who reads it as you read a street.'],
    ],
    practical: {
      currency: 'Kenyan shilling; dollars are taken at camps',
      languages: ['Swahili', 'English'],
      visaNote: 'An electronic travel authorisation, applied for at least three days ahead.',
      plugs: ['G'],
      timeZone: 'Africa/Nairobi',
      tipping: 'Ten to fifteen dollars a day for a guide, half of that into the box of the camp.',
      health: 'Malaria tablets below about 1,800 metres. Yellow fever certificate when you come from a country that has it.',
      safety: 'In camps as they tell you; in Nairobi by car after dark. We do not plan the border with Somalia.',
      gettingThere:
        'Nairobi has night flights from Europe and a direct one from New York. Most arrive in the morning, in time for the noon aircraft to the bush.',
      gettingAround: 'Small aircraft between parks, open vehicles within them.',
    },
    faq: [
      ['Is it safe with children?', 'Yes, from about six. Camps have family tents and guides who like questions.'],
      [
        'Do we see the migration?',
        'From late July to early October most probably, if you have four nights near the river. Resident animals are there all year.',
      ],
      [
        'Kenya or Tanzania?',
        'Kenya for variety in a short time, walking and small conservancies; Tanzania for distance and the southern plains in February. Both together want twelve nights.',
      ],
    ],
  },
  {
    key: 'tanzania',
    title: 'Tanzania',
    summary: 'A circle of grass, a hole in a mountain, two wild parks in the south, and islands that smell of cloves.',
    place: 'Tanzania',
    places: ['Serengeti', 'Ngorongoro Crater', 'Zanzibar', 'Ruaha', 'Mahale Mountains', 'Tarangire'],
    picture: 'plains, herds',
    tripTypes: ['SAFARI', 'BEACH', 'HONEYMOON'],
    searchTerms: ['serengeti', 'zanzibar', 'calving'],
    author: 'care',
    days: 265,
    body: `Everything here is far from everything else, and this is the point of it. The Serengeti alone is fifteen thousand square kilometres, about the size of Northern Ireland, with no fence on any side. One drives for an hour towards a hill and it is still a hill.
There are three Tanzanias. People know the northern one. The second is in the south, empty, on rivers. The third lies in the ocean.
## The north: follow the calendar, not the brochure
Arusha, Tarangire, Ngorongoro, Serengeti: it is called the northern circuit, and at the wrong time in the wrong order it is a traffic jam with lions. So: **December to March** in the south of the Serengeti, at Ndutu, where the calves are born. **April and May** in the centre, with rain and with nobody. **June** in the west. **July to October** at Kogatende, on the Mara River. [The month-by-month page](article:where-the-herds-are-month-by-month) is kept up to date.
Tarangire belongs to the dry months, July to October: baobabs, and elephants in hundreds at one river. The crater is good in all of them, on condition that you are [the first at the gate](article:the-crater-at-seven-and-at-noon).
## The south: fewer people than rhinos once were
**Ruaha** has a tenth of all the lions in Africa, and about a dozen camps. **Nyerere,** the old Selous, can be seen from a boat among hippos, with palms in the sunset, and you may walk in both. They are open from June to March; roads go under water in April. An hour and a half by small aircraft from Dar es Salaam. After the north it is like taking off tight shoes.
**Mahale** is further yet: a strip of sand at the edge of Lake Tanganyika, four hours in a Caravan with one stop for fuel, and behind it mountains with some sixty chimpanzees who are used to people. August to October they come low. One hour a day with them, with masks on, eight visitors. It may take six hours of steep forest to earn that one.
## The islands
Zanzibar is two things. Stone Town deserves two nights, of which the second is the better: coral houses, a sea wall, tin trunks, the call to prayer from forty roofs. Then the coast: east for the lagoon, which leaves at low tide for a kilometre and a half, with women in it tending seaweed; north for swimming at every hour, and company.
**Mafia** has whale sharks from October to February, **Pemba** a wall of coral, and both have very few beds.
@map Serengeti, Ngorongoro Crater, Tarangire, Ruaha, Mahale Mountains, Zanzibar, Mafia Island
## How one travels
Arusha to the crater is three and a half hours on tar; after that there is none. Driving on to the Serengeti is beautiful once. Fly back. The bush aircraft go on from the Serengeti to Zanzibar in a morning, sand to sand, and take fifteen kilos.
One guide with his own car for the whole of the north is the classical way and, for a family, the best. For the remote parks use those of the camp.
## Beds
| Kind | What it is | Best for
| Camps that move | Ten tents, taken down twice a year, bucket showers | Being where the herds are
| Lodges on the crater rim | Stone, fires, a view straight down | One night, or two
| Permanent camps | Decks, plunge pools, twelve tents | The dry season in the south
| Houses in Stone Town | Roofs, brass beds, no lift | The second night
## One journey, hour by hour, on the day that it moves
Half past six, last drive, on the way to the strip. Nine, the Cessna, with eleven others and a crate of tomatoes. Ten twenty, a stop on a plateau, two get off. Noon, Arusha: a sandwich, a bigger aircraft. Two o’clock, Zanzibar, thirty-one degrees, smell of cloves and drains. Three, a car among bicycles. At four your shoes are off and a man asks how the lions were. Dust from the Serengeti is in the bath that evening, red, and it is the only day of the fortnight on which one understands how large the country is.
Do not do this on the day of the flight home. A night in Stone Town between is what the plan has to spare.
## Leave out
Lake Manyara, if the time is short. A lodge with a hundred rooms, whatever it has for a pool. Kilimanjaro as an addition: it is seven days, and an undertaking. Safari in the morning, beach in the afternoon: it can be done, and both suffer.
## The price of distance
750 to 2,000 dollars a night for one person. Fees alone are some 80 in a park and 300 for each descent into the crater, by car. The south is dear by its flights and cheaper in its beds. Ndutu in February costs two thirds of Kogatende in August.`,
    rated: 'GBGAAGBBBGFG',
    monthNotes: {
      2: 'Calving on the southern plains',
      4: 'Long rains',
      8: 'The Mara River; dry in the south',
      10: 'Still dry; last crossings',
    },
    nights: [8, 14],
    highlights: [
      ['Ndutu in February', 'Eight thousand calves on a good day, and a volcano at the end of the plain.'],
      ['Ruaha on foot', 'An armed ranger, a guide, a dry river, and tracks of everything.'],
      ['Stone Town, the second evening', 'When you have found the way back to where the coffee is.'],
      ['An hour with chimpanzees', 'At Mahale, for whoever does not mind the other twenty-three.'],
    ],
    practical: {
      currency: 'Tanzanian shilling; dollars printed after 2009',
      languages: ['Swahili', 'English'],
      visaNote: 'Online before you go, or on arrival; citizens of the United States pay a hundred dollars for a year.',
      plugs: ['D', 'G'],
      timeZone: 'Africa/Dar_es_Salaam',
      tipping: 'Fifteen dollars a day for a guide of your own; ten into the box.',
      health: 'Malaria everywhere below 1,800 metres. Zanzibar asks for its own travel insurance, bought online.',
      gettingThere:
        'Kilimanjaro airport for the north, Dar es Salaam for the south, Zanzibar direct from some towns in Europe and the Gulf.',
      gettingAround: 'Car as far as the crater, Cessna after it, and the ferry of two hours between Dar and Zanzibar.',
    },
    faq: [
      [
        'How many nights for north and islands together?',
        'Ten at the least: six in the bush in two places, one in Stone Town, three by the sea.',
      ],
      ['Is the crater too full?', 'At ten in the morning in August, yes. At half past six, on the northern descent, hardly.'],
      ['Can we walk?', 'In the southern parks and in concessions by the Serengeti; not in the middle of the national park.'],
    ],
  },
  {
    key: 'south-africa',
    title: 'South Africa',
    summary:
      'A city under a mountain, a road along two oceans, and bush without malaria. The easiest long journey we know, and how not to overfill it.',
    place: 'South Africa',
    places: ['Cape Town', 'Cape Winelands', 'Kruger National Park', 'Sabi Sand', 'Garden Route', 'Madikwe', 'Hermanus', 'Karoo'],
    picture: 'mountain, coast',
    tripTypes: ['SAFARI', 'FOOD_WINE', 'FAMILY', 'CITY'],
    searchTerms: ['cape town', 'garden route', 'winelands', 'kruger'],
    author: 'care',
    days: 250,
    body: `In two weeks you can stand on a beach with penguins, eat as well as in Lyon for a third of the money, and look at a leopard from three metres, without crossing a time zone that matters if you come from Europe. It is so easy that most first plans have seven stops in them. We take out three.
## Two seasons that pull apart
The difficulty, an agreeable one, is that the Cape and the bush have their best months at opposite ends. In Cape Town it is summer and dry from **November to March,** with a south-easter that blows the cloud over Table Mountain like a cloth. In the Kruger that is when it rains, and the grass is as tall as the lion. There the winter is best, **May to September:** dry, cold at six, animals at the last water.
So one chooses, or takes the hinge. **April, May** and **September, October** are good in both: harvest colour, or flowers in Namaqualand and [whales from the path at Hermanus](article:whales-from-the-cliff-path).
## Cape Town, four nights
Sleep on the slopes, in Tamboerskloof or Oranjezicht, or by the sea at Camps Bay if someone in the party needs sand. Go up the mountain on the *first* clear morning, on foot by Platteklip in two hours or in the cabin; there may be no second. Then Cape Point by way of Chapman’s Peak, a day, with penguins at Boulders. Bo-Kaap for samosas. Robben Island needs booking, three and a half hours and a calm sea, and the guides were prisoners.
## The winelands, two or three
Stellenbosch is a university, Franschhoek a village street with a great many tables, Hemel-en-Aarde is Pinot in sight of the sea, and the Swartland dry-farmed bush vines and people in socks. Half an hour to an hour and a half from the city. One estate before lunch, lunch, none after it.
@tip The table | In January and February, for a famous one, three months before. In June, on the day.
## The road
The Garden Route is two hundred kilometres from Mossel Bay to Storms River: lagoons, forest, Knysna oysters, a beach at Nature’s Valley with no house on it. Three nights in one place, not one in each. There is [a longer way to it through the Karoo](article:the-karoo-the-long-way), with three days, a pass, and nobody.
## The bush, four nights
**Sabi Sand,** along the open fence of the Kruger, has the leopards: six to ten tents or suites, an open vehicle, a tracker on a seat over the bonnet. **Timbavati,** north of it, is quieter. In the **national park** itself you may drive your own car on tar from camp to camp, for a tenth of it, which is a fine thing with time and binoculars.
**Madikwe** and the **Eastern Cape** have no malaria. With small children go there: Madikwe has wild dogs, Addo elephants by the road’s end.
@map Cape Town, Cape Winelands, Hermanus, Karoo, Garden Route, Sabi Sand, Madikwe, KwaZulu-Natal
## How one travels
By car on the Cape side, on the left, on good roads; not at night outside of the towns. By air to the bush: two hours and a half from Cape Town straight to an airstrip at the park’s edge. A train goes from Pretoria to Cape Town in two nights with a bath in it.
## Costs
Between 550 and 1,500 dollars a night for each person: 250 of it are enough in Cape Town for a very good room, the bush is 700 to 1,800. That is why it should be four nights there and not six.
## Eleven nights, in order
**1–4, Cape Town.** Mountain on the first clear day, the Cape on the second, nothing before eleven on the third. **5–6, Franschhoek or Stellenbosch.** Someone else drives. **7, Hermanus or De Hoop,** from July to November for whales, else the Overberg’s wheat. **8–11, the bush,** by air from George or Cape Town: six drives, two long afternoons, one sleep-out if they have a platform.
A fourth night in the bush changes it: on the first three one looks for animals, on the last one looks at them. If that has to be paid for, take it from the wine.
*For a second visit:* the Kgalagadi in a convoy of two cars, red dunes and black manes; or the Wild Coast on foot; or Namaqualand in the last week of August, when for three weeks it flowers as far as one can see and closes at four.
## What can be left out
Sun City. Johannesburg, but for the Apartheid Museum, which needs three hours, and is why one should perhaps not leave it out. Ostrich rides. Lion cubs to stroke, anywhere, ever. The fifth wine estate.
## On safety
It is asked in each first letter. Drive with doors locked, do not walk in city streets after dark, take a car that is called, leave nothing to be seen on a seat. That is what people who live there do, and they have dinner out on every night.`,
    rated: 'GBBBGGGGBBGG',
    monthNotes: { 4: 'Warm Cape, drying bush', 9: 'Whales, flowers, dry bush', 12: 'Summer holidays; book early' },
    nights: [10, 16],
    highlights: [
      ['Platteklip at seven', 'The gorge is in the shade until nine.'],
      ['A tracker on the bonnet', 'He sees a leopard by what the impala are not doing.'],
      ['Prince Albert', 'Water down the street by the timetable, and the Swartberg behind.'],
      ['De Hoop in September', 'White dunes, forty whales, a bicycle.'],
    ],
    practical: {
      currency: 'Rand',
      languages: ['English', 'isiZulu', 'isiXhosa', 'Afrikaans'],
      visaNote: 'Ninety days without one for most; children travel with their birth certificates.',
      plugs: ['M', 'N'],
      timeZone: 'Africa/Johannesburg',
      tipping: 'Ten to fifteen per cent at table; for guide and tracker fifteen and ten dollars a day.',
      health: 'Malaria in the Kruger from September to May; none at the Cape, in Madikwe and in the Eastern Cape.',
      gettingThere:
        'Overnight from Europe to Cape Town without jet lag; from the United States direct from Newark, Washington and Atlanta.',
      gettingAround: 'Own car at the Cape, aircraft to the bush.',
    },
    faq: [
      ['Can we drive ourselves?', 'At the Cape and along the Garden Route, yes. Within private reserves you are driven.'],
      [
        'With children of four?',
        'Yes: Madikwe or the Eastern Cape, a lodge with its own children’s guide. Sabi Sand mostly takes them from six.',
      ],
      [
        'Add Victoria Falls or the Delta?',
        'The Delta: four nights from Johannesburg by way of Maun. The Falls as one night on the way there.',
      ],
    ],
  },
  {
    key: 'botswana',
    title: 'Botswana',
    summary:
      'Water in a desert, few beds, small aircraft. Why it costs what it does, and how to put together two camps that are not the same.',
    place: 'Botswana',
    places: ['Okavango Delta', 'Moremi', 'Chobe', 'Linyanti', 'Makgadikgadi Pans', 'Central Kalahari', 'Savuti'],
    picture: 'delta, water, evening',
    tripTypes: ['SAFARI', 'HONEYMOON', 'NATURE'],
    searchTerms: ['okavango delta', 'kalahari', 'walking safari', 'okavango'],
    author: 'care',
    days: 236,
    body: `A country the size of France has two and a half million people in it, a government which decided in the eighties to have few visitors who pay much rather than the reverse, and the largest number of elephants alive, about a hundred and thirty thousand. What one buys here is room. On many mornings you will not see another car.
## Read the water first
The Okavango’s flood comes from Angola and arrives in the dry months, upside down: [how it does this](article:the-flood-that-arrives-in-the-dry-season) is worth ten minutes before you look at a list of camps. In short, **June to August** has high water, boats, cold nights. **September and October** are hot and dry, animals stand shoulder to shoulder. **November to March** is green: thunder, calves, wild dogs that are rearing pups, half of the price. **April and May** are the planner’s own months.
## Which landscape
Say of every camp which of these it is, and never take two of a kind.
- **Deep Delta.** Islands, channels. Mokoro and motor boat, walking; fewer big cats.
- **The Delta’s edge and Moremi.** Water on one side, woods on the other. Drives, lions, dogs. The most animals for a first time.
- **Linyanti, Savuti, Chobe.** Rivers in the north, buffalo and elephant by the thousand from July. Along the Chobe’s front near Kasane also a good many boats.
- **Makgadikgadi.** Salt. Meerkats, [a night under the sky](article:one-night-on-the-salt), zebra in the rains.
- **Central Kalahari.** Grass to the horizon, black-maned lions, best from January to April, when everything else is too wet.
Two of them in seven nights, three in ten.
## What a day is
Woken at half past five, out at six with a fire bucket and porridge by the fire; back at eleven; lunch, heat, a nap with a fan; tea and cake at half past three, out; drinks by some water with a silhouette on the other side; dinner at one table. Off the road the vehicle may follow in private concessions, and go on with a red lamp after dark; in the national parks it may do neither. So take concessions.
@picture delta, islands
## Wings
There is hardly a road. From Maun or Kasane Caravans fly on a loop, twelve seats, twenty to fifty minutes, several stops. Twenty kilos, all told, in a bag without a frame; the hold door is 25 centimetres high. This is why the country is expensive, and why the plane home from Maun should not be the last one of the day.
Those who like mud come by land: a mobile safari, four tents, one guide, nine nights from Maun to Kasane by Moremi and Savuti. It costs half, it is the older way and for ten days you are on the ground. We love it, for people who do.
## Figures
- A bed in a private camp, everything included: from 650 dollars a person and night in January, 1,100 in May, to 2,600 in August.
- Small aircraft: 250 to 350 a leg.
- A mobile safari: from 550.
There are hardly any single supplements in the green season. Three nights are the least in a place; with four, many give a reduction.
## What to know before you say yes
**Cold.** Four to six degrees at dawn from June to August, in an open car at thirty kilometres an hour. A woollen hat and gloves; camps give ponchos and bottles.
**Heat.** From the end of September one lies under a wet cloth from noon until three. Some camps have a pool of the size of a table, and everybody is in it.
**Walls.** Most tents have canvas between you and what is grazing. It is part of it. Light sleepers get used to hippos on the second night and to baboons never.
**Company.** Dinner is at one table unless you say. With eight to sixteen guests it is seldom dull, and you may always have it on your own deck.
**Money.** Everything has been paid: drinks, laundry, parks. Bring an envelope, and nothing else.
## Seven nights
Land at Maun at one, be on the water by four. Three nights on an island: mokoro, a walk, a motor boat into the papyrus at sunset. Thirty-five minutes in the air. Four nights at Linyanti or on Moremi’s edge, with two drives on each day. On the seventh morning the helicopter, and by two you are at Maun again with mud on your boots.
## Leave out
Victoria Falls for more than a night: it is large and it is wet. The fourth camp. Maun. A helicopter on the first day; on the last day, yes, with the doors off, for twenty-five minutes over everything that you have come through, and only then does one see how it hangs together.`,
    rated: 'FFGBBBBBBGFF',
    monthNotes: {
      4: 'The flood arrives; green and mild',
      7: 'High water, five degrees at dawn',
      10: 'Up to forty degrees',
      12: 'Rain, newborn animals',
    },
    nights: [6, 11],
    highlights: [
      ['Poled through lilies', 'Three fingers of wood above the water.'],
      ['Wild dogs at five', 'At Linyanti, in the greeting before they set off.'],
      ['Bedrolls on the salt', 'With a hot-water bottle in a knitted cover.'],
      ['The Kalahari in February', 'Springbok in rain, lions on the road, and your car.'],
    ],
    practical: {
      currency: 'Pula, which is also the word for rain',
      languages: ['English', 'Setswana'],
      visaNote: 'None for most visitors for ninety days.',
      plugs: ['D', 'G', 'M'],
      timeZone: 'Africa/Gaborone',
      tipping: 'Ten dollars a day for guide or poler, ten into the box for all.',
      health: 'Malaria in the north from November to June above all; a flying doctor is part of every booking.',
      gettingThere: 'By Johannesburg or Cape Town to Maun, an hour and a half to two and a half.',
      gettingAround: 'Small aircraft with twenty kilos in soft bags.',
    },
    faq: [
      [
        'Is once in a life enough for two camps?',
        'Seven nights in two camps is what most people do. Longer is quieter rather than fuller.',
      ],
      [
        'Children?',
        'In most camps from six or eight, with a vehicle of your own; some take them from twelve. The mobile safari is the better family journey.',
      ],
      ['Is it all very formal?', 'No. One table, dusty boots, someone’s story about a hyena. Bring nothing to dress up in.'],
    ],
  },
];
