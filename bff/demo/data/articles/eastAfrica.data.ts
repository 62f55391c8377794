import type { ArticleData } from '#demo/buildArticleItem.ts';

/** Articles about Kenya and Tanzania. */
export const eastAfricaArticles: readonly ArticleData[] = [
  {
    key: 'the-mara-after-the-rains',
    title: 'The Mara after the rains',
    summary: 'In June the grass is tall, the tracks are soft and the vehicles are few. Our case for coming early.',
    place: 'Maasai Mara',
    places: ['Kenya', 'Laikipia'],
    picture: 'green, rains',
    tripTypes: ['SAFARI', 'PHOTOGRAPHY'],
    searchTerms: ['great migration', 'green season', 'june'],
    type: 'EVERGREEN',
    category: 'WILDLIFE',
    author: 'freya.dunmore',
    days: 150,
    body: `The brochures have the Mara yellow. In June it is green to the axles and the lions have to stand up to see anything, which is good for those who want to see lions.
The long rains end in the last days of May. For four or five weeks after them the plains between the Oloololo Escarpment and the Sekenani gate belong to whoever lives there: the resident elephants, the topi on their termite mounds, the cats with cubs, the Maasai herders on the conservancy side, and a number of visitors that fits into very few cars. Then July comes, and with it the wildebeest from Tanzania and everybody who wants to see them swim.
We are asked for July and August nine times out of ten. This is the argument we make before we book it.
## What you give up
Some days a track is closed and the drive is an hour longer. The soil is black cotton, which takes water the way a sponge does and holds a Land Cruiser like a hand. You will sit in one that is stuck, at least once, and it will be somebody’s favourite photograph.
The herds may still be in the Serengeti. Nobody can promise you a crossing, in June or in any month, but in June the honest answer is that you should not come for it. [Where the herds are, month by month](article:where-the-herds-are-month-by-month) has the calendar.
It can still rain: an hour, around four, with the light of a theatre after it.
## What you get
Cats with cubs, elephants that have not yet gone to the river, and a camp where you are not the fourth vehicle at anything. Lions hunt near the roads, since the roads are where the grass is short. Cheetahs sit on whatever is higher than the grass, and for a cheetah on a plain that is often the bonnet.
Birds are in breeding dress: the bishops are red, the widowbirds drag tails twice their length, and a guide who has been polite about lions for three days will suddenly lean out of the car and talk without stopping.
> We waited two hours for a leopard to come down. Nobody else waited. | A guest from Halifax, who came on the ninth of June
## What it costs
The county charges a hundred dollars a person for a day in the reserve until the end of June, and two hundred from the first of July. Camps change their tariff on nearly the same day; a tent that is 1,100 dollars a night in August may be 700 in the second week of June. Over a week for two people the difference pays for the flights from London.
| What | 10 June | 10 August
| Reserve fee, a person a day | $100 | $200
| A tent in a conservancy, a person a night | from about $650 | from about $1,000
| Cars at a lion kill near the river | one or two | ten to twenty
| Grass | to the mirror | to the hub
## How we would do it
Four nights in a conservancy north of the reserve, where cars may leave the track and people may walk, and where the rule is one bed for every 350 acres or so. Then up to Laikipia, 0 degrees and a bit north, where it has rained less and the wild dogs have pups at the den. A small aircraft joins the two in an hour and a quarter. [Eight nights between the Mara and Laikipia](itinerary:mara-and-laikipia) shows the days.
@tip Pack for mud | Ankle boots that may get wet, two pairs of trousers that may not come clean, and a fleece: the Mara lies at 1,500 metres and the drive begins at a quarter past six, before the sun has done anything.
Come back in August some other year. You will know where you are then, and the crowd at the river will be looking at the water while you look at the grass.
@cta See how the days go itinerary:mara-and-laikipia`,
    earlier: [
      { note: 'From the notebook', was: { title: 'June in the Mara', summary: 'Notes from nine days in June.' }, lines: 3 },
      { note: 'With what one gives up', was: { title: 'June in the Mara' }, lines: 10 },
      { note: 'Prices asked for in Nairobi', lines: 20 },
    ],
  },
  {
    key: 'forty-minutes-in-a-cessna',
    title: 'Forty minutes in a Cessna',
    summary: 'Small aircraft are how Kenya is put together. What happens between Wilson Airport and a strip of mown grass.',
    place: 'Nairobi',
    places: ['Kenya', 'Maasai Mara', 'Samburu', 'Laikipia'],
    picture: 'savanna, plains',
    tripTypes: ['SAFARI', 'ADVENTURE'],
    searchTerms: ['bush flights', 'luggage', 'wilson airport'],
    type: 'EVERGREEN',
    category: 'INSPIRATION',
    author: 'team',
    days: 128,
    body: `**9:10, Wilson Airport.** The departure lounge has a garden, a cat and a blackboard. Your bag goes on a scale that was made for sacks, and then, because nobody believes the scale, into the hand of a man who lifts it once and nods. Fifteen kilograms, soft sides, and that includes the camera.
**9:35.** A name is called, but it is the name of an airstrip: Ol Kiombo, Musiara, Keekorok. Twelve people stand up and are led across the apron to a Cessna Caravan, a single engine with a long nose and a wing above the windows. The pilot shakes hands with everybody. Somebody is asked to sit beside her, and if it is you, do not touch anything, including your knees.
**9:50.** The wheels leave the ground before the end of the hangars. On the left the towers of Nairobi, on the right a national park with the towers behind it, so that a giraffe can be photographed in front of a bank. Then the edge of the Rift: the earth falls away by six hundred metres in the time it takes to say so.
## What the road would have been
The same distance by car is five and a half hours, of which the last two are the kind where people stop talking. It is a good road for those who want to see Narok, the wheat, the trucks and the boys with charcoal for sale, and we plan it for travellers who ask. It also costs a whole day, and a day in a camp is what you came for.
**10:12.** Mount Suswa slides beneath, a volcano within a volcano. The shadow of the aircraft runs ahead over the grass, small as a kite. Somebody says *elephants*, and they are, and they do not look up.
**10:31.** The pilot flies low along the strip before she lands on it. This is not for the view. A zebra has right of way over a Cessna only because a Cessna weighs less than it seems; a ranger on a motorcycle is already persuading them to leave.
**10:33.** Door open, steps down, engine still turning. The man in the red blanket with the cold towels knows your name. Two people get off, three get on, and the aircraft goes to the next strip, eight minutes away, like a bus.
@picture morning, plains
## Rules for the bus
- **Soft bags only.** The hold is a tub under your feet, and a hard case does not bend around a spare wheel.
- **Heavier than fifteen kilos?** Buy a second seat for the bag or leave half of it at the hotel in Nairobi. Everyone washes everything daily in camp.
- **Sit on the left going south-west,** on the right coming back: the Rift is on that side and so is the sun.
- **Eat lightly.** It is smooth until eleven and a cart track after two.
- **Times are a wish.** The order of stops is decided that morning by who is going where. Leave three hours between the last bush flight and a flight home.
## Where the lines go
From Wilson there are departures every morning to the Mara (forty to forty-five minutes), Amboseli (thirty-five), Laikipia by way of Nanyuki (forty), Samburu (sixty-five) and Lamu (an hour and three quarters). A few aircraft go straight from one park to another without returning to the city. That short hop is the one that decides a journey: the Mara and Laikipia go well together largely because an aircraft says so, and [our eight nights](itinerary:mara-and-laikipia) are built on it.
> You see the whole country as one thing, and then you are put down in a corner of it.
The way back is the same, with more dust in the bag. At Wilson the cat is where it was.`,
    faq: [
      [
        'Is it safe?',
        'The companies we use fly to the same rules as airlines, with two pilots on most routes, and they cancel for weather without discussion.',
      ],
      ['Can children fly?', 'Yes, at any age. Under two they sit on a lap and the fare is a tenth.'],
    ],
  },
  {
    key: 'a-letter-before-a-first-safari',
    aliases: ['first-safari-tips'],
    title: 'A letter before a first safari',
    summary: 'What our colleague who reads every request for East Africa writes to people who have never been.',
    place: 'Kenya',
    places: ['Tanzania', 'Botswana', 'South Africa'],
    picture: 'safari, evening',
    tripTypes: ['SAFARI', 'FAMILY'],
    searchTerms: ['first safari', 'what to expect', 'packing'],
    type: 'EVERGREEN',
    category: 'ADVICE',
    author: 'care',
    days: 204,
    body: `Dear traveller,
You wrote that you are afraid of three things: that you will not see anything, that you will be eaten, and that you will be bored. I have read some four thousand of these letters, and yours is the usual list in the usual order. Let me go through it backwards.
**You will not be bored,** but you will have nothing to do, which feels similar for the first day. Here is how the day goes. Somebody says good morning outside your tent at half past five with tea and a biscuit. You are in the car at a quarter past six and out until nine or ten. Then there is an enormous breakfast, and then, until four in the afternoon, there is heat. People who brought work do it badly. People who brought a thick novel are happy. By the third day you will be asleep at one o’clock with the book on your face, and you will have understood what the lions know.
**You will not be eaten.** You will be told not to walk alone after dark, and a man with a torch will come to fetch you for dinner. He is not decoration. Hippos graze between the tents and they are short-sighted. In the car you are part of a large, dull object that smells of diesel, and the animals have known it since they were born; keep your arms in and your voice low, do not stand up against the sky, and you will look into the eyes of a leopard at four metres and be nothing to it.
**You will see things,** although perhaps not those on the list. Please put the list away. The guests who enjoy themselves least are those who count to five. One of the best mornings I have had in thirty years was spent with dung beetles.
## What I would ask you to decide
1. **Two places or three,** not four. Each move costs the middle of a day. Plains and hills, or a river and a desert: difference is worth more than distance.
2. **A conservancy rather than only a park,** if the money allows. In a park the car stays on the track and goes home at dusk. In a conservancy it may follow, and you may walk.
3. **Your own car,** if you photograph, if you have children under ten, or if you like silence. It is the extra I would pay first.
4. **A guide for all of it,** if you can. One person who knows by Thursday what made you laugh on Monday is worth more than a bathtub.
## What to bring
Less than you think, in a soft bag. Three shirts the colour of the ground; camps wash them the same day. A hat with a brim that survives a wind. One warm layer, and I mean warm: at six in the morning, at 1,600 metres, in an open car, it is ten degrees and you are moving. Binoculars, one pair each, since no marriage improves by sharing them. Something for the dust if you wear contact lenses. Leave the white linen for the hotel afterwards.
@warning Malaria is real | Most parks lie where it occurs. See a travel clinic six weeks before you fly, take what it gives you to the last tablet, and wear long sleeves at dusk.
## What I would not worry about
Food: there is too much of it. Lavatories: they flush, and the hot water comes when you ask. Wi-fi: it reaches as far as the bar, so that nobody has it at table. Your age: my oldest traveller was ninety-one and outlasted the guide.
When you come back, write to me and tell me about the beetles.
> Imani Okafor reads the requests for six countries. She was born in Nakuru and has slept in all the camps she recommends but two. | The editors
[Our guide to Kenya](guide:kenya) says which park in which month, [the guide to Tanzania](guide:tanzania) does the same across the border, and [forty minutes in a Cessna](article:forty-minutes-in-a-cessna) is about how you get from one to the other.`,
  },
  {
    key: 'the-crater-at-seven-and-at-noon',
    title: 'The crater, at seven and at noon',
    summary: 'Ngorongoro is one place in the early morning and another by lunch. Two descents on two days, compared.',
    place: 'Ngorongoro Crater',
    places: ['Tanzania', 'Serengeti'],
    picture: 'crater, morning',
    tripTypes: ['SAFARI', 'NATURE'],
    searchTerms: ['ngorongoro', 'rhino', 'crater rim'],
    type: 'EVERGREEN',
    category: 'WILDLIFE',
    author: 'team',
    days: 88,
    body: `We went down twice, on purpose, to settle an argument in the office. On Tuesday the driver was at the gate when it opened at six. On Wednesday we had breakfast like reasonable people and followed the others.
The numbers are the same on both days. The rim stands at about 2,300 metres, the floor six hundred below it. The floor is some 260 square kilometres, nineteen kilometres across at the widest, and holds in the region of twenty-five thousand large animals, none of which needs to leave. There are no giraffes, for whom the wall is too steep, and next to no impala. There are several dozen black rhinoceros, which is why most people are here and why every car has somebody standing up in it.
## Tuesday
From the rim at six there is no crater. There is a bowl of cloud, perfectly level, with the opposite wall drawn on it in ink. The road drops into this and the windscreen turns white. For ten minutes the driver steers by the stones on the left. Then the cloud is a ceiling, and under it lies a country, green and grey, without a shadow.
It was nine degrees. A lioness was drinking from a tyre track forty metres from the bottom of the road. At the Lerai Forest two bull elephants, old ones with tusks nearly to the ground, were taking apart a fever tree with great patience; bulls come down here to retire, where the sedge is soft. By half past seven the cloud had lifted to half way, and on the far side of Lake Magadi the edge of the water was pink.
The rhino, at ten to eight, was a grey stone which the guide asked us to look at again. It was a kilometre off. It stood up, turned round, and lay down. We were four cars.
## Wednesday
From the rim at ten one sees everything at once: the lake, the forest, the two green stains of the springs, the crawl of white roofs along the tracks. It is one of the views of a lifetime, and we would have been happy with it and a chair.
Down on the floor it was twenty-six degrees and the wind had come up. Hyenas lay in puddles. We counted seventeen vehicles at a lion asleep, all of them with their engines off, to be fair, and nobody speaking above a whisper. At the Ngoitokitok spring, where picnics are allowed, the black kites have learnt what a sandwich is: they come from behind, out of the sun, and they do not miss. Eat in the car.
The rhino was in the same place. There were twenty-two cars, and the stone stood up, turned round, and lay down.
| | Down at six | Down at ten
| Temperature on the floor | 9 °C | 26 °C
| Cars at the first lion | one | seventeen
| What you see of the crater from above | nothing, then on the way up everything | everything, at once
| Light | soft until half past eight | flat from eleven
| Breakfast | in a box, on the bonnet | on a plate
@picture crater, cloud
## What we settled
Go down at six and come up at eleven, when the others are in the middle. The fee is charged by the car and by the descent, about three hundred dollars, and a second descent costs it again; nobody needs two unless they have an argument in the office. Sleep on the rim, not in Karatu: the road from the town adds fifty minutes in the dark. The eastern and northern rim have their own way down and half the traffic.
Then leave the same day for the [Serengeti](guide:tanzania), by way of the Olduvai road, with the dust of the crater still in your ears. Two nights up here are one too many; the rim is cold, and by four the cloud is coming back.`,
  },
  {
    key: 'where-the-herds-are-month-by-month',
    state: 'CHANGED',
    aliases: ['great-migration-calendar'],
    title: 'Where the herds are, month by month',
    summary:
      'A million and a third wildebeest follow the rain round a circle of eight hundred kilometres. A calendar, with its error bars.',
    place: 'Serengeti',
    places: ['Tanzania', 'Kenya', 'Maasai Mara', 'Grumeti'],
    picture: 'plains, herds',
    tripTypes: ['SAFARI', 'PHOTOGRAPHY', 'NATURE'],
    searchTerms: ['great migration', 'wildebeest', 'river crossing', 'calving', 'great migration calendar'],
    type: 'TOPICAL',
    category: 'WILDLIFE',
    author: 'care',
    days: 46,
    body: `There is no migration in the sense of a departure. There is a circle, clockwise, some eight hundred kilometres round, and about 1.3 million wildebeest, a quarter of a million zebra and a great many gazelle somewhere on it. What moves them is grass, what makes the grass is rain, and the rain has not read the calendar below.
We print it anyway. It is right to within three weeks in four years out of five, and in the fifth the planners telephone one another.
## The circle
| Month | Where most of them are | What happens | How many people
| January | Ndutu and the short-grass plains in the south | They settle; the first calves | Few
| February | Ndutu, Kusini, the foot of the crater highlands | Calving: most calves within three weeks | Some
| March | The southern plains, spreading west | Calves that can run; cheetahs that can run faster | Few
| April | Moving towards Moru and Seronera | Rain on most days; camps in the south close | Almost nobody
| May | The central and western Serengeti in long columns | The rut begins; the noise does not stop at night | Few
| June | Grumeti and the western corridor | First rivers, first crocodiles | Some
| July | The northern Serengeti; the first in the Mara | Crossings begin at the Mara River, on either side | Many
| August | Both banks of the Mara River | Crossings in both directions, some days several, some none | Most
| September | The Mara, Lamai, Kogatende | The same, with less haze and slightly fewer cars | Many
| October | Northern Serengeti, turning south | The short rains call; the last crossings | Some
| November | Loliondo, Lobo, the eastern side | Walking, fast | Few
| December | Back on the southern plains | New grass after rain | Some at Christmas
## February rather than August
If you have one choice, we would send most people in February. Some eight thousand calves are born on a good day, they stand within ten minutes, and the predators have gathered from everywhere. The plains are short and green with a volcano at the end of them. One sees the whole thing from one hill: there is nothing to wait for, and nobody has parked in front of it.
A crossing in August is another matter. It is the most violent beauty that East Africa has, and it comes with an average wait of half a day on a river bank. The herd comes down, looks, and goes away again. A zebra coughs and it begins, or does not. Those who can stay four nights near the river see one in three cases out of four. Those who stay one night see tracks.
@info One river, two countries | The Mara River runs through Tanzania for its last third. The Lamai wedge on the south bank gets the same crossings as Kenya, from July into October, with fewer cars. Camps move there for those months.
## What the calendar does not say
**There are always animals.** The circle concerns three species. Lions hold territories and do not follow; elephants, giraffe, leopards and the rest are where they were. A week in the Seronera valley in April, when the herds are elsewhere, is a week with cats. [In June the Mara is green](article:the-mara-after-the-rains) and almost empty of people.
**Roads decide more than dates.** From the crater to the Mara River is a day and a half by car. An aircraft does it in seventy minutes. If you want the south in February or the north in September, fly straight there and leave out the middle.
**Small camps move,** and large lodges do not. A lodge is in the right place for two months of the year. A camp of ten tents that is taken down in March and put up again in June two hundred kilometres further north is in the right place all the time.
## Three ways to hold it
- Six nights in late February: three at Ndutu, two in the centre, one on [the crater rim](article:the-crater-at-seven-and-at-noon).
- Seven nights in September: four at Kogatende, three in a place without wildebeest at all, so as to remember that there are other animals.
- Five nights in late May in the western corridor, for those who have been before and would like to listen to the rut.
The numbers come from aerial counts, the months from the logbooks of two companies in Arusha and one in Nairobi that we work with. We read them again each spring and each autumn, and correct this page.`,
    earlier: [
      { note: 'The table alone', was: { title: 'A calendar of the Great Migration', slug: 'great-migration-calendar' }, lines: 18 },
      { note: 'February argued', was: { title: 'A calendar of the Great Migration', slug: 'great-migration-calendar' }, lines: 21 },
      { note: 'Read in Arusha', was: { title: 'A calendar of the Great Migration' }, lines: 26 },
      { note: 'A shorter beginning', opening: 'People ask us when the Great Migration starts. It does not.' },
    ],
    faq: [
      [
        'When should we book?',
        'For July to September, ten to twelve months ahead; the small camps near the river have eight or ten tents each. For February, six months will do.',
      ],
      [
        'Can we be sure of a crossing?',
        'No. Four nights close to the river in August give about three chances in four. Anybody who promises more is selling something else.',
      ],
    ],
  },
];
