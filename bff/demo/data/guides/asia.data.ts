import type { GuideData } from '#demo/buildGuideItem.ts';

/** Guides to Japan, India and Vietnam. */
export const asiaGuides: readonly GuideData[] = [
  {
    key: 'japan',
    title: 'Japan',
    summary: 'Trains to the minute, rooms by the season, and the difference a week makes in April.',
    place: 'Japan',
    places: ['Tokyo', 'Kyoto', 'Kanazawa', 'Hakone', 'Naoshima', 'Takayama', 'Koyasan', 'Kyushu', 'Hokkaido', 'Shikoku'],
    picture: 'temple, spring, mountain',
    tripTypes: ['CULTURE', 'FOOD_WINE', 'RAIL'],
    searchTerms: ['temples', 'ryokan', 'ferries'],
    author: 'keiko.arai',
    days: 260,
    body: `Plan Japan by altitude and latitude: blossom and maple move over the map at about the pace of a cyclist, the one northward from late March, the other southward from early October. If you miss them in Kyoto they are waiting in Takayama.
The second thing to know is that the trains are right. Not punctual: right. A connection of six minutes in Okayama is a good one. Once one has understood this the country becomes small, and one plans by lunch.
## Two fronts
| | Cherry in full flower, usually | Maples at their best
| Kyushu, Hiroshima | 26 March to 3 April | 20 to 30 November
| Kyoto, Tokyo | 28 March to 6 April | 20 November to 3 December
| Kanazawa | 4 to 10 April | 10 to 20 November
| Takayama, Matsumoto | 12 to 20 April | 25 October to 8 November
| Kakunodate, the north | 22 April to 1 May | 20 October to 5 November
| Hokkaido | 1 to 8 May | 5 to 20 October
Each lasts a week. Beds in Kyoto in that week have been sold for ten months. The week *after* costs half, petals lie on the canals, and azaleas come.
**May** after the holidays (29 April to 6 May: stay where you are) is clear and green. **June** rains, softly; hydrangeas, moss, nobody. **July, August** are 34 degrees and wet through, with fireworks; go up, or north. **September** may have a typhoon. **January and February** are blue in Tokyo, white on the other coast, and the baths are at their best.
## A first time: twelve nights
1. **Tokyo,** three. One quarter a day, on foot. Yanaka in the morning, a department store’s basement at five.
2. **Kanazawa,** two. The garden before seven, gold leaf, snow crab from November.
3. **Takayama** or the Kiso valley, two: wooden streets, sake, a walk from inn to inn on the old post road.
4. **Kyoto,** four. The mornings: [before seven](article:kyoto-before-seven).
5. **Hakone** or an inn nearer by, one. Or, better, **Naoshima** and its neighbours, two: [three ferries](itinerary:setouchi-in-three-ferries).
@map Tokyo, Kanazawa, Takayama, Kyoto, Naoshima, Hiroshima, Kyushu, Hokkaido
## A second time
**Kyushu** by its small trains: pottery, hot sand, a caldera with a town in it, twenty kinds of rice spirit. **Shikoku:** a gorge with bridges of vine, eighty-eight temples, an island that writes haiku on postboxes. **The Kumano Kodō,** four days on foot over the hills to three shrines, bags sent on. **Tōhoku** in late October. **Hokkaido** in February for powder, drift ice and cranes dancing; in July for lavender and nobody’s umbrella.
## Where to sleep
One, or two, nights in a [ryokan](article:what-happens-in-a-ryokan) in every five, not more. On Koyasan with monks: dinner at half past five with no meat, prayers at six, two hundred thousand graves under cedars. In Kyoto in a town house of one’s own, *machiya*, made over, with a tub of cypress wood. In Tokyo high up. Western beds are no sin.
## On the move
Long trains by seat reservation; the rail pass has cost seventy per cent more since October 2023 and rarely pays. Suitcases travel by courier overnight from desk to desk for fifteen dollars: you go with a small bag and a [lunch](article:nine-station-lunches). No car, with three exceptions: Kyushu’s middle, Hokkaido, the Noto coast.
A guide on two or three days, and for the rest a telephone and good notes. We write down for each platform where carriage nine stops.
## Small things that save a day
- Land at Haneda and not at Narita; land in the afternoon; eat noodles, go to bed at nine.
- Have a card for trains in the telephone before you leave home. It also buys tea.
- Sit on the right from Tokyo to Kyoto for Fuji, on the left coming back.
- Lockers in stations take a suitcase for seven dollars. Everything may be left anywhere, in fact.
- Museums shut on Mondays, or on Tuesday when Monday was a holiday.
- A taxi door opens by itself. Keep your knees away.
- Cash for shrines, bath-houses, the best noodles.
- Restaurants are on floors. The good one is on the sixth, over the dentist.
- Ask for the way with a piece of paper. Whoever it is will come with you, and be late.
And one that wastes a day: to change hotels. Three nights are a stay; one night is a transport.
## Money
500 to 1,300 dollars a person, by the night. The weak yen of these years has made the table cheap and left the famous rooms dear. A counter with eight seats: 120 to 350. A bowl of noodles that one thinks of for longer: nine.
## Not to do
Mount Fuji from the bus; it shows itself on two days of five, and from the train, on the right going west at forty minutes out. Geisha with a camera. Arashiyama at noon. Osaka *and* Kobe *and* Nara *and* Himeji from Kyoto, one each day. A robot restaurant.`,
    rated: 'GFGBBFAFGBBG',
    monthNotes: { 4: 'Blossom; book ten months ahead', 6: 'Rain, moss, quiet', 8: 'Hot and wet', 11: 'Maples' },
    nights: [8, 16],
    highlights: [
      ['Naoshima overnight', 'The museums after the day boats have left.'],
      ['Kanazawa in the rain', 'Gardens made to be seen wet.'],
      ['Six in the morning on Koyasan', 'Drums, incense, and cedars of seven hundred years outside.'],
      ['The week after the blossom', 'Petals on the canals and a table anywhere.'],
    ],
    practical: {
      currency: 'Yen; cash for small inns and temples',
      languages: ['Japanese'],
      visaNote: 'None for ninety days for most visitors.',
      plugs: ['A', 'B'],
      timeZone: 'Asia/Tokyo',
      tipping: 'None; it embarrasses.',
      health: 'Some ordinary cold remedies are forbidden. Ask us before you pack.',
      gettingThere: 'Tokyo Haneda, which is twenty minutes from the town; or in at Tokyo and out at Osaka.',
      gettingAround: 'Trains, and luggage by courier.',
    },
    faq: [
      [
        'Is it possible without the language?',
        'Entirely. Stations speak English, people will walk you to the door, and a telephone reads menus.',
      ],
      [
        'And with an allergy or without fish?',
        'Broth of fish is in nearly everything. Temples cook without; good inns will with three weeks’ notice. We carry a card that says it exactly.',
      ],
      ['With children?', 'Very well: trains, owls, pools of hot water, ten kinds of ice. Rooms with four futons suit small ones.'],
    ],
  },
  {
    key: 'india',
    title: 'India',
    summary:
      'Not a country to be seen, but a part of it to be chosen. North, centre, south, mountains: one each time, and mornings above all.',
    place: 'India',
    places: ['Rajasthan', 'Delhi', 'Agra', 'Udaipur', 'Jodhpur', 'Kerala', 'Ladakh', 'Kanha', 'Varanasi', 'Hampi'],
    picture: 'palace, desert, morning',
    tripTypes: ['CULTURE', 'HERITAGE', 'SAFARI', 'WELLNESS'],
    searchTerms: ['rajasthan', 'taj mahal', 'tigers', 'kerala'],
    author: 'keiko.arai',
    days: 230,
    body: `You will want to see Delhi, Agra, Jaipur, a tiger, the lake at Udaipur, the backwaters and the Himalaya, and you have sixteen days. Everyone’s first letter says so. Our answer has been the same for as long as we have had a desk for it: which of these would you be sorry about? Begin there, and leave gaps. The best hour of your journey will be in one of them.
## Four Indias
**The north-west.** Delhi, Agra, Rajasthan. Forts, sandstone, turbans, the desert. October to March. The one for the first time: twelve nights.
**The middle.** Forests of sal and bamboo with tigers in them, and temples in whose stone everyone is enjoying himself. Kanha, Bandhavgarh, Khajuraho, Orchha. February to April. Nine nights, with [nine hours of waiting](article:the-tiger-in-the-tenth-hour).
**The south.** Kerala’s water, Tamil Nadu’s towers, tea at 1,600 metres, Hampi’s boulders with a ruined capital thrown among them. December to March. It is greener, calmer, eats off a leaf and is punctual. Twelve nights.
**Ladakh.** High desert, monasteries, 3,500 metres at the airport: two days in bed. June to September, when the rest of it drowns. Nine nights.
@map Delhi, Agra, Jaipur, Jodhpur, Udaipur, Varanasi, Kanha, Hampi, Kerala, Ladakh
## A north-west with gaps
- **Delhi,** two. Old Delhi by bicycle rickshaw at seven; Humayun’s tomb at four. A family that cooks.
- **Agra,** one, for sunset from across the river and for the gate at a quarter to six. It is as good as they say. Closed on Fridays.
- **A village** between there and Jaipur, two. A fort with twelve rooms, a step-well, sugar cane. A gap.
- **Jaipur,** two: the observatory, block printers at Bagru, the bazaar by elephant of brass only.
- **Jodhpur,** two. Mehrangarh is the fort to see if you see one. Blue lanes at six in the morning.
- **Jawai,** two. Granite, and leopards that live on it beside shepherds and a temple with two hundred steps.
- **Udaipur,** two. Water at last.
## The year, month by month in a breath
October still green and a little sticky. November perfect, and full at Diwali. December and January: fog over Delhi, trains late by half a day, roses in Rajasthan, freezing dawns. February the month to have. March: Holi, colour in the ears. April, May: forty-three degrees, tigers at water. June to September: the monsoon, which is beautiful where you have a veranda and difficult where you have a plan.
## Five o’clock
Our partner in Udaipur starts her days at five, and she is right. [Varanasi](article:five-in-the-morning-in-varanasi) is about that hour only. From five to nine the air is cool, streets are swept, milk comes, people pray and do their exercises and look up to greet you. At eleven it is a market, a horn and a heat. Lie down then. Go out again at four.
## How to get about
A car with a driver, who stays with you for the whole of the way and becomes an uncle: 250 kilometres are five hours. Some trains, for their own sake, in the morning: Delhi to Agra in a hundred minutes; Jodhpur to Jaisalmer. Flights for all that is further.
## Palaces and others
Those on the lake cost what they would at Como. But there are some two hundred old houses, *havelis*, hunting lodges, tea bungalows, with eight or fifteen rooms, where the owner sits down with you at dinner and has opinions. They are the reason for coming to Rajasthan rather than to a museum of it.
## How to be there
Say yes to the second cup of tea, no to the third shop. Take off shoes where others stand. Eat with the right hand; eat what has just come off the fire. Dress so that shoulders and knees are not a subject. Sit in front, next to the driver: in five days you will know about his daughter’s examination. When somebody stares, stare back and smile, it is not meant unkindly, and then everyone wants a photograph, with you. Give to no child in the street; ask your guide for the school. Have small notes.
It will be loud. At some moment, mostly on the third day at about half past two, you will wish that you had gone to Portugal. Lie down under a fan until four. From then on it gets better, and in the end it is the one that you go back to.
## Cost
350 to 1,000 dollars a person for each night, with driver, guides, flights within. From 20 December to 5 January it is double in the palaces.
## Leave out
The Golden Triangle in four days. Elephants to ride at Amber: walk up. A sixth fort. A houseboat on the main canal at Alleppey, with eleven hundred others; take a small one from Kumarakom’s far side, or a house with a landing stage.`,
    rated: 'GBBFAAAAFGBB',
    monthNotes: { 1: 'Fog in the north', 2: 'Clear and warm everywhere', 5: 'Tigers, and forty-three degrees', 8: 'Rain; Ladakh is dry' },
    nights: [9, 16],
    highlights: [
      ['The Taj from across the river', 'At Mehtab Bagh, at sunset, with buffalo in between.'],
      ['Jodhpur at six', 'Blue lanes, brooms, and the fort with the first light on it.'],
      ['Hampi by coracle', 'A round boat between boulders, and an empire on the bank.'],
      ['Thikse at dawn', 'Two monks on a roof with horns as long as a car.'],
    ],
    practical: {
      currency: 'Rupee',
      languages: ['Hindi', 'English', 'and twenty more'],
      visaNote: 'An e-visa, applied for at least four days before.',
      plugs: ['C', 'D', 'M'],
      timeZone: 'Asia/Kolkata',
      tipping: 'Ten dollars a day for the driver, fifteen for a guide, small notes for all hands.',
      health: 'Hepatitis A and typhoid; malaria by region. Hot food, peeled fruit, sealed water, and most stomachs hold.',
      gettingThere: 'In at Delhi and out at Mumbai or Kochi, so as not to go back.',
      gettingAround: 'Driver, some morning trains, inland flights.',
    },
    faq: [
      [
        'Will the poverty be hard to bear?',
        'You will see it. It helps to have a guide who answers questions, and to give through people who are there all year; we name two.',
      ],
      ['Will we be ill?', 'About one in five has one bad day. With cooked food and some luck, none.'],
      [
        'Is it for women alone?',
        'With a driver and houses that we know, yes, and many of ours do. We would not plan night trains or arrivals after ten.',
      ],
    ],
  },
  {
    key: 'vietnam',
    title: 'Vietnam',
    summary: 'Sixteen hundred kilometres, three climates, one railway. What is dry when, and how to get away from the road.',
    place: 'Vietnam',
    places: ['Hanoi', 'Ha Long Bay', 'Hoi An', 'Hue', 'Mekong Delta', 'Sa Pa', 'Con Dao', 'Phong Nha', 'Ninh Binh', 'Ho Chi Minh City'],
    picture: 'terraces, fields, morning',
    tripTypes: ['FOOD_WINE', 'CULTURE', 'NATURE', 'FAMILY'],
    searchTerms: ['ha long bay', 'hoi an', 'rice terraces', 'mekong'],
    author: 'keiko.arai',
    days: 174,
    body: `It is shaped like a pole with a basket of rice at either end, as they will tell you in the first hour. Between the baskets it is in one place fifty kilometres wide. In the north they have four seasons, among them a real, grey, drizzling winter; in the south two; the middle keeps its own and has floods when all others have sun.
So there is no month for the whole. There are good ones for each end.
## What is dry when
| | North: Hanoi, Sa Pa, Ha Long | Middle: Hue, Hoi An, Phong Nha | South: Saigon, Mekong, Con Dao
| January | 15 degrees, mist | Rain easing | Dry, 31
| **February to April** | Mild, drizzle until mid-March | **Dry, warm** | **Dry, hot**
| May, June | Hot, showers; rice planted in terraces | Hot, dry, sea like a bath | Rain at four
| July, August | Hot, storms | Hot, dry | Rain at four
| **September, October** | **Terraces gold; clear** | Typhoons | Rain
| November | Clear, 22 | Floods possible in Hoi An | Dry again
| December | Cool, blue | Rain | Dry
For all of it: mid-February to mid-April, after *Tết*. For the terraces of the north: the second half of September; then turn home from there, or fly to Con Dao.
## Places
**Hanoi,** three nights. Lakes, French villas, thirty-six streets each for its trade; [soup at six](article:four-soups). Walk round Hoàn Kiếm at half past five, when four thousand people do exercises to four thousand loudspeakers.
**The far north.** Sa Pa has been built up. Go further, to Hà Giang for four days on a road that hangs on limestone, or Mù Cang Chải when the rice is either water or gold. Stay with Hmông and Tày families in good stilt houses: quilt, mosquito net, plum spirit.
**Ha Long.** Nineteen hundred islands and five hundred boats. Lan Ha, next to it, has the same rock and a tenth of the boats. Two nights rather than one, with six cabins, so as to be out of range on the second day.
**Ninh Binh,** the same on land, in rice. **Phong Nha:** caves in which one could park a street of New York, with its own weather.
**Hue,** two: tombs in pine woods, a court that still has cooks. **Hoi An,** three or four: tailors, lanterns, bicycles through herb gardens to a beach. In the evening it is full to the gunwales; at six in the morning it is a fishing town.
**The Mekong** not as a day’s trip: two nights at Bến Tre or above Can Tho, on small water.
**Con Dao.** An island that was a prison for a hundred years; now turtles lay on its beaches from May to October, and there is no wind from March to September.
@map Hanoi, Ha Long Bay, Sa Pa, Ninh Binh, Phong Nha, Hue, Hoi An, Ho Chi Minh City, Mekong Delta, Con Dao
## To get about
The aeroplane for long bits: Hanoi to Da Nang, eighty minutes. [The railway for three particular ones](article:the-reunification-express). Cars with a driver: fifty kilometres an hour. To cross a street, walk, steadily, without looking brave, and the motorcycles flow round you. A bicycle in the country. On the pillion of a Vespa through Saigon at night, behind a law student with a helmet for you, eating.
## Twelve nights that hold together
Hanoi two; Lan Ha on a boat two; Ninh Binh one; train; Phong Nha two; Hue one; the pass; Hoi An three; Can Tho one. Then home from Saigon. Those who want sand add Con Dao. Those who have been twice go only to the north.
## Where one sleeps
Small hotels of fifteen rooms in the old quarters. A boat, of wood, or of steel made to look it: ask about the year. A house on stilts. By the sea three or four houses that are known all over the world and are, for what they give, not dear.
## Manners and weather
Give and take with both hands. Do not lose your temper: it is a loss of face for all within hearing, yours last. Shoes off at the door. Chopsticks are never stuck upright in rice. The coat you need in Hanoi in January is a real one; the umbrella for Hoi An in November is a boat. When streets there stand knee-deep in water, which they do on some days in most autumns, the old town moves upstairs and serves coffee from there. We watch the river’s gauge at Câu Lâu and turn plans round a day before, with the beach hotel’s consent.
## The cost
300 to 700 dollars by the night, for a person, with guides, drivers, flights: nowhere else on our list does it go so far. A private junk for four people and two nights costs 1,800. Breakfast is three dollars. It will be what you tell of.
## To leave out
The tunnels of Cu Chi by bus. Train Street for the selfie. A cyclo in the rain in a line of forty. Nha Trang. Four towns in five days.`,
    rated: 'FBBBGFFFGGFG',
    monthNotes: { 3: 'Dry nearly everywhere', 9: 'Gold terraces in the north', 10: 'Typhoons in the middle' },
    nights: [9, 15],
    highlights: [
      ['Hải Vân by train', 'Sea on the left, jungle on the right, your engine in front.'],
      ['Mù Cang Chải in late May', 'Water in two thousand steps, each with its own sky.'],
      ['Cái Răng before six', 'Soup from a boat, held on to with one hand.'],
      ['Lan Ha, the second night', 'No other lamp on the water.'],
    ],
    practical: {
      currency: 'Đồng; count the noughts',
      languages: ['Vietnamese', 'English in towns'],
      visaNote: 'An e-visa for ninety days, or forty-five days without one for many Europeans.',
      plugs: ['A', 'C'],
      timeZone: 'Asia/Ho_Chi_Minh',
      tipping: 'Not a custom; ten dollars a day for a guide is one by now.',
      health: 'Hepatitis A, typhoid. No malaria on the usual ways.',
      gettingThere: 'Hanoi or Saigon by way of the Gulf, Hong Kong, Tokyo; from San Francisco to Saigon direct.',
      gettingAround: 'Short flights, three stretches of train, a driver, a bicycle.',
    },
    faq: [
      ['Is Ha Long spoilt?', 'Its middle is crowded. Lan Ha and Bai Tu Long beside it are the same sea and rock, with few boats.'],
      [
        'Food and children?',
        'They live on noodles, spring rolls and mango and are carried about by waitresses. From four it is a splendid journey.',
      ],
      [
        'Cambodia as well?',
        'Angkor, three nights, at the end, by direct flight from Da Nang or Saigon. With fewer than fourteen nights, no.',
      ],
    ],
  },
];
