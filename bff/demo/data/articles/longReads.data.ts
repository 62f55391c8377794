import type { ArticleData } from '#demo/buildArticleItem.ts';

/** Articles in chapters, of 1,500 words and more, with a picture or a map between them. */
export const longReads: readonly ArticleData[] = [
  {
    key: 'thirty-four-harbours',
    aliases: ['norwegian-coastal-voyage'],
    title: 'Thirty-four harbours',
    summary:
      'The coastal steamer from Bergen to Kirkenes still carries fish, school classes and one grand piano. Six days by its timetable.',
    place: 'Norway',
    places: ['Bergen', 'Lofoten Islands', 'Tromsø', 'Ålesund', 'North Cape', 'Trondheim'],
    picture: 'fjord, sea, winter',
    tripTypes: ['CRUISE', 'NATURE'],
    searchTerms: ['coastal steamer', 'kirkenes', 'arctic circle'],
    type: 'EVERGREEN',
    category: 'INSPIRATION',
    author: 'team',
    days: 158,
    body: `It is not a cruise, and says so itself by stopping at half past two in the morning in Brønnøysund to put ashore a pallet of paint. The ship calls at thirty-four places, the last of which is ten kilometres from Russia, then it turns round and does the same in the other order, so that what you slept through going up you have with breakfast coming down.
## A letter to Hammerfest
In 1890 a letter from Trondheim to Hammerfest took three weeks in summer. In winter it took up to five months, because no captain would sail that coast in the dark: there were some thirty lights along the whole of it, and two charts. The government offered the mail to anyone who would carry it. Both of the large companies declined. A third man, Richard With, of a small company in the Vesterålen, had been writing down courses, speeds and minutes for years with his pilot, so that they could go by clock and compass when they saw nothing. He said yes.
On the second of July 1893 his ship left Trondheim. Sixty-seven hours later it was in Hammerfest, in daylight, admittedly, since there was no night. The winter proved it. A fishmonger in Tromsø could have an answer from Bergen within the week, and sell while the cod was still a fish. Five years on the ships began in Bergen, and before the first war they went round the top as far as Kirkenes. For most of the time since then one has left on every evening of the year.
It is the reason why the shop on an island with ninety people has oranges. Roads have come meanwhile, and airstrips, and the state still pays for a timetable; what it buys is the harbours at half past two.
@map Bergen, Ålesund, Trondheim, Lofoten Islands, Tromsø, North Cape | The way north: about 2,400 kilometres in five days and a half.
## The timetable, with remarks
| Day | Calls worth being on deck for | Remark
| 1 | Bergen, 20:30 | Seven mountains, lamps, usually drizzle. Go to bed; nothing happens before the open sea at Stad
| 2 | Ålesund; in summer, Geiranger | A town that burnt down in one night in 1904 and came back all at once in Jugendstil
| 3 | Trondheim, three hours | Walk to the cathedral, and over the old bridge to the coffee behind it
| 4 | The Arctic Circle, about seven | A globe on a skerry. They put ice down your collar. Then Bodø, the Lofoten wall at dusk, and Svolvær
| 5 | Harstad, Finnsnes, Tromsø for four hours | The concert in the Arctic cathedral at midnight is on the way back
| 6 | Honningsvåg | Coaches to the North Cape; or stay, and hear a harbour without coaches
| 7 | Vardø, Kirkenes, 9:00 | Further east than Istanbul. King crab. The end of the E6
## The first half: stone with a hole in it
The coast is a fringe. There are said to be a quarter of a million islands and rocks along the whole of it, and the ship threads them on the inside, close enough to read the names of boats. On the third evening, off Rørvik, the northbound steamer meets the southbound one; both sound three times and whoever is on board runs out to wave at people exactly like themselves.
Before Brønnøysund, after midnight, which in June is broad daylight, stands Torghatten, a mountain with daylight in the middle. The hole goes right through, a hundred and sixty metres long and as high as a church, and was washed out by the sea when the land lay lower. The people here prefer the other account, in which a troll shot an arrow at a girl who had run away and a king threw his hat in between. She had been out with seven sisters; they stand in a row three hours to the north, a thousand metres each, waiting for what comes.
Then, in the grey of the fourth morning, the siren, and a wire globe on an islet. Nothing changes. It is only that from now on there is at least one day in the year on which the sun does not set, and one on which it does not rise.
@picture fjord, winter
## What one does
Nothing: there is a good deal of it. On the second morning you look for the gymnasium. On the fourth you stand at the rail for two hours with a cup, watching a shore on which there is a house, then for twenty minutes no house, then a house. Each has one light, and a boat, and steps down to it. You begin to know who lives there.
At the harbours a hatch in the side comes down and a fork-lift drives in and out, very fast, with boxes: cod, lettuce, a wardrobe. A grandmother comes on board with a cake for the next stop but one. At Nesna the ship’s piano tuner gets on; the piano is tuned between there and Ørnes, and by then he is home.
Passengers divide on the third day into those who are on a voyage and those who are going somewhere. The second kind have a sports bag and sleep in chairs. Sit next to them. A boy who plays football for Stamsund will tell you more about Lofoten between two harbours than the film in the saloon.
> The captain has asked me to say that there is something green on the port side. | The loudspeaker, 23:40
## The wall, and a ditch
Lofoten comes up out of the sea ahead, in the afternoon, as a row of teeth a hundred kilometres long. In February the fleet is under it: the cod have come down from the Barents Sea to spawn, as they did for the Vikings, and are split, tied by the tail in pairs and hung on racks along the shore, where wind and frost turn them into something like wood. It goes to Italy and Nigeria. The whole of Svolvær smells of it, and no one there would call this a smell.
In the night the ship squeezes through the Raftsund, and if it is summer and the captain is in the mood he turns it round inside the Trollfjord, which is a hundred metres wide at the mouth and has walls of a thousand. Towards morning comes a stretch for which nobody is woken. North of Risøyhamn the sound used to be so shallow that steamers had to go round by the open sea. The same Richard With asked parliament for a channel. They dredged for eleven years, and in 1922 the king came to sail through. It is four and a half kilometres long, seven metres deep, marked by poles, and the ship goes along it as if on rails, with sheep looking in at the windows.
@map Lofoten Islands, Vesterålen, Senja, Tromsø | Between the wall of Lofoten and Tromsø the ship keeps inside the islands.
## The half that is left out
Most people get off in Tromsø. It is a pity, because there the trees begin to stop.
Hammerfest has a column with a globe on it, where in the last century but one astronomers finished measuring a piece of the Earth’s roundness that begins at the Black Sea; they needed it to find out how flat the poles are. It has next to no house from before 1945. In the last autumn of the war a retreating army burned everything from here to the border, every barn, boat and telegraph pole, and fifty thousand people were shipped south; the rest hid in caves and under upturned hulls until spring. They had been told not to come back before it was allowed, and came back at once. What stands in these harbours, a wooden box with a gable, in yellow, green or ox-blood, is one of a dozen patterns which they were given to build from. Once you know this you look at a village in Finnmark as one does at a photograph of somebody when young.
Honningsvåg is a quay with reindeer on it, from June. The North Cape is three quarters of an hour off by coach and really the end of things, three hundred metres straight down; it has a cinema in it.
After that, for a night and a morning, there is no shelter to seaward. Vardø lies on an island so far east that its clocks ought to be more than an hour ahead of Oslo. Here, for the most part, a county of three thousand inhabitants tried a hundred and thirty-five of them for witchcraft in the seventeenth century, and killed ninety-one. On the shore where it happened is a long corridor of canvas with a small window and a lamp for each of them. The ship stops for less than an hour, at an impossible time. Run.
## North or south, summer or winter
**North** is the classic, six nights. It passes the Lofoten wall in the evening and Geiranger, in the season, by day. **South** is five, has the islands of Vesterålen in the morning and Trollfjord near midnight, and there are fewer people. Both together are eleven nights and best for people who are tired or in love.
**June:** it does not get dark at all after Bodø, one forgets to sleep. **October:** rowan red, first snow on top, first lights in the sky. **February:** blue and pink from ten to two, and the rest is stars. **April:** the whole fleet out for cod off Lofoten and snow down to the quays. We like the last.
## Cabins and sense
- Take one outside, midships, on the upper of the two lower decks. In the Stad and in the Vestfjord there are an hour or two that remind you of the reason.
- An *unobstructed* window costs more and is worth it. The lifeboat of the other kind is orange and fills the pane.
- Three nights are enough to understand it: Trondheim to Tromsø has the Circle, the wall and both kinds of light. One can then fly home, or stay for what [the winter has to show](article:northern-lights-without-promises).
- Food is local to the hour: what came on at Rørvik in a box is on the card at Bodø.
- Wind is announced, and so is what to do about it, which is to lie flat. Nobody has ever regretted a coat with a hood.
[Our guide to Norway](guide:norway) tells what lies inland of all this; on a ship you would not know there was any.`,
  },
  {
    key: 'the-train-that-boards-a-ship',
    title: 'The train that boards a ship',
    summary: 'From Rome to Palermo in a seat by the window. Between Calabria and Sicily the carriages go on to a ferry, and so do you.',
    place: 'Sicily',
    places: ['Italy', 'Rome', 'Palermo', 'Naples'],
    picture: 'sea, coast, afternoon',
    tripTypes: ['RAIL', 'HERITAGE'],
    searchTerms: ['rome to sicily', 'train ferry', 'messina', 'train'],
    type: 'EVERGREEN',
    category: 'INSPIRATION',
    author: 'matteo.bruni',
    days: 165,
    body: `There are two in the day and two in the night. Take the first one, at about half past seven from Roma Termini, which reaches Palermo towards seven in the evening. An aircraft needs seventy minutes. It will not be mentioned again.
It is some nine hundred kilometres, all of it along one coast or another, in a train that looks like every other train: seven or eight grey carriages, air that is too cold, a conductor with opinions about Naples. Nothing on the outside says that in the afternoon it will be taken apart and put on a boat. One has to know.
## Rome to Naples, two hours
Suburbs, an aqueduct that keeps up for a while, then the Pontine plain, dead flat, with its eucalyptus. Until the nineteen-thirties this was a marsh, and had been one when Horace crossed it in a barge towed by a mule and complained of the frogs. Emperors tried to drain it, and popes. The trees were planted to drink what was left.
After Formia the sea is on the right. Get a seat on that side, facing south; it will be yours and the sea’s until the evening.
There is a faster line inland, on which red trains do it in an hour and ten. Ours takes the old one, because it still has to stop for people with cheese.
## Naples to Paola, three hours
Vesuvius, large, on the wrong side. Beyond Salerno the road people turn off for Amalfi, and the railway is by itself. Then tunnels, and between the tunnels, for as long as it takes to breathe in, a bay.
The line was cut along this shore in the eighteen-eighties and nineties, from both ends, by men who died of malaria on the level parts and of rockfalls on the others. Before that one went to Calabria by sea or did not go. You see why. Mountains come down to the water like cattle, one behind the other, and where there is a gap it has a river of stones in it, dry, as wide as a boulevard, waiting for one night in November.
**Sapri:** three hundred men landed here in 1857 to start a revolution, and every Italian child knows the poem about the girl who was gleaning and saw them go by. The villagers inland met them with scythes. **Maratea:** a white Christ on a mountain, twenty-one metres tall, with his back to the sea. **Diamante:** chillies on strings. Somebody’s grandmother has taken the seat across from you at Salerno and unpacked. She will offer. Refuse once, for form, and then eat.
@map Rome, Naples, Sicily, Palermo | Down the boot and over the strait: three stretches, one of them on water.
## Paola to Villa San Giovanni, two hours
The line runs on a shelf just above the beach. There are stations where nobody has got in for years, with oleanders. At Pizzo they shot a king of Naples, Joachim Murat, who had been an innkeeper’s son and Napoleon’s brother-in-law; he asked the soldiers to spare his face. The town now lives on an ice-cream with a soft chocolate heart. On the horizon there is a cone with smoke on it. That is Stromboli, and you will see it from three sides before supper.
South of Palmi, between May and the end of summer, look for a boat that seems to have been put together by a child: a hull of fifteen metres, a steel mast twice as high with a man in a basket on top of it, and a gangway out in front as long again. They are hunting swordfish. The man in the basket steers, since only he can see the fish; another stands at the tip of the gangway with a harpoon. The fish travel in pairs, and whoever takes the female, they say, need not hurry with the male. It was done in the same water, with a ladder for a mast, when Polybius described it two thousand years ago.
At Scilla, where Odysseus lost six men to the rock, children are jumping off it.
## The manoeuvre
At Villa San Giovanni the train stops, and all the lights go out, and come on again. A locomotive arrives from behind. You are pushed, slowly, with a good deal of shouting outside, away from the platform, round a bend, and through something that turns out to be the bow of a ship. It is dark. There are rails in the floor of it, four tracks, and the train, which is too long, is cut in pieces and laid side by side like asparagus.
Then the doors open. You may stay in your seat, and some do, asleep. Climb the iron stairs instead. On deck there is a bar with a glass case of *arancini*, rice balls as large as a fist, hot, with ragù; the crossing is said to be the reason for them, and takes about twenty-five minutes.
@tip Which half | The train is divided in Messina: one part goes along the north coast to Palermo, the other south to Taormina, Catania and Syracuse. Your carriage has its town on a sheet of paper by the door. Look before you go up to the bar.
Trains have crossed in this way since 1899. The men who do it have a language of their own, mostly vowels, and a pride in not spilling your coffee. A hundred tonnes roll down a slope on to something that is floating; the ship gives, a hand’s breadth, and they let water into a tank on the other side until it is level again. They do the whole of it in half an hour, with a carriage of sleeping nuns in the middle.
## Three kilometres of water
The strait is three kilometres wide at its narrowest and runs like a river, one way for six hours and then the other, since the tides of two seas are opposed here and never agree. Where they meet the surface goes smooth in patches and then boils. This is Charybdis. She takes small boats still, and rather more often brings up fish from the deep with lamps on them and leaves them on the beach at Faro.
There has been a plan for a bridge since the Romans, who are said to have put elephants across on barrels. There is one at present; there usually is. In the war the ferries were sunk, and the line was running again, on one patched ship, before there was glass in the stations.
Look back for the mountains of Calabria and forward for a town that seems oddly low. At twenty past five on the morning of the twenty-eighth of December 1908 the ground moved for thirty-seven seconds. Then the sea went out and came in. Some eighty thousand people died in Messina and on the other shore. It was built again with wide streets and few floors, so that nothing would fall far. On the end of the mole stands a golden Madonna on a column, sixty metres up, with a blessing in Latin at her feet in letters that can be read from the deck. It says that she blesses you and the city. The queue for the last *arancino* is behind you.
@map Sicily, Taormina, Mount Etna, Palermo, Syracuse | At Messina the train parts: west for Palermo, south for Taormina and Syracuse.
## Messina to Palermo, three hours
The sun is low, and still on the right, since the line has turned with you. A tunnel under the mountains, and it is another sea. The Aeolian Islands lie out on the water in a row, Vulcano, Lipari, Salina, and past them, quite alone, the cone of Stromboli with its small cloud.
Below Tindari the sand has drawn a lagoon in the shape of a woman lying down, or so they tell you; it draws another one every few years. The Greeks had a theatre above it with this view behind the stage, on the reasonable ground that plays are sometimes long. **Cefalù:** a cathedral too large for its rock, which King Roger vowed to build if he came out of a storm alive, and did. Then lemons. After Termini Imerese, where the oranges begin, villas in the dust at Bagheria, with stone hunchbacks and musicians along their walls. Somebody is telephoning to say that we are nearly there and to put the water on for the pasta.
> You have the whole boot in your legs now. | The grandmother, who got off at Sant’Agata
Palermo Centrale is a terminus. The line ends at a pair of buffers, and beyond the buffers is a door, and outside of the door someone is frying something. It is nearly dark. You have been in the same seat for eleven and a half hours, apart from one ship, and you know where Sicily is.
@picture sea, village
## To do it
- **Tickets** go on sale about two to four months ahead, from 30 euros in second class to 80 in first. First has two seats and one, and no other merit.
- **Food.** There is a trolley, at times. Buy a *panino* in Rome, and leave room for the ship.
- **The side.** On the right all the way, facing south, and after Messina on the right again.
- **At night** the sleeper leaves about eleven, with compartments for one, two or three. One wakes on the water: somebody runs along the corridor with coffee. For a first time go by day.
- **Break it.** Naples for two nights, Maratea for one. [Italy by rail](itinerary:italy-by-rail) does so, and starts in Turin.
- **Months.** April to June and September to October. In August the whole of Milan is on it, with its mother-in-law, going home.
Nobody needs a train on a ship any more. When they close it, they will say so, and everybody will be very sorry. [Our guide to Italy](guide:italy) has the months for the island at the end of it.`,
  },
  {
    key: 'the-flood-that-arrives-in-the-dry-season',
    title: 'The flood that arrives in the dry season',
    summary: 'The Okavango rises when it has not rained for months. An explanation, with a gradient of one in four thousand.',
    place: 'Okavango Delta',
    places: ['Botswana', 'Moremi', 'Maun'],
    picture: 'delta, water, aerial',
    tripTypes: ['SAFARI', 'NATURE'],
    searchTerms: ['okavango flood', 'mokoro', 'when to go'],
    type: 'EVERGREEN',
    category: 'WILDLIFE',
    author: 'care',
    days: 231,
    body: `In the last week of June, in the middle of winter, when no rain has fallen in Maun since April and none will until November, people walk down to the bed of the Thamalakane River to look at the sand. Somebody has telephoned from upstream. Around noon on one of these days a brown tongue of water the width of a bath mat comes round the bend, pushing a roll of leaves and dead grasshoppers before it. Children run along in front. By evening it is a river.
The water is four months old.
## Where it comes from
It fell in January, in the highlands of Angola, twelve hundred kilometres away. Two rivers, the Cubango and the Cuito, collect it and carry it south across a corner of Namibia. They are unlike each other. The Cubango runs over rock, and its rain is in Botswana within weeks. The Cuito comes through peat and deep sand, which hold on to the water and let it go slowly, so that a second, lower crest follows the first. Together they make a flood that lasts for half a year instead of for a fortnight. Few people live up there. There is no great dam and hardly a field on a thousand kilometres of river, and most of what is good about the Delta depends upon this staying so.
In March and April the water passes Mohembo and enters Botswana in a channel between papyrus. It is clear, the colour of weak tea, and goes at the pace of a man who is not late. For a hundred kilometres two old breaks in the Earth’s crust hold it in like the sides of a trough; on the map this piece is called the Panhandle. Then the sides stop.
@map Okavango Delta, Moremi, Maun, Tsodilo Hills | From the Panhandle in the north-west to Maun: a hand with the water running through its fingers.
## A very flat floor
There the land goes flat. Over the next two hundred and fifty kilometres it falls sixty metres, one in about four thousand, which is the gradient of a well-laid kitchen floor.
So it does what water does on a kitchen floor. It spreads, into channels, lagoons, grassland, a fan as large as Northern Ireland. Plants drink it, the sun drinks it, the sand drinks it. Ninety-six parts in a hundred never leave. What arrives in Maun is the remainder, and none of it has ever reached the sea.
It could not know that. The river was once on its way somewhere, to the Limpopo most likely and the Indian Ocean. Then the ground moved. Africa is coming apart along the Great Rift, and this is the far tip of the tear; two faults opened across the river’s path, the Kunyere and the Thamalakane, and the land beyond them stayed higher by a few metres. Water filled the hollow and then the sand filled the water. There are three hundred metres of it under your tent. Maun lies along the second of the faults and you can see this from the air: the river comes from the north in a hundred threads and turns left, all of it, as if at a kerb.
The crest takes four months over a distance that you will fly in fifty minutes. In the shallows it advances through grass at a kilometre or two a day, and most of the time it is not even going forwards, but filling sideways, sinking, wetting the sand from beneath until the sand has had enough.
## Islands by termite
In the dry year somewhere back in time a colony builds a mound. The flood comes round it; the mound stays out. A bird sits on it and drops a fig seed. The tree brings shade, elephants bring more seeds, roots pull up water and leave their salt in the centre. In a hundred years there is an island with palms round its edge and a bald white middle. There are about a hundred and fifty thousand of them. From the air, in the aircraft that you will certainly take since there is no road, one sees every age from the mound to the grove.
The bald middle is the cleverest part of it. Each year the river brings in several hundred thousand tonnes of dissolved salts, and nothing takes them out again. By rights the place ought to be a salt pan, as are the [Makgadikgadi](article:one-night-on-the-salt) to the south-east, which had the same water once. What saves it is trees. They stand on the rim of each island and drink so hard that the water beneath always flows towards them from the channel; the salt goes with it, is left in the middle, grows denser, and at last sinks, like syrup. The water that you drink from the side of the boat is as sweet as rain.
@picture delta, islands
## The engineers
A channel does not stay where it is. It carries fine sand along its bed and drops it, and papyrus leans in from both sides, until after some decades the bed is higher than the swamp around it. Then one day the water goes elsewhere. What was a river is a meadow, then dry peat, which catches fire and smoulders underground for years; what was a meadow is a lagoon.
Often it is a hippopotamus that decides. Every evening it walks out of the water to graze, by the same way, and every morning it walks home, and where something that weighs a tonne and a half has walked for a lifetime there is a ditch. The next flood uses it. Elephants do the same on a larger scale, and knock down whatever stands in the way. A map of the Delta is right for about as long as a map of a child.
People have kept pace with this. The Bayei came down the river some two hundred and fifty years ago, in the boats that one still sits in, and learnt to find their way by which reeds bend and which do not. A mokoro used to be a whole sausage tree, a hundred years in growing and five in use. Nowadays it is fibreglass in the same shape, and the trees stand.
> The river is older than the rain. You must not ask one about the other. | A poler in the Boro channel
## Why it matters when you come
Because the flood arrives in the dry season, the one wet thing for four hundred kilometres around is here when everything is thirsty. That is the whole secret of the Delta. Elephants walk in from the Kalahari along roads they have used for longer than there have been maps. Buffalo follow, in herds of a thousand, and lions follow the buffalo, and have learnt to swim.
- **April and May.** The north fills: the Panhandle, the first channels. The land is still green. Nights are mild. Prices have not risen yet.
- **June and July.** High water around most camps. Days of twenty-five degrees, nights of five. This is the time for the mokoro, a narrow boat that is poled, standing, through lilies.
- **August and September.** The water draws back in the south, animals crowd along what is left, the grass is short. Game drives are at their best and boats go where they still can.
- **October.** Thirty-eight degrees, dust, everything at the last pools. Photographers come and do not mind.
- **November to March.** Rain, thunder, calves, birds from Europe, half the price, a third of the guests.
No two years agree. In 2011 the water stood higher than anyone under forty had seen it, ran on down the Boteti, and filled a lake that had been a cattle track. In 2019 it hardly came. Fish lay in the last pools at Maun, and people carried hippos water in tank lorries. A camp which calls itself a water camp can be a land camp for a season; we ask them by telephone in April what they expect, when the crest has been measured at Mohembo and there are two months in which to change your mind.
@map Okavango Delta, Savuti, Chobe, Makgadikgadi Pans | Where the water goes, and the dry country round it from which everything walks in.
## A poler’s advice
Sit still and lean back. A mokoro has three fingers of wood above the water. The frogs that sound like glass are reed frogs, as large as a thumbnail, and each is shouting at the top of its voice. Hippos have right of way, always. When the poler stops without saying why, be quiet, and in a while you will hear it too.
Go out in the first hour, when the lilies are still shut, and again in the last, when they have shut once more and the light comes through the reeds from the side. In between sleep. Trail a hand in the water only if you are told that you may. Ask for the bells of glass to be named, one voice after another, and you will get a quarter of an hour of conversation about frogs, with gestures, from somebody who was taught by his grandfather to tell the depth of a pool by them.
Stay for five nights at least, in two camps: one where there is water all year round, one on the dry side. [Seven nights on this water](itinerary:delta-by-mokoro) are cut in this way. [Our guide to Botswana](guide:botswana) says how these are combined, and what the small aircraft between them will let you carry.`,
  },
  {
    key: 'the-reunification-express',
    title: 'The Reunification Express, in three bites',
    summary: 'Hanoi to Saigon is 1,726 kilometres and thirty-three hours. Which of them to spend on the train.',
    place: 'Vietnam',
    places: ['Hanoi', 'Hue', 'Da Nang', 'Ho Chi Minh City', 'Ninh Binh', 'Phong Nha'],
    picture: 'coast, sea, mountains',
    tripTypes: ['RAIL', 'ADVENTURE'],
    searchTerms: ['train', 'hai van pass', 'sleeper train'],
    type: 'TOPICAL',
    category: 'ADVICE',
    author: 'team',
    days: 51,
    body: `It is not called that on any board. The five daily trains have numbers, SE1 to SE10, odd ones southward. The name was given by foreigners to the line which opened again on the last day of 1976, after thirteen hundred bridges had been mended. It has a single track for most of the way and an average of fifty-two kilometres an hour.
Taken at one go it is a long time in a room with three strangers. We cut it in three and throw away the middle of the night.
## A metre wide
Paul Doumer was governor of French Indochina for five years and left it a loan of two hundred million francs and a railway hardly begun. He had drawn it on the map in 1897: from Hanoi along the sea to Saigon, a metre between the rails, because that was cheap. It took until 1936, and for the whole of those thirty-nine years the two ends advanced on each other through swamps and typhoons, with the gap in the middle crossed by bus. When it was done a first-class passenger could lie down in one city and get up in the other on the second morning, after forty hours, with a shower, a bar, and ice in his glass. A coolie who had laid it could not have paid for the stretch he had laid.
It ran whole for less than ten years. Then it was cut, by one side and the other, and then again by both, in pieces so small that some stations had a train and no line and some a line and no train. On a morning in 1972 there was hardly a bridge standing between Vinh and Hue.
After the war it was the first thing they put together. There was little steel and less money. They took rails from sidings, sleepers from houses, girders out of rivers; in twenty months there were the bridges, twenty-seven tunnels and a hundred and fifty-eight stations, and on New Year’s Eve a locomotive with flags on it left each end. People stood along all of it. Those who are over sixty will tell you where.
@map Hanoi, Ninh Binh, Phong Nha, Hue, Da Nang, Ho Chi Minh City | 1,726 kilometres of single track. We take the first hundred, the middle three hundred, and a piece that nobody takes.
## First bite: Hanoi to Ninh Binh, two hours and a quarter
Leave at six in the morning, if only for the first kilometre. There the line goes through the old town between houses, in a lane hardly wider than the carriage; people have taken in the washing, the stools and the birdcage one minute ago and stand in their doors with a toothbrush. You see into forty front rooms. In one a child is doing sums, in the next a man is shaving, and on the altar behind him is a tin of the good biscuits. Then the lane opens into a marshalling yard and the yard into rice, to the horizon, women in it bent over like commas.
It is the Red River’s delta, which has been diked for a thousand years and lies lower than the river. Each village is an island with bamboo round it. Among the fields are graves, because somebody’s grandfather ought to be near the rice; buffalo lie in the canals with egrets on them; and at each level crossing forty motorcycles wait behind a pole and a woman in uniform, who holds up a furled flag as if it were a baby.
At Ninh Binh limestone comes up out of the fields, by the hundred. Two nights here, in a boat and on a bicycle. The boats are rowed with the feet: the rowers lean back, take an oar in each instep, and have both hands free for an umbrella.
## Across a river painted in two colours
The overnight from Ninh Binh gets to Đồng Hới at about six. Three days for the caves at Phong Nha, if you like; the largest known in the world is here, and there are four others nearly as good for which one need not book a year ahead. Then on, by the morning train.
For an hour there is sand, white, with casuarina trees. Then a bridge that nobody remarks on, over a river of no size. It is the Bến Hải. The seventeenth parallel was agreed on in Geneva in 1954, and since one cannot see a parallel they took the nearest water. It was to be for two years. It was for twenty-one.
From the train you can see the road bridge a little way off, an iron one, kept as it was. The two sides quarrelled about everything on it. The south painted its half blue, so the north painted its own blue; the south took green, and the north took green; after this had gone on for a while it was left yellow on one side and blue on the other. They raised flagpoles against each other until one of them was thirty-eight metres tall. Loudspeakers the size of a room sang across the water, by turns, through the night. The people who fished there said that the songs were good on both.
South of it there is not a tree that is older than fifty years. There are eucalyptus plantations in rows, and fish ponds, perfectly round, which were not dug.
Get off in Hue. It deserves more than a bite: two nights, a bicycle along the river to the tombs, and a soup with lemongrass in it for breakfast.
@picture coast, mountains
## Second bite: Hue to Da Nang, two hours and a half
This is the reason why people remember the line. It is a hundred kilometres. After the lagoon at Lăng Cô the train goes at the mountain, gives up, and creeps round the outside of it, on a ledge, with jungle up on the right and the South China Sea straight down to the left, beaches on which nobody has ever stood, and in the bends you see your own engine. *Hải Vân* means sea and clouds. There are both.
A second locomotive pushes. You feel it lean on you from behind, like somebody in a queue. There are six tunnels and in the longest the lamps come on, and everyone looks at everyone. Half way, at a station without a village, a man in a peaked cap steps out of a yellow house with a hoop of bamboo; the driver hangs out of his window and takes it on his arm at thirty kilometres an hour. In the hoop is a token. Only he who has it may be on the next stretch, since it is single, and until both stations had a telephone they could trust there was no better rule. There is no better one now.
The mountain is also the weather. It stands across the country from Laos to the sea, and from October to March one side of it is in cloud and the other is not. People in Hue own a raincoat for the moped, for two, with a window in it for the headlamp. People in Da Nang own sunglasses. In a single bend you need the one and then the other.
@tip The left side | Going south sit on the left, in a soft seat, and not in the sleeper: its windows are high up and the lower bunk looks at a curtain. Two seats in the restored wooden carriages that run between Hue and Da Nang are better again, twice a day, with tea.
@map Hue, Da Nang, Hoi An, My Son | The mountain between Hue and Da Nang, and what lies within an hour of the second.
## Third bite: Da Nang to Quy Nhon, five hours
Leave after lunch. It is a part of Vietnam for which nobody stops: salt pans, duck farms, a church on its own, towers of brick which the Cham built when Chartres was new. Nobody knows how they did it. There is no mortar between the bricks that anyone can find, and where they were repaired a hundred years ago, with cement, that is the part with moss on it.
At Sa Huỳnh the line touches the sea, and the salt lies in white heaps beside it, raked by women in gloves, with a hat under a scarf under a hat. Get out at Diêu Trì, which is a junction and a noodle stall, and be driven the last ten kilometres to Quy Nhon. You arrive for grilled oysters. From here fly to Saigon. What you leave out is six hundred kilometres of night.
## What it is like inside
| Class | What | Dollars, Hue to Da Nang
| Hard seat | Wood, windows that open, chickens | 3
| Soft seat | Reclining, cold, a film | 6
| Soft sleeper | Four berths with a door | 9
| The whole compartment | The same, without strangers | 34
A trolley comes with rice porridge at six, corn on the cob at ten, pork and rice at noon, and with coffee that drips through tin into condensed milk at any time. Sheets are clean in the named carriages some private firms hang on at the end, and have been slept in by somebody in the others. Bring a sarong. The lavatory is a hole with a view.
> The aeroplane takes two hours, yes. And then you have been in an aeroplane for two hours. | The attendant of carriage nine
## When, and booking
February to April is dry on the whole of the line. From September to December typhoons come in between Hue and Quy Nhon and the track is under water for some days each autumn. Around *Tết*, the new year, every seat has been sold since November. Otherwise tickets can be had sixty days before; we buy them, and have them on paper, because the inspector likes to clip.
[Four soups](article:four-soups) is about what stands at the stations. [The middle coast](itinerary:the-middle-coast-of-vietnam) is the second bite with eight nights around it, and [the guide to Vietnam](guide:vietnam) is about what lies behind.`,
  },
];
