import type { ArticleData } from '#demo/buildArticleItem.ts';

/** Articles about Norway and Iceland. */
export const northernArticles: readonly ArticleData[] = [
  {
    key: 'northern-lights-without-promises',
    title: 'Northern lights, without promises',
    summary: 'What a week in the far north can and cannot give you, by people who have stood in the cold for both.',
    place: 'Tromsø',
    places: ['Norway', 'Lofoten Islands', 'Iceland'],
    picture: 'northern lights, night, winter',
    tripTypes: ['NATURE', 'PHOTOGRAPHY'],
    searchTerms: ['aurora', 'winter', 'northern lights'],
    type: 'TOPICAL',
    category: 'ADVICE',
    author: 'editor',
    days: 33,
    body: `The lights do not come because you have flown in. They come because the sky is clear and the sun was restless two days ago, and the forecast for both is poor beyond an evening.
We say so on the telephone to everyone who asks, and about one in five then books something else. The other four have, on the whole, a good week. This is how it is put together.
## Four nights, not two
In the belt between the 66th and the 70th parallel there is some aurora on most nights of the year. What decides is cloud. On the coast at Tromsø the sky is clear, or clear enough, on something like two nights in five between September and March. With four nights and a car that can drive to where the cloud ends, the odds are decent. With two and a bus they are a lottery.
| Nights | Waiting at the hotel | With a car and somebody who reads satellite pictures
| 1 | one in three | one in two
| 2 | one in two | three in four
| 4 | three in four | better than nine in ten
The figures are from our own travellers of six winters, 212 parties, who were asked one question: did you see green?
## When
Not in December above all, as people think. It is dark for longest then, and also cloudiest. **Late September and October** have open water to mirror it and nights that are merely cool. **February and March** have snow, twelve hours of dark, twelve of light, and the clearest skies of the year inland; around the equinoxes the sun’s field and ours are at the angle at which doors come open.
The moon does not matter. It lights the mountains, and pictures with it are better. The hour matters: between eight in the evening and one in the morning, and most often in the forty minutes when you have gone in to warm up.
## Where
Tromsø is an island, with sea weather. An hour and a half inland, towards Skibotn and the Finnish border, lies one of the driest valleys in Norway, and many nights are saved there. In Lofoten the stage is better and the sky worse. Alta, further east, calls itself the town of the northern lights with some justice. In Iceland one drives for the gap in the cloud in any direction, round the ring.
@picture northern lights, lagoon
## What it looks like
Less green than in pictures, and more alive. To begin with it is a grey arch in the north, which you take for a cloud until a star shines through. Nothing may come of it. Or the lower edge sharpens, a curtain unrolls from it, someone inside seems to walk along with a lamp; then it is overhead, and folds, and there is pink at the hem. Grown people make a noise they have not made since the age of six. Five minutes later it is a grey arch.
> Bad, good, nothing, nothing, and then the one at the petrol station. | A family from Utrecht, asked for a summary
## Days that would be good in any case
We plan those first. Dogs in the morning, when they are loudest. A fjord with orcas behind the herring boats, from November to the end of January, off Skjervøy. Reindeer, with somebody whose they are. A sauna with a hole in the ice beside it. The blue light at noon, which is why painters came here. If nothing at all happens in the sky, it should still have been the right week.
## What to do about the cold
- Wool, then more wool; a windproof over that; boots one size too large, with two pairs of socks and room to wriggle.
- Spare battery in an inside pocket. Cold empties one in twenty minutes.
- Learn to set the camera by touch, indoors: 1600 ISO, widest aperture, five seconds, focus on a far lamp, then tape it.
- Dinner late, and a sleep after lunch.
[The guide to Norway](guide:norway) has the roads and the boats. [Thirty-four harbours](article:thirty-four-harbours) is another way of waiting, in a deck chair with a blanket, with an announcement in three languages when it begins.`,
    earlier: [
      { note: 'An argument against promises', was: { title: 'Will we see the northern lights?' }, lines: 3 },
      { note: 'Our own figures', was: { title: 'Will we see the northern lights?' }, lines: 10 },
      { note: 'Six winters instead of five', lines: 16 },
    ],
    faq: [
      [
        'Will you tell us when it starts?',
        'Your driver or the house will wake you, at any hour, if you ask for it. Put the boots by the door.',
      ],
      ['Can children come?', 'Yes, if they may fall asleep in the car. Nobody under ten has yet been impressed after midnight.'],
    ],
  },
  {
    key: 'the-road-closes-in-october',
    title: 'The road closes in October',
    summary: 'Iceland’s interior can be driven for some fourteen weeks. What opens when, and what a river looks like before you are in it.',
    place: 'Icelandic Highlands',
    places: ['Iceland', 'Askja'],
    picture: 'desert, mountains, summer',
    tripTypes: ['ADVENTURE', 'NATURE'],
    searchTerms: ['f-roads', 'highlands', 'self-drive', 'landmannalaugar'],
    type: 'TOPICAL',
    category: 'ADVICE',
    author: 'matteo.bruni',
    days: 66,
    body: `There are two Icelands. One has a ring round it, tarred, thirteen hundred kilometres, and can be driven in any month by anybody who slows down. The other is inside the ring. Its roads have an F before the number, for *fjall*, mountain, and a barrier at the beginning, and for three quarters of the year the barrier is shut.
## What opens when
The dates are decided by snow and then by mud. They are averages over ten years; each spring the road authority publishes a map, coloured in a little more every Thursday.
| Road | To | Opens, usually | Rivers
| F35 Kjölur | Straight across, past Hveravellir | mid-June | bridged
| F208 from the north | Landmannalaugar | mid to late June | none until the last one, which has a car park in front of it
| F225 | Landmannalaugar from the west, under Hekla | late June | two, shallow
| F26 Sprengisandur | The long way across | early July | four that matter
| F88 | Askja | late June to early July | two, one of them wide
| F249 | Þórsmörk | open early | the Krossá. Do not; take the bus with the high wheels
They close with the first snow that stays: at the end of September, in a kind year in the middle of October.
## The river
You stop. You get out, both of you. That is already the whole of it; those who are pulled out by a tractor are those who did not get out. Put on rubber boots and look where others went in and, especially, where they came out. Broad and rippled is shallow. Narrow and smooth is not. Cross at an angle, downstream, in the lowest gear, at the pace of somebody carrying soup; do not change and do not stop. Go in the morning. Glacier rivers follow the sun and carry twice as much at five in the afternoon as at eight.
If a wave comes over the bonnet, you should not have been there.
@warning Insurance | No rental insurance of any kind pays for water damage or the underside of a car. The contract says so on page three, in English. A new engine for a large jeep costs about what a small one is worth.
## Or be driven
We say this to good drivers as well. A guide from Hella with a truck on 38-inch tyres, let down to half pressure on snow, has Landmannalaugar on the second of June and again in the last week of October, when the rhyolite hills are the same colours with a line of white drawn along each. In those weeks there is nobody else. You look out of the window, which is what one comes for.
@picture mountains, evening
## Weather, in brief
Wind is what breaks cars: hold the door with both hands each time, as it costs nine hundred dollars to put one back. Sand follows wind on the south side of Vatnajökull. In the second half of August it gets dark again, and by the first of October there are eleven hours of light, with four left at Christmas. Between those two the northern lights begin.
## What we would do
- **In July:** five nights on [the unpaved edge](itinerary:iceland-off-the-ring), then two inside with a driver.
- **In the second week of September:** Landmannalaugar for the day from the south coast, the first frost on the moss, no flies.
- **In October:** leave the barriers shut and take the pools. There is [an article about those](article:the-town-is-in-the-pool).
[The guide to Iceland](guide:iceland) knows the ring as well. Nobody has ever been sorry about a day on it. But ask them what they remember, and it is the afternoon with the boots.`,
  },
  {
    key: 'the-town-is-in-the-pool',
    title: 'The town is in the pool',
    summary: 'Every Icelandic village has one: outdoors, 38 degrees, open before work. A short history, a code, and nine of them on a map.',
    place: 'Iceland',
    places: ['Reykjavík', 'Westfjords', 'Snæfellsnes', 'Akureyri'],
    picture: 'winter, coast, snow',
    tripTypes: ['WELLNESS', 'CULTURE'],
    searchTerms: ['hot springs', 'swimming pools', 'geothermal'],
    type: 'EVERGREEN',
    category: 'CULTURE',
    author: 'freya.dunmore',
    days: 133,
    body: `If you want to know what happened in the country last night, go at half past six in the morning to the hot pot of any public pool and lower yourself in up to the chin. In it sit the vet, the bank manager, two teachers, and a man who was a minister once. They have been here since the doors opened. Somebody says something about fish quotas to the sky.
## Why there are so many
Until about a hundred years ago next to no Icelander could swim, and they drowned within sight of home, whole boats of them. So the law put swimming into the schools; it is there to this day, for all, until they are sixteen. And under most of the villages there was hot water. There are about a hundred and twenty pools for not quite four hundred thousand people. Nearly all of them are outdoors, through the winter, in snow.
## The code
1. Shoes off at the door.
2. **Wash, naked, with soap,** before the swimsuit goes on. A chart in the shower shows where, in red. The water has hardly any chlorine in it, and that is the reason. An attendant may remark on it. Everyone does this and nobody looks.
3. Twenty lengths, or none.
4. The pots stand in order: 38, 40, 42, sometimes 44. Begin on the left.
5. A tub with water at four degrees is next to them. Six breaths. The vet is in it too.
6. One speaks in the pot, to anybody, of anything but work.
7. Dry yourself before you go back to the lockers. This is the rule that foreigners break, and about which letters are written.
@picture winter, night
## Nine
- **Vesturbær, Reykjavík.** Where the writers go. Three pots, one famous conversation, since 1961.
- **Laugardalur, Reykjavík.** The large one. A pot of sea water.
- **Lýsuhóll, Snæfellsnes.** The water comes out of the ground fizzing and with green algae in it. You smell of iron for a day and are very smooth.
- **Krossnes, in the Strandir.** At the end of the last road of the Westfjords, a concrete tank on the beach. One lies in it and waves break four metres off.
- **Drangsnes.** Three tubs let into the sea wall, on the main street, free. Put your coat on the stone.
- **Hofsós.** On a cliff over Skagafjörður; the water’s edge and the sea’s are in one line, and you swim towards Drangey.
- **Akureyri.** Slides. For families; there is an actual queue.
- **Seljavallalaug.** Twenty minutes’ walk up a valley in the south, built in 1923 against the side of a mountain. Lukewarm, green, not cleaned. Go for its own sake, early.
- **Þingeyri.** Indoors, as the wind there is serious. Afterwards there are waffles across the road.
> You have told me that you are a surgeon. In here you are a head. | The minister, retired
## And the lagoons
The blue one by the airport and its new cousins cost between seventy and a hundred and thirty dollars, have a bar in the water, silica, music. They are handsome. Book one for the day you land, when you are no use for anything. A village pool costs nine dollars, and on the second morning somebody nods.
Six nights [in the Westfjords and on Snæfellsnes](itinerary:iceland-off-the-ring) pass eleven of them, which was not an accident. [Our guide to Iceland](guide:iceland) says in which months the road to Krossnes is open.`,
  },
];
