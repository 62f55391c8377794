import type { GuideData } from '#demo/buildGuideItem.ts';

/** Guides to Morocco and Egypt. */
export const northAfricaGuides: readonly GuideData[] = [
  {
    key: 'morocco',
    title: 'Morocco',
    summary:
      'Three countries behind one border: the towns, the mountains, the sand. How to go from one to the next without spending the week in a car.',
    place: 'Morocco',
    places: ['Marrakech', 'Fes', 'High Atlas', 'Skoura', 'Erg Chebbi', 'Essaouira', 'Agafay'],
    picture: 'desert, evening',
    tripTypes: ['CULTURE', 'FAMILY', 'HONEYMOON', 'ADVENTURE'],
    searchTerms: ['marrakech', 'desert camp', 'atlas mountains'],
    author: 'editor',
    days: 222,
    body: `From Madrid it is an hour and a half, and then at the end of a lane in Marrakech a small door is opened, one stoops, and there is a courtyard with four orange trees and a sound of water. Nothing on the outside told of it. That is the rule here, and it holds for more than houses.
## Distances, before anything else
People look at a map of Spain’s size and put a ring on it: Casablanca, Rabat, Fes, dunes, gorges, Marrakech, sea. It has two thousand kilometres and takes eleven days, eight of them in the car. Do one of these instead.
| Nights | Shape | Driving in all
| 5 | Marrakech three, the High Atlas or the coast two | 4 h
| 7 | Marrakech, [over the Tichka](article:over-the-tichka) to Skoura, a camp in the dunes, back | 20 h
| 8 | Fes three, the train to Marrakech, Atlas two | 9 h
| 10 | Fes to the Erg Chebbi, Skoura, Marrakech: once through, one way | 22 h
The seven-night one is [dunes and kasbahs](itinerary:dunes-and-kasbahs) in our list.
## The year
**March to May:** snow on the Atlas behind roses in the valley, twenty-four degrees. In late April the Dadès has its harvest of petals. **October and November:** the same warmth with dates. **December to February:** blue and bright at noon, five degrees at night, and houses are built to keep out heat; ask for a fire. **June to August:** forty in Marrakech and the south, twenty-four and wind in Essaouira, and in the mountains it is right.
During Ramadan, which moves eleven days forward each year, all is quiet till sunset and then nobody goes to bed. Some places to eat are closed at noon. We like it; know of it.
## Towns
**Marrakech** is red, flat, quick, and likes visitors. Stay in a *riad* in the medina, eight rooms, near a gate where a car can get to. The gardens at eight. The square, Jemaa el-Fna, at six from above and then at nine in the middle. **Fes** does not care whether you come. It is older, steeper, and [one gets lost in it](article:a-day-in-fes-without-a-map); it is the greater of the two. **Essaouira** has walls, gulls, wind on every afternoon, sardines.
## Mountains
An hour from Marrakech walnut terraces begin. At Imlil, 1,740 metres, a mule takes the bags and you go up to a house with a roof; Toubkal, the highest in the north of Africa, 4,167 metres, stands in front. The earthquake of September 2023 hit the valleys to the west of there. They are building, and they need guests; we say which roads and houses are as they should be.
## Sand
There are two seas of dunes. **Erg Chebbi** in the east, a hundred and fifty metres high, is reached on tar: camps stand along its edge, some of them too near together. Ask for one behind the first ridge. **Erg Chigaga** is wider and emptier and two hours off the road by four-wheel drive from M’Hamid. And the *Agafay,* forty minutes from Marrakech, is stones; a fine place for supper under stars, if somebody has only got an evening. It is not the desert.
One night in the sand is short and two are right: on the second one nobody takes a picture.
@picture dunes, night
## Seven nights, by road
**Marrakech,** two: gardens at eight, tombs at nine, a lunch which takes three hours. **Skoura,** two, over the pass with the detour by Telouet; a walk at dusk between ditches. **The sand,** one or, if you drop the last, two: six hours with the Todra gorge, tea, and the first dune at four. **The Dadès,** one, to break the way back, in a house on a bend of the river. **Marrakech,** one, for the bath.
It can be done in one direction only if you end in Fes, which is shorter, since from the Erg Chebbi it is seven hours by way of cedar woods with apes in them, at 1,900 metres, and a lunch of trout in Azrou. Then fly out of Fes. We like this one better, and so do backs.
## What it costs
350 to 900 dollars a person, by the night, with a car, a driver and a guide in the towns. A good *riad* is from 220 for the room, a fine one 500. A private camp for two in Chigaga with a cook and a tent one can stand up in starts at about 900 for all of it. Drivers have their own lodging; you do not have to think of that.
## Leave out
Casablanca, apart from the mosque on the water between two aircraft. Ouarzazate. A carpet on the first day. The monkey, the snake, and the man with the camel by the motorway. The tannery at noon.`,
    rated: 'FGBBBFAAGBBG',
    monthNotes: { 4: 'Roses and snow at once', 7: 'Above forty in the south', 10: 'Dates; warm days' },
    nights: [5, 10],
    highlights: [
      ['The Ounila valley in February', 'Almond flower against red clay.'],
      ['Seffarine Square', 'Sixty hammers at ten in the morning.'],
      ['The second night in the sand', 'When it is a place, and no longer a picture.'],
      ['Bread from the quarter’s oven', 'He knows the loaves by the thumb.'],
    ],
    practical: {
      currency: 'Dirham; cash for the medinas',
      languages: ['Arabic', 'Tamazight', 'French'],
      visaNote: 'None for ninety days for most; six months left in the passport.',
      plugs: ['C', 'E'],
      timeZone: 'Africa/Casablanca',
      tipping: 'Ten per cent at table, ten to fifteen dollars a day for a driver, small coins for a carried bag.',
      health: 'Bottled or filtered water; nothing else out of the ordinary.',
      safety: 'Towns are safe at night and persistent by day.',
      gettingThere: 'Marrakech and Casablanca from most of Europe; New York to Casablanca in seven hours.',
      gettingAround:
        'A driver; the fast train from Tangier to Casablanca, the other one between Fes and Marrakech in six and a half hours.',
    },
    faq: [
      [
        'Do women travel alone?',
        'Many do. A long sleeve and a firm no thank you help, and a guide on the first morning makes the rest easier.',
      ],
      [
        'Is a desert camp cold?',
        'From November to March, yes: there are stoves and wool. In July it does not cool down at all and we do not plan it.',
      ],
      ['With children?', 'From four: courtyards, camels for half an hour, dunes to roll down. The drive over the pass is long; break it.'],
    ],
  },
  {
    key: 'egypt',
    title: 'Egypt',
    summary: 'One river, two banks, five thousand years, and a good deal of company. How to sail against the timetable.',
    place: 'Egypt',
    pictureOf: 'Nile River',
    places: ['Cairo', 'Luxor', 'Aswan', 'Nile River', 'Siwa Oasis', 'Abu Simbel', 'Red Sea Coast'],
    picture: 'river, evening',
    tripTypes: ['HERITAGE', 'CRUISE', 'CULTURE'],
    searchTerms: ['nile cruise', 'pyramids', 'dahabiya'],
    author: 'care',
    days: 208,
    body: `Ninety-five in a hundred Egyptians live on one in twenty parts of the land: it is a green line, nine hundred kilometres long and at times no wider than a village. You can stand with one foot in clover and the other in the Sahara. To understand this, which explains all the rest, one has to go along it slowly, and at the height of the water.
## Seven days or ten
**Seven:** two nights in Cairo, fly to Aswan, one there, three on the river down to Luxor, one on the west bank. **Ten:** a night more in each of the towns and one for Abu Simbel, by road at four in the morning through the desert, or by air. **Fourteen:** Siwa, or the Red Sea at the end. More tombs than that will run together; five days of them are what a mind can hold.
## The months
**November to February** is the season: twenty-two degrees by day, ten at night, boats full, and a jersey on deck at breakfast. **March and April** are warm, with some days of *khamsin*, a wind that turns the sky to sand. **October** is hot and quiet and has the best fruit. From **May to September** forty degrees are normal in Luxor: see temples at six, or not. At Christmas and Easter everything costs a third more.
## On the water
- **A cruise ship,** four or five decks, sixty to a hundred cabins, four nights between Luxor and Aswan. They moor six abreast: your window may be another ship. They keep the same hours, all of them, [against which one can do something](article:tombs-at-lunchtime).
- **A dahabiya:** two masts, six to ten cabins, a tug when there is no wind. It ties up at islands, and at quarries where no ship can, such as Gebel el-Silsila, from which every temple was cut. Five nights. This is what we recommend.
- **A felucca:** one sail, mattresses, no bathroom. One night. [A captain explains](article:a-felucca-has-no-engine).
All of them sail the two hundred kilometres between Luxor and Aswan, since that is where the temples are: Edfu, which is whole; Kom Ombo, with mummified crocodiles.
@map Cairo, Luxor, Edfu, Kom Ombo, Aswan, Abu Simbel | The river runs from the bottom of this map to the top.
## Cairo
Twenty-two million. Giza first, at eight, by the upper gate; then the large new museum beside it, where all of Tutankhamun now is, for three hours with somebody who leaves things out. Saqqara and Dahshur in the afternoon, older, with sand, with hardly anyone. The second day for the other city, the one with a thousand minarets: Ibn Tulun, Sultan Hassan, down al-Muizz street to tea. By car it takes as long as it takes.
## Luxor, Aswan
In Luxor sleep on the west bank between fields and hills. In Aswan on the river, with Elephantine in front: Philae by boat in the late afternoon, the Nubian museum, and otherwise a chair. Agatha Christie’s was on the terrace, and it is not empty.
## Away from it
**Siwa:** nine hours by car from Cairo, salt lakes, dates, mud walls, an oracle that Alexander came to ask. **The Red Sea** south of Marsa Alam: reefs from the beach, dugong, five nights of nobody. **Saint Catherine,** at the foot of Sinai, 1,586 metres, a monastery which has not been closed since the sixth century; up at two in the morning for the sun.
## Ten nights, without haste
**Cairo,** two. **By air to Aswan,** two, on the river; an afternoon under sail, Philae when the launches have gone. **Abu Simbel** on the second day by the road of four in the morning, or not at all. **On board,** five: Kom Ombo at dusk, Silsila alone, Edfu by carriage at seven, El Kab, whose tombs nobody visits, Esna’s ceiling, cleaned in these last years so that the blue is as it was. **The west bank of Luxor,** one or two, with a garden. Fly from there.
Going downstream, from south to north, the current helps and the wind does not; it is calmer. Up from Luxor one sails more. Those who can choose should sail.
## A word on noise and calm
Egyptians will talk to you. It begins with where from, goes on to how many children and may end in a shop. A hand on the heart and *shukran* is understood. Women are comfortable in long sleeves, and in any case with a guide. Photographs of people: ask; a coin is usual if they have posed.
## Cost
From 380 to 950 dollars a person and night with a guide who is an Egyptologist. Dahabiyas are 350 to 700; ships begin at 150. Tickets add up to about 200 in a week. Nothing else is dear. Change in your pocket is worth more than advice.
## Not necessary
Papyrus institutes. Perfume palaces. The sound and light at Giza. Alexandria in a day. A camel at the Pyramids, unless on the far side, at five, with a man called Ashraf to whom we can introduce you.`,
    rated: 'BBGGAAAAFGBB',
    monthNotes: {
      1: 'Cool, clear, busy',
      4: 'Warm; sandstorms on some days',
      7: 'Forty degrees in Upper Egypt',
      11: 'Warm water, soft light',
    },
    nights: [7, 12],
    highlights: [
      ['Gebel el-Silsila', 'The quarry of all temples, from a sailing boat, alone.'],
      ['Sennefer’s ceiling', 'A vine on lumpy rock, so that the grapes hang.'],
      ['Dahshur', 'A red pyramid with no queue, and you may go in.'],
      ['Aswan at five', 'Granite black, sand orange, a sail between.'],
    ],
    practical: {
      currency: 'Egyptian pound; small notes for everything',
      languages: ['Arabic', 'English'],
      visaNote: 'Twenty-five dollars on arrival or online.',
      plugs: ['C', 'F'],
      timeZone: 'Africa/Cairo',
      tipping: 'Constant and small. Guides fifteen dollars a day, boat crews a shared envelope.',
      health: 'Bottled water also for teeth. Salad on good boats.',
      safety: 'The places named here are guarded and calm. We do not plan the north of Sinai or the far west.',
      gettingThere: 'Cairo from everywhere; Luxor direct from London in winter.',
      gettingAround: 'By air from Cairo to Aswan, by water to Luxor.',
    },
    faq: [
      [
        'Ship or sailing boat?',
        'A sailing boat if you have five nights and like company of a dozen. A ship if you want a pool, a lift or a low price.',
      ],
      ['Is one guide for the whole journey better?', 'Yes. Gods return; it helps if somebody remembers which of them you have met.'],
      [
        'Can we go inside the Great Pyramid?',
        'With an extra ticket: a low ramp, a warm empty room. Dahshur gives you the same with nobody in it.',
      ],
    ],
  },
];
