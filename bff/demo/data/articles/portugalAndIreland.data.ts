import type { ArticleData } from '#demo/buildArticleItem.ts';

/** Articles about Portugal and Ireland. */
export const portugalAndIrelandArticles: readonly ArticleData[] = [
  {
    key: 'the-douro-before-the-boats',
    title: 'The Douro before the boats',
    summary:
      'A railway follows the river from Porto almost to Spain. In the weeks of the vintage it is the best seat in the house, and it costs fourteen euros.',
    place: 'Douro Valley',
    places: ['Portugal', 'Porto'],
    picture: 'river, terraces, autumn',
    tripTypes: ['FOOD_WINE', 'RAIL'],
    searchTerms: ['harvest', 'port wine', 'september', 'train'],
    type: 'EVERGREEN',
    category: 'FOOD',
    author: 'matteo.bruni',
    days: 84,
    body: `The cruise boats leave the quay at Régua at nine. By then the river has been working for three hours.
## 5:50
In the third week of September it is dark and fifteen degrees. At the gate of a *quinta* above Pinhão stand forty people with secateurs and buckets, a third of them from the same village on the other side of the hills, as their mothers were. They go up, not down: the terraces are picked from the top, since the grapes there have had the most sun. The walls they stand on were built by hand, without mortar, and there are thousands of kilometres of them. You are given a bucket. Nobody laughs, the first hour.
## 9:00
The boats arrive, white, three decks, and turn in the basin. From up here they are toys. The sun is on the schist now. Schist splits into upright leaves, and the roots go down between them for twenty metres in search of water. The stone takes heat in by day and gives it out at night, so that the grape never sleeps; a good part of what port is about is insomnia.
## 12:30
Lunch is at a long table under a vine: cod, chickpeas, a green soup, the rough red wine which they make for themselves. Everyone sleeps for half an hour on the concrete, in a row.
## The train
From Porto’s São Bento station, behind twenty thousand painted tiles, the line reaches the river after an hour and stays with it for a hundred kilometres, so close that there is nothing between the window and the water. Sit on the right. Régua is two hours from Porto, Pinhão two and a half; at Pinhão everybody gets out to photograph the station, and if you stay in you will have the carriage to yourself for the last hour to Pocinho, which is the wild one. There is no road there. Eagle owls, almond trees, an abandoned stop called Ferradosa with its name in blue tiles.
@tip Both ways | Go up by train and come down by car along the N222 between Pinhão and Régua: twenty-seven kilometres beside the river, ninety-three bends. Or up by train and back by a small boat with a captain, which we can arrange, and which is allowed to go through the lock at Carrapatelo: thirty-five metres down in a stone box.
## 21:00
After dinner the *lagar*, a granite trough as large as a room. It is filled to the thigh. Twenty people step in, link arms and walk on the spot for two hours in the *corte*, the cut, left, left, right, with somebody calling the step, without a word. It is cold and full of stalks, and warm at the bottom where it has begun. Then the caller shouts *Liberdade!*, an accordion starts, and one may dance. Feet do it better than any machine, because they do not break the pips.
You will be purple to the knee for about four days.
> My grandfather walked it, my father walked it. I have a computer for the temperature. But at nine I take off my shoes. | A winemaker near Pinhão
@picture river, evening
## When to come
| Weeks | On the slopes | On the river
| Late February to mid-March | Almonds in flower on the upper river | Empty
| May and June | Vines in leaf, broom, swallows | Some boats
| July and August | Forty degrees. Grapes and people wait | All the boats
| Second to fourth week of September | The vintage | Boats until five, then nobody
| Late October | Every vine its own red | Quiet
Most houses that let you pick or tread take six or eight guests and ask that they stay two nights. It is settled in June. [The guide to Portugal](guide:portugal) gives the rest: two days in Porto before, the Alentejo after, and a week in between in which your feet fade.`,
    earlier: [
      { note: 'One day in the vintage', was: { title: 'A day of the vintage' }, lines: 5 },
      { note: 'The train', was: { title: 'A day of the vintage' }, lines: 10 },
      { note: 'Weeks checked with two growers', lines: 17 },
    ],
  },
  {
    key: 'nine-islands-one-sweater',
    title: 'Nine islands, one sweater',
    summary: 'A draft about packing for the Azores, where the weather comes by the quarter of an hour.',
    place: 'Azores',
    places: ['Portugal', 'São Miguel', 'Pico', 'Terceira'],
    picture: 'island, sea',
    tripTypes: ['NATURE', 'ADVENTURE'],
    searchTerms: ['azores', 'island hopping'],
    type: 'TOPICAL',
    category: 'ADVICE',
    author: 'freya.dunmore',
    days: 5,
    body: `On Faial the woman who rents out the room points at the sea, in four directions, one after the other: rain, sun, rain, we shall see. Then she looks at the suitcase.
## What goes in
One sweater, wool. One coat that keeps water out and does not rustle, since you will be listening for birds. A swimsuit under everything: there are natural pools in the lava on all nine, and Furnas is warm.
## What stays
The umbrella. It will be found on Terceira.
## Which islands
São Miguel has the lakes, Pico the mountain and the wine behind black walls, São Jorge the cheese and the *fajãs*, Faial the yachts. Four is a fortnight; three is better. (To do: ferry times for the triangle, June to September. Ask Inês which of the whale lookouts takes visitors.)`,
    state: 'SUBMITTED',
  },
  {
    key: 'skellig-in-a-good-swell',
    title: 'Skellig, in a good swell',
    summary: 'A rock, 618 steps, and a sea that lets you land on three days of five. What to do with the other two.',
    place: 'Skellig Michael',
    places: ['Ireland', 'Ring of Kerry'],
    picture: 'sea, cliffs',
    tripTypes: ['HERITAGE', 'NATURE', 'ADVENTURE'],
    searchTerms: ['skellig michael', 'puffins', 'boat permits'],
    type: 'TOPICAL',
    category: 'ADVICE',
    author: 'matteo.bruni',
    days: 54,
    body: `The message comes at seven in the evening or at seven in the morning, and it is one word. *Going*, or *not*. All along the coast from Portmagee to Ballinskelligs people who have come from Ohio and Osaka look at their telephones and either put on all their clothes or have another slice of soda bread.
We have been told *not* four times and *going* five. This is about both.
## Going
Fifteen boats have a licence, for twelve people each: a hundred and eighty on the rock in a day, and never more. The crossing takes an hour. The Atlantic is not rough, the skipper says, only large. One goes up on it and comes down on it, and behind every third one the coast of Kerry has gone.
Little Skellig is white, and as you come under it the white gets up and screams: seventy thousand gannets, one of the great colonies in the world. Two kilometres on, the other one stands out of the water, black, to two hundred and eighteen metres, like something that was drawn by a child asked for a mountain.
You step from a moving boat on to a stone step, at the top of the swell, when they tell you to. It is the one moment that needs nerve. Then the way goes up. Six hundred and eighteen steps, slabs put there by monks in the sixth or seventh century, uneven, and with no rail. A guide at the bottom explains about it at length. Listen to her.
On top, on a terrace held up by dry walls, are six huts like beehives. The monks lived in them for some six hundred years, twelve men and an abbot, on birds, fish, rainwater and a garden the size of a bus. The walls are as thick as your arm is long and there is not a drop of mortar in them, and inside it is dry. It has been dry for thirteen centuries. One stands in the door and sees what they saw, which is nothing, all the way to Labrador.
Puffins watch you from every tuft. They are there from late April until the first days of August, and then one morning they have all gone.
> It does not belong to any world that you and I have lived and worked in: it is part of our dream world. | George Bernard Shaw, in a letter of 1910
@picture cliffs, island
## Not
It is a bright day, naturally, with hardly any wind. But it blew on Sunday, far out, and the swell has only now arrived. What to do with it:
1. **Sail round without landing.** There are boats that do so on most days when landing is impossible. You lose the huts and keep the gannets.
2. **Bray Head on Valentia,** an hour and a half on foot, there and back, with both rocks in view the whole way.
3. **The Skellig Ring,** not the one of Kerry: eighteen kilometres of lane round St Finian’s Bay, too narrow for coaches by law.
4. **The tetrapod’s footprints** on Valentia, made some 385 million years ago by one of the first creatures that came out of this sea. It did not wait for a message either.
5. **Soup,** in Portmagee, with your back to the harbour.
## How to improve your chances
- The season is from the middle of May to the end of September. June and July have the calmest water as well as the puffins.
- Places are sold from late winter on and gone by Easter. We hold a few.
- **Three nights,** so that *not* on Tuesday may become *going* on Wednesday. Half of those who miss it had one morning.
- No children under twelve, no stiff knees, no umbrella. Proper boots. There is no lavatory; that is also how it was for the monks.
- Take the pill before you sail, not when you need it.
From Killarney it is an hour and three quarters to Portmagee. [The guide to Ireland](guide:ireland) goes on from here to Dingle, which can be seen from the top step, and looks near.`,
  },
  {
    key: 'the-last-song-in-doolin',
    title: 'The last song in Doolin',
    summary: 'A session is not a concert. How to sit beside one, by somebody who for twenty years has sat in the wrong chair.',
    place: 'The Burren',
    places: ['Ireland', 'Cliffs of Moher', 'Dingle Peninsula', 'Galway City'],
    picture: 'village, evening, rain',
    tripTypes: ['CULTURE', 'SOLO'],
    searchTerms: ['traditional music', 'pubs', 'county clare'],
    type: 'EVERGREEN',
    category: 'CULTURE',
    author: 'editor',
    days: 193,
    body: `Do not sit there. It looks free: it is the best seat in the room, in the corner by the fire with its back to the wall, and it has been empty since you came in at eight. At half past nine an old man with a concertina in a biscuit tin will come through the door and stand in front of you and say nothing at all.
I have been that person. This is to spare you.
## What it is
A session is some people playing tunes for one another in a pub. You may listen. That is a different thing from their playing for you, and all the manners follow from it. There is no stage and no beginning. Somebody tunes a fiddle; it goes on for a while, and becomes a reel without your having noticed when. They play it three times, and on a glance or a lifted knee they are in another, and then another. That is a *set*. Then they put down the instruments and talk about heifers.
Nobody announces anything. If you ask what it was called, they may not know, or there are four names.
## The manners
- **Talk during the tunes,** quietly. Everybody does.
- **Never during a song.** When somebody closes his eyes and begins without accompaniment, the whole bar goes silent, the barman stops in the middle of a pint, and the tap drips. It may have fourteen verses. It is often about a drowned man. At a good line people say “good man” under their breath, and you may as well.
- **Clap or do not.** After a song, yes.
- **Do not film from in front.** From where you sit, a little, then put it away.
- **Do not ask for “Danny Boy”.** They will play it, and that is the sad thing.
- **You play?** Leave it in the case. When they ask, take it out. Play what they play, not louder.
- **Buy a round for the corner,** through the barman, without a word. It will be noted.
## Where
Doolin, in Clare, has three pubs which everyone knows; in August there are coaches, and the sessions are amplified and start on time, two bad signs. Go in the last week of October or in March, with rain on the window.
In Miltown Malbay, half an hour to the south, the whole town plays in the first week of July. It is called a summer school. In the mornings eight-year-olds are taught the flute; at night there are thirty sessions, one of them in the chemist’s. Ennis has music on every night of the year. In Kilfenora, in the middle of the limestone, there is a *céilí* band which celebrated its centenary some time ago and still takes the corner fast.
Further on: Dingle for singing in Irish, Galway on a Tuesday, a back room in Donegal where they play the fiddle as though something were after them.
@picture coast, rain
## The hour
It starts about half past nine. The tourists go at eleven, when there was nothing more to photograph, as they thought. At ten past, the concertina player, who has had one hand on the lid all evening, says to nobody in particular: *Would you ever give us a song, Bridie?* And a woman in a fleece who served you breakfast this morning looks into her glass.
> It is not sung to the people. It is sung to the wall, and they may be there.
That is the one. It is worth the wrong chair, the two evenings of talk of heifers, and the rain. You walk home in the dark between stone walls, with the sea somewhere to the left, and there are nine words of it you can remember and you say them over.
The [guide to Ireland](guide:ireland) has the roads. [Skellig](article:skellig-in-a-good-swell) is for the mornings.`,
  },
  {
    key: 'letters-from-patmos-road',
    title: 'Letters from a road in Connemara',
    summary: 'A draft about peat, rain and a very good breakfast.',
    place: 'Connemara',
    places: ['Ireland'],
    picture: 'mountains, rain',
    tripTypes: ['NATURE'],
    type: 'TOPICAL',
    category: 'INSPIRATION',
    author: 'freya.dunmore',
    days: 6,
    body: `It rained the first day and the second, and on the third the mountains had moved closer.
## First letter, Recess
The bog road from Ballynahinch to Clifden has no houses on it for eleven kilometres. I was told not to stop after dark, for no reason anyone would give. Turf is stacked along it in small pyramids to dry, and does not.
## Second letter, Roundstone
Breakfast: brown bread, brown butter, a brown egg, and a kipper. The man who makes the drums was standing in his door with a goatskin, reading it against the light like a newspaper.
## Third letter
(The walk on Errisbeg goes here. Ask if the gate by the lake is open again.)`,
    state: 'SUBMITTED',
  },
];
