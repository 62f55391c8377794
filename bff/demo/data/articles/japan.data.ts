import type { ArticleData } from '#demo/buildArticleItem.ts';

/** Articles about Japan. */
export const japanArticles: readonly ArticleData[] = [
  {
    key: 'kyoto-before-seven',
    title: 'Kyoto before seven',
    summary: 'The gates of the large temples open late. Those of the small ones never closed.',
    place: 'Kyoto',
    places: ['Japan'],
    picture: 'temple, torii, dawn',
    tripTypes: ['CULTURE', 'CITY'],
    searchTerms: ['temples', 'early morning', 'crowds'],
    type: 'EVERGREEN',
    category: 'CULTURE',
    author: 'keiko.arai',
    days: 70,
    body: `At six the monks of a sub-temple near Daitoku-ji are sweeping moss with bamboo brooms, and you may watch as long as you do not step off the stones. Nobody will ask you for a ticket. It is simply the morning, and it is going on.
Some fifty million people a year come to this town of a million and a half, and they come between ten and four. What follows is a list of what they leave you.
## 5:00
In June it is light; the sun rises at a quarter to. At **Fushimi Inari** the gates have no doors, as they are all gates: some ten thousand of them, orange, over a hill. Runners come down. A fox of stone holds a key in its mouth and has dew on it. Go on past the place where the path divides, to the right, for twenty minutes more, and there is nobody any more, only the small shrines with their broken sake cups. The whole round is four kilometres and climbs two hundred and thirty metres.
## 5:45
**Nishi Hongan-ji,** near the station: take off your shoes, go up the steps to the hall, sit down at the back on the *tatami*. At six there is the morning service, on every day of the year, for anyone. Two hundred voices, no melody, a gong that one feels in the floor. It takes half an hour or more, and your feet will go to sleep; everyone’s do. There is gold at the front, enough for a cathedral, and at that hour it is lit by what comes in through paper.
## 6:00
**Kiyomizu-dera** opens. It is one of the few great ones which do so at this time, and in the quarter of an hour that follows the wooden stage above the maples belongs to a photographer or two and a retired postman who comes daily for his knees. The lanes below, where at noon one moves in a block like a tin of fish, have cats.
Or **Arashiyama,** if you sleep in the west: the bamboo wood is a lane three hundred metres long. With a thousand people in it, it is a corridor. With six, and wind, it is what you came for, a sound like rain going by on the other side of a house.
@picture temple, garden
## 6:40
**The Philosopher’s Path,** two kilometres along a canal from the Silver Pavilion, before the cafés. In the first week of April petals lie on the water from bank to bank. The man who feeds the carp has done so for longer than anybody asked. At the southern end **Nanzen-ji** leaves its great gate open, with the brick aqueduct behind it, which ought not to be beautiful.
## 7:00
Breakfast. Not at the market yet, where the shutters go up at nine. In the covered arcade north of Demachi there is a bean-cake shop with people already queueing, all of them local; and by the Kamo, two rivers meet with stepping stones between them in the shape of turtles. Sit on one. Office workers cross, each with a hop at the same place.
@tip In which order | One of these a morning. Two if they are in the same part of the town: Kiyomizu and the Path; Hongan-ji and the market. Then sleep from two to four, as everyone sensible does, and go out again at dusk.
> We say that the early riser gains three *mon*. It is an old coin. It would buy, I think, about this. | The postman, on the stage
## How it is done
It begins with the bed. Stay in the east of the town, or in the north, and not by the station. Tell the house the evening before; they will put rice balls outside your door. The first bus is at half past five; a taxi at that hour takes ten minutes for what needs forty at noon.
[Our guide to Japan](guide:japan) has the months; this was about the hours. From here [three ferries](itinerary:setouchi-in-three-ferries) lead on to islands where the same rule holds the other way: there one is alone in the evening.`,
  },
  {
    key: 'nine-station-lunches',
    title: 'Nine station lunches, and where to get on',
    summary: 'Every large station in Japan sells a boxed meal that is made nowhere else. A route from north to south, with its lids.',
    place: 'Japan',
    places: ['Hokkaido', 'Kanazawa', 'Hiroshima', 'Tokyo'],
    picture: 'mountains, fields',
    tripTypes: ['FOOD_WINE', 'RAIL'],
    searchTerms: ['ekiben', 'shinkansen', 'bento'],
    type: 'EVERGREEN',
    category: 'FOOD',
    author: 'keiko.arai',
    days: 147,
    body: `The word is *ekiben*: *eki*, the station, and *ben*, from bento. The first was sold in 1885 on the platform at Utsunomiya, and it was two rice balls with a pickled plum, in a bamboo leaf. There are some two thousand kinds today. One buys it five minutes before departure, waits until the train has left the platform, since anything else is greedy, and opens the lid.
## From the north
1. **Mori, Hokkaido: squid.** Two small squid stuffed with rice and simmered in soy until they are brown and shiny. That is all there is in the box. It has been so since 1941, when rice was short and squid was not. Get on at Hakodate and sit on the right for the volcano.
2. **Sendai: ox tongue.** Pull the string on the side. There is lime and water in the bottom, it hisses, and in six minutes your lunch is steaming and so is your neighbour’s window.
3. **Yonezawa: beef.** Thin, sweet, on Yamagata rice, in a wrapper with a cow that speaks dialect. The train is the slow *shinkansen* that uses the old line and stops at level crossings.
4. **Takasaki: the Daruma.** It comes in a red plastic head of the bearded saint, with mountain vegetables and chicken. Afterwards it is a money-box. The slot is there already.
5. **Yokokawa: the pot.** A brown clay pot with a paper hat, rice, quail’s egg, chestnut, an apricot. Up to 1997 the trains stopped here for a second engine, over the pass to Karuizawa, and a whole town sold lunch in those four minutes with a bow as the train drew away. There is no pass any more. The pot goes on, and weighs a kilo. Everybody in Japan has one at home with a plant in it.
6. **Toyama: trout.** A round of pressed rice with pink trout on it under bamboo leaves, in a wooden tub held with two rubber bands. You cut it as a cake, with the plastic knife. Get on for [Kanazawa](guide:japan), which is twenty-three minutes, and is exactly enough for half.
7. **Ofuna: horse mackerel.** Vinegared, since 1913, on the line to the coast south of Tokyo. For those who think they do not like it.
8. **Nishi-Akashi: octopus.** In a pot shaped as an octopus trap, with bamboo shoots at the bottom. You do not see the octopus at first. Neither did it see the trap.
9. **Miyajimaguchi: conger eel.** On the platform where everybody gets out for the ferry to the island. Grilled over charcoal since 1901, and still warm in its wooden box. Do not eat it on the train. Take it across, sit on the sea wall by the great gate with your back to the deer, and hold on to it.
@picture sea, island
## The rules
- **Seats.** On the long-distance trains, yes, eat. On commuter trains and subways, no; you will know the difference by whether there is a tray.
- **Time.** Shops sell out of the local one by one o’clock. In Tokyo station a stall by the central passage carries a hundred and seventy from all over the country. It is a wonder and it is not the point.
- **Drink.** Green tea from the machine, or a tin of beer after Shin-Yokohama.
- **The box** goes into the bin by the door at the end of the carriage, tied up again with its own string.
- **Price.** From eight to sixteen hundred yen.
> There is a view from the left and there is a view from the right. And from a quarter past twelve to twenty to one there is the lid. | Keiko Arai, of our desk for Asia
A fortnight along this line from Hakodate to Hiroshima passes all nine. We can plan it. We have also been asked for it as a honeymoon, and it went well.
[The Inland Sea in three ferries](itinerary:setouchi-in-three-ferries) starts two stations from the last of them.`,
  },
  {
    key: 'what-happens-in-a-ryokan',
    title: 'What happens in a ryokan, in order',
    summary: 'From the first pair of slippers to the bow at the gate: seventeen hours in an inn, and what they expect of you in each.',
    place: 'Hakone',
    places: ['Japan', 'Kyoto', 'Kanazawa', 'Takayama'],
    picture: 'garden, winter, forest',
    tripTypes: ['WELLNESS', 'CULTURE', 'FOOD_WINE', 'HONEYMOON'],
    searchTerms: ['ryokan', 'onsen', 'kaiseki', 'etiquette'],
    type: 'EVERGREEN',
    category: 'ADVICE',
    author: 'keiko.arai',
    days: 222,
    body: `People spend six hundred dollars on a night in an inn, arrive at nine in the evening and leave at eight in the morning. They have paid for a theatre and seen the cloakroom. The play begins at three. Be in your seat.
## 15:00
You are expected; somebody has been standing at the gate for some minutes. Shoes off where the floor steps up. They will be gone when you look round, and will stand outside again tomorrow with the toes pointing away. Slippers for the corridor. No slippers on *tatami*. Another pair, which says so, for the lavatory, and everybody, once in his life, walks out in those.
Tea and one sweet, in the room. The room is empty. This is not because they are still furnishing it.
## 16:00
The bath, before dinner. Wear the *yukata*, a cotton robe: **left side over right.** The other way is for the dead and the maid will run after you. Sit on the low stool, wash all of yourself, rinse all of it off. Then the water. It is 41 or 42 degrees, smells of stone or of eggs, and looks on to a rock, a maple and, in January, snow on both. The small towel does not go into the water. It goes on your head.
@info Tattoos | Many public baths refuse them still. A room with its own tub outdoors, or the bath reserved for an hour as a family bath, solves it. Tell us in advance and nobody needs to speak of it.
## 18:00
Dinner comes to the room or to a small one nearby, and takes two hours. There are nine courses or so, in an order: something raw, something simmered, grilled, steamed, fried, vinegared, then rice, pickles and soup all at once, which means that it is over. Each has its dish, and the dish belongs to the week. In the last week of October a leaf on it will be turning. You do not have to like everything. The cook would rather that you looked.
Say in advance what you cannot eat. On the same evening it is an accident for fourteen people.
## 20:00
While you eat, somebody has taken away the table and laid out the beds, on the floor, white, with the quilt turned back. Nobody has ever seen this done. Put on the padded jacket and go out along the river in wooden shoes. In the old spa towns, Kinosaki or Kurokawa, everybody does; the whole street clatters.
The bath again, at ten, when it is dark. From midnight the men’s and the women’s are changed over, so that everybody has had each view. Read the curtain. Red is women.
@picture forest, river
## 7:00
The bath, by daylight. Six people sit in it like monkeys, and say good morning.
## 8:00
Breakfast: grilled fish, an egg barely set, seven small things, and rice. It is not small. After the first shock most people ask at home for years why nobody gives them fish at eight.
## 10:00
The gate. They will all come out, the owner’s wife too, and bow; and they stay there and wave until the car has turned the corner. Look back. They count on it.
---
## Choosing
| | A night in a good inn | A night in a very good one
| For each person, two meals | from $280 | from $600
| Rooms | twenty | eight
| Your bath | down the corridor | under your own eaves
| English | written down | spoken
One night is a visit. Two nights in the same house are a stay: on the second evening the menu is another, and they know how you take your tea. More than three is too much of it; one longs for a chair. Combine it with towns, with [early mornings](article:kyoto-before-seven) and a bed that has legs. [The guide to Japan](guide:japan) says where the good water is and in which month the maples stand in it.
> Arrive by four. Everything else you can do wrong. | The owner of a house in Kaga with eleven rooms`,
    faq: [
      [
        'Can children stay?',
        'In many, from six; some have family rooms and a children’s menu in a lacquer train. A few of the smallest houses take guests from twelve only.',
      ],
      [
        'Is there a tip?',
        'None. It embarrasses. If you want to thank the woman who looked after you, bring something small and wrapped from home.',
      ],
    ],
  },
];
