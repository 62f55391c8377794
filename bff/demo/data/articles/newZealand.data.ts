import type { ArticleData } from '#demo/buildArticleItem.ts';

/** Articles about New Zealand. */
export const newZealandArticles: readonly ArticleData[] = [
  {
    key: 'milford-in-the-rain',
    title: 'Milford, in the rain',
    summary: 'Nearly seven metres of it fall in a year. An argument for hoping that some will be yours.',
    place: 'Fiordland',
    places: ['New Zealand', 'Queenstown'],
    picture: 'fjord, rain, waterfall',
    tripTypes: ['NATURE', 'CRUISE', 'ADVENTURE'],
    searchTerms: ['milford sound', 'doubtful sound', 'waterfalls'],
    type: 'EVERGREEN',
    category: 'INSPIRATION',
    author: 'keiko.arai',
    days: 125,
    body: `On the postcards it is a blue morning and Mitre Peak stands on its head in the water. There are such days. They come after the other kind, mostly in winter, and if you get one you will be happy, and you will have seen two waterfalls.
There are two that never stop: Stirling and Lady Bowen. On a wet day there are some thousands.
## What happens
The walls of the fiord go up twelve hundred metres from the water, at an angle at which soil will not hold. Trees stand on bare granite with their roots in one another. There is nothing to keep the rain. It lands at the top and starts down, all of it, at once, along every crack: threads, ropes, horsetails, sheets, and in the gusts they bend, and some never arrive at all and are blown upwards again past the top. White on black, all round, and a noise. The captain puts the bow under one of them and hands out glasses to catch it in.
Within two hours of its stopping it is over. One morning they are there and by noon there are two. So you need it *now*, in the moment, on the boat; one cannot come for it, it has to happen to one.
It rains on about two days of three. The sum is 6.8 metres in a year. London has 0.6.
> I get paid extra, I think, when it is fine. I should get it when it’s wet. | A skipper, wiping the inside of the window
## And underneath
All this fresh water lies on top of the salt like oil, three or four metres deep, brown as tea with what it has washed from the moss. It takes the light out. So the sea beneath believes that it is much deeper down than it is, and black coral, which elsewhere grows at two hundred metres, is here at ten, and can be visited by a spiral staircase, in shoes. It is white, alive. Only its bones are black.
## The road there
Two hours from Te Anau, 118 kilometres, and they are half of it: beech forest along the Eglinton, the Mirror Lakes, then the valley closes, and at its end there is a hole in the wall, unlined, with a traffic light. The Homer Tunnel was begun by five men with picks in 1935. It goes down at one in ten, in the dark, dripping; and then you come out over a bowl with, if you have been lucky with the weather, water running down every side of it.
@picture mountains, mist
Go against the coaches. They leave Queenstown at seven, are on the water from one to three, and get home at eight in the evening with everyone asleep. Sleep in Te Anau or, better, at the head of the fiord itself. The first boat is at nine. The last leaves at about half past four, and on that one, with rain, there were fourteen of us.
## Or the other one
Doubtful Sound is three times as long and has ten times the area, and one gets to it over a lake and a pass, by boat, bus and boat. No road reaches it. One stays on board overnight; there are dolphins which live there, sixty or so, each known by its fin. At seven in the morning, in some arm of it, they switch off all the engines and ask for five minutes of quiet. If it is raining then you hear it land on the sea and on leaves, and behind those, at every distance, water falling.
| | Milford | Doubtful
| From Queenstown | 4 hours by road | 4 hours by road, lake, pass
| Boats at noon in January | many | two or three
| Walls | higher, nearer | wider, wilder
| One night on the water | yes, at anchor | yes, and do
@tip What to wear | A jacket that has seen a shower from the inside, quick trousers, no umbrella. For sandflies, long sleeves and a liquid from the chemist’s at Te Anau. In heavy rain there are none, which is one more argument.
When the road is shut for avalanches between June and September, small aircraft still land when it is clear. They cannot when it is not. So for once the plain car is the better plan.
[The guide to New Zealand](guide:new-zealand) puts three nights here, in the belief that one of them will be wet.`,
  },
  {
    key: 'two-islands-one-ferry',
    title: 'Two islands, one ferry',
    summary: 'Everybody flies between Wellington and the South. Three and a half hours of reasons to take the boat.',
    place: 'Marlborough',
    places: ['New Zealand', 'Wellington', 'Kaikoura'],
    picture: 'sea, hills',
    tripTypes: ['NATURE', 'FOOD_WINE'],
    searchTerms: ['cook strait', 'ferry', 'picton'],
    type: 'TOPICAL',
    category: 'ADVICE',
    author: 'keiko.arai',
    days: 15,
    body: `An aircraft crosses Cook Strait in twenty-five minutes, half of them in cloud. The ferry takes three hours and a half for ninety-two kilometres, and for the last of these hours it goes through a wood.
## The first hour: wind
Wellington lets you go between two reefs. On the left, hills with houses holding on to them by cable cars; then the heads, and the ship begins to walk. Two oceans meet here through a gap of twenty-two kilometres, at different heights, five hours apart in their tides. In an ordinary northerly it is a swell with a rhythm. In a southerly it is four metres and the shop stops serving soup.
## The second: nothing, with birds
Shearwaters, a gannet. In June and July a whale, now and then, going north; some old men from Picton who hunted them once sit on the same headland to count.
## The third: Tory Channel
You do not see the entrance. The ship sails at a cliff, and there is a gap in it no wider than two ships. Inside, all at once, it is flat; the wind is gone, one can hear people talking on the shore. Bush to the water’s edge on both sides. Mussel lines. A jetty, a post box, a woman with a dog who is waiting for the mail boat. It is an hour to Picton along these drowned valleys and everyone has come out on deck and is quiet.
## What to do at the end
Do not drive on. Stay two nights in the Sounds, at a place to which there is no road; the water taxi from the ferry quay takes you, your bag, and the groceries. Part of the Queen Charlotte Track passes the door. Then the vineyards at Blenheim, half an hour by car, and on the third day the coast road to Kaikoura, with seals.
- **Sit** on the left side going south for the heads, on deck for the channel.
- **Cars:** hand back one at Wellington and take another in Picton.
- **Which sailing:** the one at about nine in the morning. Low sun in the Sounds in winter on the one at two.
[The guide to New Zealand](guide:new-zealand) begins in the north. This is its hinge.`,
    state: 'SCHEDULED',
  },
];
