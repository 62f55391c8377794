import type { ContentPageFields } from '#src/domains/editorial/contentPages/contentPage.type.ts';
import type { DemoItem } from '../demoItem.ts';

/** A letter of the newsletter as defined in the demo data. */
type LetterData = Omit<DemoItem<ContentPageFields>, 'own' | 'pictureOf'> & { author: string; body: string };

/** Letters that were sent, one a week, the newest first. */
const letters: readonly LetterData[] = [
  {
    key: 'the-hour-before-the-boats',
    title: 'The hour before the boats',
    summary: 'Miyajima belongs to the deer until the first ferry. How to be there with them, and why to ask for the tide.',
    place: 'Miyajima Island',
    places: ['Japan', 'Hiroshima', 'Seto Inland Sea'],
    tripTypes: ['CULTURE'],
    searchTerms: ['torii', 'itsukushima'],
    author: 'keiko.arai',
    days: 8,
    body: `I woke at five because a deer was eating the paper of the window. It is that kind of island: they come down from the wood at night, when the last boat has gone, and by morning they think the street is theirs.
From then until the first ferry ties up there are fewer than two thousand people on Miyajima and nearly all of them are asleep. I walked along the water to the gate. Everybody has a picture of it in mind, the red one, standing in the sea. It is sixteen metres tall, made of camphor wood, and nothing holds it but its own weight: the legs are not sunk into the ground, and the roof is filled with stones. This one was put up in 1875. It is the eighth or so.
Ask for the tide before you book. At high water the shrine floats and so does the gate. At low water you walk out over ribbed sand and put your hand on a leg that two people could not reach around, and there are barnacles on it to the height of your chin. The sea rises and falls here by up to four metres, so that one night on the island shows you both. I had it at ten in the evening, full, with one lantern, and at six empty, with a heron.
Come in March, before the cherry trees, or in the last days of November for the maples, and in neither case for the day. Two hours is what the coaches give it. Sleep in the one wooden street behind the shrine, eat the oysters, climb Misen at dawn by the stairs; there are a great many, and the cableway does not start until you are down again.
From Hiroshima it is half an hour by train and ten minutes by boat. It goes well with [seven nights by three ferries](itinerary:setouchi-in-three-ferries), after which one has learnt to be slow. When to go where is in [our guide to Japan](guide:japan).`,
  },
  {
    key: 'poplars-by-the-milky-lake',
    title: 'Poplars by the milky lake',
    summary: 'April in the middle of New Zealand’s South Island: gold trees, water the colour of a swimming pool, and room on the road.',
    place: 'Aoraki / Mount Cook',
    places: ['New Zealand', 'Queenstown', 'Wanaka'],
    tripTypes: ['NATURE', 'PHOTOGRAPHY'],
    searchTerms: ['pukaki', 'autumn colours'],
    author: 'freya.dunmore',
    days: 15,
    body: `People ask what has been done to the water. Nothing has. Glaciers grind the rock under them as fine as flour, the rivers carry it down, and it is too light to sink; what light comes back out of such a lake is a blue that looks added afterwards. Pūkaki is the best of them. Beyond its far end, sixty-five kilometres from where I stood, is Aoraki, 3,724 metres, white on every side.
I had been there in December, with the lupins and the camper vans, and did not understand it. In the third week of April I did. The sheep stations planted poplars and willows against the wind a hundred years ago, in rows, and for about ten days these are yellow from the root to the tip. The grass behind them is the colour of a lion. Nights go down to zero; at eight the fog lies on the lake with the mountain standing on it, at ten it has gone, and until four you can sit in the lee of a wall without a coat.
Drive the road on the western shore, towards the village, and turn round every ten minutes. There are gravel bays. Leave the car at the end of the Tasman valley and climb the stairs to the moraine, twenty minutes: below lies a grey lake with icebergs that was not there at all when my mother was a child.
After dark, do nothing. The whole basin is a reserve for the night sky, street lamps are shaded, and the Milky Way throws something that one might call a shadow. I took a blanket and a thermos and was in bed at ten.
You want two nights there and three would not be wrong. It lies half way between Christchurch and Queenstown, which is why most people see it through glass. [Both islands from end to end](itinerary:both-islands-end-to-end) stops; [the guide](guide:new-zealand) says what else the autumn is good for.`,
  },
  {
    key: 'eight-o-clock-on-the-rim',
    title: 'Eight o’clock on the rim',
    summary: 'Condors do not get up until the air does. A morning at the Colca Canyon, and the three days that have to come before it.',
    place: 'Colca Canyon',
    places: ['Peru', 'Arequipa'],
    tripTypes: ['NATURE', 'ADVENTURE'],
    searchTerms: ['condors', 'altitude'],
    author: 'gabriel.soto',
    days: 22,
    body: `A condor weighs eleven kilos and hates to flap. It sits on its ledge, two hundred metres below the railing, and waits for the sun to reach the opposite wall; the wall warms the air, the air begins to climb, and at some moment between eight and nine the bird opens three metres of wing, leans forward, and is lifted past your face without having moved a feather. It looked at me as it went by. I can tell you that its eye is brown if it is a male and red if it is not.
This costs an early start and some patience with coaches. They leave Arequipa at three in the night, cross a pass at 4,910 metres with forty people who were at sea level on Sunday, arrive grey, and are gone by ten. Please do not be one of these. The canyon has villages in it, and beds, and hot springs by the river, and terraces that were dug long before the Inca came to collect taxes on them and are still in barley, beans and alfalfa.
Here is the order that works. Two nights in Arequipa, at 2,300 metres, doing little. Then over the pass by day, slowly, with coca tea and a stop for the vicuñas. Then three nights in the valley, below 3,600, and the condors on the second morning, when you have slept and your head is your own.
Come between May and the end of September. It is dry then, and cold enough at dawn for gloves. In January the clouds sit in the canyon like milk in a bowl; the birds fly as always, and nobody sees them.
Sit a little to the left of where everyone stands. Bring a hat for the minute in which the sun gets to your side.
[Arequipa, Colca and the high plain](itinerary:arequipa-colca-altiplano) is built in this order. On why the order matters there is [a longer piece](article:going-up-slowly), and on the months [our guide to Peru](guide:peru).`,
  },
  {
    key: 'a-wall-you-may-take-down',
    title: 'A wall you may take down',
    summary: 'The fields of the Aran Islands have no gates. What they have instead, and the fortnight in May when they flower.',
    place: 'Aran Islands',
    places: ['Ireland', 'Connemara'],
    tripTypes: ['NATURE', 'HERITAGE'],
    searchTerms: ['stone walls', 'wildflowers', 'gentians'],
    author: 'matteo.bruni',
    days: 29,
    body: `On Inis Mór I watched a man let a cow out of a field. There was no gate. He lifted the stones off the wall, one by one, until there was a gap the width of a cow; she stepped through as if she had been shown it in a book; then he built it up again, without haste, in the same order. It was the work of five minutes. “A gate would blow off,” he said.
The three islands together are smaller than Manhattan, and there are sixteen hundred kilometres of such walls on them. They were built less to keep anything in than to be rid of the stones. The land was bare limestone; what grows between them is soil that people made, over generations, out of sand and seaweed carried up in baskets. Once you know this you do not walk across a field in the same way.
Go in the middle of May. The rock has cracks in it, as deep as an arm, and in the cracks it is warm and damp and out of the wind, so that things grow there side by side which belong a thousand miles apart: gentians from the Alps, ferns from the Mediterranean. The gentian is a blue that no screen can do. It has a fortnight. Then come orchids, and after them people.
The boat from Rossaveel takes under an hour and there are more of them each week until July. Stay on when the five o’clock one leaves. Rent a bicycle, take the low road on the north shore where the seals are, and be at Dún Aonghasa for the last hour before it closes; it is a fort in half circles, and the other half, if there was one, has gone over the cliff, which is ninety metres high and has no railing.
Rain is not a reason to stay in. It comes sideways and is over.
[The Burren, Aran and Connemara](itinerary:burren-aran-connemara) go together, eight nights. [The guide to Ireland](guide:ireland) says which island for whom.`,
  },
  {
    key: 'no-night-in-the-westfjords',
    title: 'No night in the Westfjords',
    summary: 'In June the sun rolls along the sea and hardly goes in. What to do with the hours between eleven and three.',
    place: 'Westfjords',
    places: ['Iceland'],
    tripTypes: ['NATURE', 'ADVENTURE'],
    searchTerms: ['midnight sun', 'puffins', 'látrabjarg'],
    author: 'freya.dunmore',
    days: 36,
    body: `At ten past eleven in the evening a puffin landed next to my boot, looked at it, and went down its hole. I was lying on my stomach at Látrabjarg, the western end of Iceland and, unless you count islands in the ocean, of Europe: fourteen kilometres of cliff, up to four hundred and forty metres high, with some millions of birds on it in layers, like a department store. Nobody has hunted from this edge for a long time. They have no opinion of us.
The light was from the side and the colour of honey, and went on being so for three hours. In the second half of June the sun goes into the sea in the north, for less than an hour, and comes out again a little further to the right. There is no evening to be in time for. This is the thing to plan by: drive when others sleep. You have the gravel road along the fjords for yourself, sheep apart, and Dynjandi, a waterfall a hundred metres high and shaped like a wedding dress, without one other car beneath it. I was there at two. Somebody had left a towel.
Then sleep from five to noon, with a scarf over your eyes. Houses here have thick curtains and breakfasts that wait.
Most people who go round Iceland leave this part out. It is not on the ring road; it hangs off the north-west by a neck seven kilometres wide, and its roads go round the head of each fjord in turn, so that a village you can see is forty minutes away. About seven thousand people live in it.
Allow five nights. A car with some height is enough, from early June until the middle of September; before and after that there is snow on the heaths.
We go there on [six nights off the ring](itinerary:iceland-off-the-ring). If it rains, each village has [a warm pool](article:the-town-is-in-the-pool). For the rest there is [the guide](guide:iceland).`,
  },
  {
    key: 'a-hundred-oars',
    title: 'A hundred oars',
    summary: 'Kerala is told to be avoided in August. That is when the backwaters race, and when it is green to the top of the trees.',
    place: 'Kerala',
    places: ['India'],
    tripTypes: ['CULTURE', 'NATURE'],
    searchTerms: ['monsoon', 'onam', 'snake boat race'],
    author: 'keiko.arai',
    days: 43,
    body: `They had been singing since noon, in the rain, a hundred men to a boat. A snake boat is as long as three buses and as narrow as one person’s hips; the stern stands up out of the water like a cobra, which is how it got its name, and on it are four helmsmen with oars twice their height. In the middle others beat time on a plank. When the flag fell at Alappuzha all the oars went in at once and the sound reached us before the wave did.
It lasts five minutes, on a lake outside the town, in August. The villages have trained for it for weeks, each in its own boat, and the boat is older than anybody who rows it. That night the winners went home past our veranda, still drumming.
Nearly every calendar tells you to stay away from Kerala until October, and for a beach that is right. The sea is brown and out of bounds. But in August the heaviest of the monsoon is behind you. It rains at four in the morning and again after lunch, with all the stops out, for an hour. Between these the air has been rinsed. The paddies, which lie below the level of the canals, are so green that one looks for the lamp. Frogs have opinions. Houses where you would stand in line at Christmas have you and an umbrella.
And there is Onam, the ten days of harvest in August or September, when each threshold has a carpet of petals laid fresh every morning and lunch is twenty-six dishes on a banana leaf. You will be asked in. Take off your shoes, eat with your right hand, and fold the leaf towards you at the end, which means that it was good.
The date moves with the moon and so should your flight. [Kerala by slow boat](itinerary:kerala-by-slow-boat) can be set around it. What the other months are like stands in [our guide to India](guide:india).`,
  },
  {
    key: 'almond-trees-before-the-snow-has-gone',
    title: 'Almond trees, before the snow has gone',
    summary:
      'South of the High Atlas spring comes in February, from below. A valley of earth houses, and where to be in the last hour of light.',
    place: 'Skoura',
    places: ['Morocco', 'High Atlas', 'Marrakech'],
    tripTypes: ['CULTURE', 'NATURE'],
    searchTerms: ['almond blossom', 'kasbahs', 'skoura'],
    author: 'care',
    days: 50,
    body: `Marrakech had been cold. We left it at nine with the heating on, and at half past eleven stood on the Tichka, at 2,260 metres, in a wind that took the door out of the driver’s hand. An hour lower I had my coat over my arm. There were bees.
That is how spring comes to the south side of the Atlas: from below, from the desert, one terrace a week, with the snow above it looking on. The almonds go first. In the last days of February they stand in the valleys around Skoura and up the Dadès without a single leaf on them, white and pink, on earth of a red that makes one’s own skin look green. By the middle of March it is over down here and you follow it uphill.
Skoura is a grove of palms with a village scattered inside it. Among the trunks stand houses that are castles, made of the ground they stand on: earth, straw and water, rammed between boards. Rain takes a finger’s width off them each year and each year somebody puts it back, or does not. A few families still live in theirs. At Amridil an old man will show you his grandfather’s lock, which is wooden, and has to be opened with something like a toothbrush.
Walk in without a plan, beside the little canals. Water is let into each garden for so many hours, in turn, by people who carry the timetable in their heads. At five be on a roof, any roof. The walls turn from rose to rust, the mountains go blue from the foot upwards, the summits keep the sun for ten minutes more, and then in all the courtyards at once they light the bread ovens.
Two nights, after the pass and before the dunes. [Dunes and kasbahs](itinerary:dunes-and-kasbahs) has it so. The road there is [a story of its own](article:over-the-tichka); [our guide to Morocco](guide:morocco) knows when the roses follow.`,
  },
];

export const letterItems: readonly DemoItem<ContentPageFields>[] = letters.map((letter) => ({
  ...letter,
  own: { path: `/letters/${letter.key}`, template: 'LETTER' },
}));
