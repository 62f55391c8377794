import type { ArticleData } from '#demo/buildArticleItem.ts';

/** Articles about South Africa and Botswana. */
export const southernAfricaArticles: readonly ArticleData[] = [
  {
    key: 'whales-from-the-cliff-path',
    title: 'Whales from the cliff path',
    summary:
      'At Hermanus the southern right whales come so near the land that the land is the better boat. Twelve kilometres, from harbour to lagoon.',
    place: 'Hermanus',
    places: ['South Africa', 'Cape Town'],
    picture: 'coast, morning',
    tripTypes: ['NATURE', 'FAMILY'],
    searchTerms: ['whale watching', 'september', 'walker bay'],
    type: 'EVERGREEN',
    category: 'WILDLIFE',
    author: 'freya.dunmore',
    days: 176,
    body: `The path begins at the New Harbour, behind the boats that would have taken you out to see what you are about to see for nothing. It follows the top of the cliff eastward for twelve kilometres to the mouth of the Klein River lagoon. Walk it slowly, in September, with a telephone in your pocket that you will forget to use.
## Kilometre 0, New Harbour
Smell of diesel and abalone. Across Walker Bay the dunes of De Kelders are a white line. Nothing in the water yet, or so one thinks; a guide taught us to look for the wrong thing, a piece of sea that is smoother than the sea around it. That is a footprint. It is made by a tail going down, and it lasts for a minute.
## Kilometre 3, Gearing’s Point
The old town, and the first benches. Southern rights were called that because they were the right ones to kill: slow, near the coast, and they floated afterwards. There were perhaps sixty females left in the world when it stopped. Some come here now to calve and to mate from June, most of them in September and October, and the last leave in December for the ice.
A mother lies thirty metres from the rock like an overturned boat, with white callosities on her head by which she is known in a catalogue. The calf, five metres long and some weeks old, is rolling over her back, again and again, like any child on any sofa. You hear her breathe. Nobody had told us that, the breath, like somebody opening a barrel.
@picture sea, spring
## Kilometre 5, the fynbos
The houses stop. Proteas, sugarbirds, dassies on every flat rock. The path is narrow here and the sea comes up through it in places. Whoever walks before eight meets nobody but a man with a horn made of kelp, the town’s whale crier, who in season walks the front and blows one signal for each part of the bay.
## Kilometre 8, Kwaaiwater
*Angry water.* It is. Sit out of the spray. This is where the big males come in, fifty tonnes of them, three or four around a single female, and turn over and lift one flipper in the air as if to ask a question. When one of them jumps, which the books call breaching and which nobody can explain, the sound arrives a second and a half after the splash.
## Kilometre 12, Grotto Beach and the lagoon
Eleven kilometres of sand, pelicans, a lifeguard. Somebody should have left a car for you here. Lunch is in the Hemel-en-Aarde valley behind the first hills, ten minutes inland, where cold Pinot Noir grows in sight of the sea.
---
**How to get there.** From [Cape Town](guide:south-africa) an hour and a half on the N2 over Sir Lowry’s Pass, or two hours and a quarter along Clarence Drive, where the road is cut into the mountains above False Bay and every bend has somewhere to stop. Take the second one going and the first one coming back.
**When.** Late August to the middle of October. Mornings are calm, and the south-easter gets up around two. In the last weekend of September the town has a whale festival and is best left to it.
**Boats.** Licensed ones go out to fifty metres from the whales and no nearer. They are well run and we book them on request. On most September mornings, though, the cliff is nearer than that, is never seasick, and has a bench.
@tip With children | Walk only from Gearing’s Point to Kwaaiwater, three hours with every stop, and count breaths rather than whales. A calf takes one about every minute.`,
  },
  {
    key: 'the-karoo-the-long-way',
    title: 'The Karoo, the long way',
    summary: 'Portrait of a road: three days from Cape Town to the Garden Route by way of the desert everybody flies over.',
    place: 'Karoo',
    places: ['South Africa', 'Garden Route', 'Cape Town'],
    picture: 'plains, dusk',
    tripTypes: ['NATURE', 'HERITAGE', 'FOOD_WINE'],
    searchTerms: ['road trip', 'swartberg pass', 'self-drive'],
    type: 'EVERGREEN',
    category: 'INSPIRATION',
    author: 'editor',
    days: 96,
    body: `Most people reach the Garden Route along the N2, in four and a half hours, with the sea on their right for some of it. This road takes three days to arrive at the same place. It goes up over the mountains and into the Great Karoo, which is the size of Germany and has fewer people in it than Hamburg.
## The first day: 400 kilometres
The N1 leaves Cape Town past the winelands and disappears into a tunnel at Paarl. When it comes out there are vineyards; after the Hex River there are none, and the colour goes out of the land like water out of a bath. What is left is grey, ochre and a blue that retreats.
At Matjiesfontein, two and a half hours out, stands a Victorian station hotel with turrets and a row of London lamp-posts, put there by a Scotsman in 1884 for his lungs. The Blue Train used to stop for it. Have coffee, look at the lamp-posts and go on.
Turn right at Prince Albert Road. Prince Albert itself has one main street, with water running along it in open furrows; every house may open its sluice for so many minutes a week, and the timetable hangs in the post office. Stay here. The lamb has eaten nothing but herbs all its life. The stars are so many that the usual constellations are hard to find.
## The second day: 70 kilometres
It is the shortest day and the one that you will tell of. The Swartberg Pass starts five kilometres out of the village. Thomas Bain built it between 1881 and 1888 with two hundred convicts, stone on stone without mortar, and nobody has seen a reason to change anything. Twenty-four kilometres of gravel, hairpins held up by dry walls; the top is at 1,583 metres. In July there may be snow up there. In September there are proteas the size of a child’s head.
Two kilometres beyond the top a track leaves to the right for Gamkaskloof, called The Hell: thirty-seven kilometres, two hours, one way in and the same way out. A few families lived at its end for more than a century before there was a road, and paid no tax, since nobody would come to collect it. Go only if you sleep there.
Otherwise down, in second gear, into a valley that smells of tobacco and ostrich. The caves of the Cango are on the way. They are large, they are lit in colours, and you may leave them out.
> The road had been going on for two days. It was the first time in years that I had not known what was behind the next bend. | Freya Dunmore, in her notebook
## The third day: 130 kilometres
Over the Outeniqua Pass, and in the space of a tunnel’s length it is green. There is moss, there is mist, somebody is selling strawberries. The Indian Ocean lies at the bottom of the windscreen. In George the N2 joins in, with everybody who left the Cape this morning on it, and you will look at them as one looks at people who have taken the lift.
@picture road, hills
## For the driver
- **Car.** An ordinary one does the pass in dry weather. High clearance is kinder; a four-wheel drive is needed only for The Hell.
- **Speed.** A hundred on the provincial roads, a hundred and twenty on the N1. On gravel, sixty, and the windows up when somebody comes.
- **Fuel.** Fill up in Laingsburg and again in Prince Albert.
- **Dusk.** Be where you are going. Kudu stand on the tar when it is warm, and they weigh as much as a horse.
- **Months.** March to May and August to October. In January it is forty degrees at noon and even the ostriches lie down.
From Knysna the Garden Route goes on eastward for as long as you like. [Our guide to South Africa](guide:south-africa) says where to stop; after the Karoo you will want a bed near water.`,
  },
  {
    key: 'one-night-on-the-salt',
    title: 'One night on the salt',
    summary: 'Four in the afternoon to seven in the morning on the Makgadikgadi Pans, with a bedroll and nothing else.',
    place: 'Makgadikgadi Pans',
    places: ['Botswana', 'Kubu Island'],
    picture: 'desert, night, stars',
    tripTypes: ['ADVENTURE', 'NATURE', 'PHOTOGRAPHY'],
    searchTerms: ['sleep-out', 'stars', 'meerkats', 'salt pans'],
    type: 'EVERGREEN',
    category: 'INSPIRATION',
    author: 'team',
    days: 62,
    body: `**16:00.** The grass ends. There is no shore, only a line behind which nothing grows. The guide stops the engine, gets out and walks forty steps on to the white, and turns into a small dark stroke. He seems to be standing on the sky. “Come,” he says, in an ordinary voice, and we hear it as if he were beside us.
**16:40.** Quad bikes, one behind the other, in the same tracks as yesterday so that the crust is not broken twice. A scarf over the mouth. After twenty minutes there is no land in any direction. This was a lake the size of Switzerland until some ten thousand years ago, when the rivers that fed it went elsewhere. People lived along its edge and left their stone blades lying where they had been dropped, and so they still lie. We look at one and put it back in its own shadow.
**17:45.** A table has been put up by somebody who is no longer there. Gin, ice, a bowl of nuts. The sun becomes oval, then flat, then a coal on the edge of a plate. Everyone has a shadow a hundred metres long, and everyone waves with it.
**18:05.** *It goes green.* For a second, no more. Two of us saw it.
**18:30.** A line of lamps leads to a fire and eight bedrolls in a circle, feet inwards. Nobody put up tents, since there is nothing to keep out: no mosquitoes, no animals, hardly any wind. It is already cold. In June the salt falls to three or four degrees by morning. We are given hot-water bottles with knitted covers, and nobody makes a joke about it.
**20:00.** Beef stew from an iron pot. The guide asks us to be silent for one minute after dinner. It takes some time until the ears stop searching. Then each of us hears a soft hiss with a lower note under it, and he says: that is your nerves and that is your blood. There is nothing else to hear for thirty kilometres.
**21:15.** Lights out. The Milky Way throws a shadow. I would not have believed this and held up my hand twice. The Southern Cross stands on its side over the feet of the man from Leeds.
**23:50.** Awake. It has turned: everything has moved a hand’s breadth to the west, the whole ceiling. One feels, lying on one’s back on something so flat, that it is the floor which turns. This is in fact the case.
**03:30.** Awake again, from cold in the nose. Satellites. A meteor that leaves a scratch. Nobody snores on salt; I have asked since, and it seems to be generally observed.
**05:40.** A blue line, then a pink line above it, which is the shadow of the Earth going down in the west. It is worth turning over for.
**06:10.** Coffee arrives in enamel mugs. The fire has burnt down to a ring. Our eight dents in the bedrolls are the only hills.
**07:00.** Back at the edge of the grass, where a family of meerkats is standing up to warm their stomachs. One climbs on my shoulder because I am taller than a termite mound. She looks for eagles. She pays no attention to me of any kind, and it is the greatest compliment of the journey.
---
## How it is done
@info Months | The crust carries from about May to the end of October. In the wet months the pans are a shallow lake with flamingos on it, and the zebra come; then one looks from the shore.
Two nights at a camp on the edge of the pans are enough, one of them out on the salt. It lies an hour by small aircraft from the Okavango, and goes well after four or five days of [water](article:the-flood-that-arrives-in-the-dry-season): one sees what becomes of it. Bring a woollen hat, a scarf and lip balm, and leave the telephone in the tent, where you will be less tempted to describe anything. Children from about eight enjoy all of it, the minute of silence excepted.
[The guide to Botswana](guide:botswana) says which camps sleep out and in which weeks there is no moon.`,
  },
];
