/** What people say of places in each country. Put together with the sentences below. */
export const countrySentences: Record<string, readonly string[]> = {
  IT: [
    'We had Arezzo almost to ourselves on a Tuesday, and the frescoes with it.',
    'The masseria near Ostuni had its own oven, and we used it every night.',
    'Venice at six in the morning was worth every minute of sleep it cost.',
    'The boat from Salerno spared us the coast road, which was the best advice we had.',
    'In the Langhe we walked from one village to lunch in the next.',
    'Catania’s market, then an hour on Etna: the guide knew when to stop talking.',
    'Our hotel above Como was the one with the kitchen garden, not the famous one.',
  ],
  JP: [
    'The temple stay on Koyasan was cold, early and the thing we talk about most.',
    'Naoshima for two nights instead of a day trip was exactly right.',
    'Kanazawa’s gardens in the rain were better than Kyoto’s in the sun.',
    'Our bags went ahead by courier and we never carried more than a coat.',
    'In Takayama the sake brewer opened the back room because our guide is his cousin.',
    'Every reservation in Tokyo was at a counter, which is how we like to eat.',
    'Nine hours on the Nakasendo, and tea waiting at the pass.',
  ],
  KE: [
    'At the river we were one of three vehicles, because we went where the others did not.',
    'Laikipia on foot with two Samburu guides changed how we look at grass.',
    'The children tracked a porcupine for an hour and still speak of it.',
    'Amboseli showed us the mountain on the second morning, for eleven minutes.',
    'Four nights on Lamu afterwards were the right way to come down.',
    'Our camp had eight tents and a lantern path to each of them.',
    'In Samburu we saw all five of the northern animals before lunch.',
  ],
  TZ: [
    'The north of the Serengeti in October had the herds and few other people.',
    'Mahale took a day to reach and gave us an hour with the chimpanzees on each of three mornings.',
    'Ngorongoro at first light, out again by eleven when the convoys came.',
    'Stone Town was our favourite part, to our own surprise.',
    'Tarangire’s baobabs at the end of the dry season look like a different planet.',
    'Ruaha had lions and no radio chatter.',
  ],
  ZA: [
    'The leopard in Sabi Sand walked past the vehicle as if we were a bush.',
    'Hermanus in September: whales from the cliff path while we ate.',
    'Our guide in Bo-Kaap cooked with us in his mother’s kitchen.',
    'Madikwe was malaria-free, which decided it for us, and we missed nothing.',
    'Driving the Garden Route from east to west kept the sun out of our eyes.',
    'The Drakensberg walk to the rock paintings was hard and perfect.',
  ],
  BW: [
    'In the Delta we moved by mokoro and heard only the pole and the frogs.',
    'The Makgadikgadi at night: no light from one side of the earth to the other.',
    'Meerkats used us as a lookout, as promised.',
    'Wild dogs in Linyanti, a whole hunt from start to end.',
    'The small aircraft between camps were an outing of their own.',
  ],
  PE: [
    'Sleeping in the Sacred Valley first was wise, nobody felt the height.',
    'We had Machu Picchu in the last hour of the day, when the buses had gone.',
    'On Taquile a weaver let my wife sit at her loom for a morning.',
    'Arequipa’s light on white stone, then condors at Cruz del Cóndor at eight.',
    'In Tambopata the macaws came to the clay exactly as described.',
    'Lima deserved the three evenings we gave it.',
  ],
  CR: [
    'Our girls counted nineteen kinds of frog and the guide knew every one.',
    'The lodge on the Osa had no road and no wish for one.',
    'Monteverde in mist, by hanging bridge, before the first bus.',
    'We reached the lodge on the Pacuare by raft and left it by raft.',
    'Turtles at Tortuguero came ashore twenty metres from us.',
  ],
  PT: [
    'We trod grapes on a quinta where nobody sold us anything.',
    'The line to Pocinho is the slowest and loveliest train we know.',
    'On Pico we saw sperm whales from a small boat that kept its distance.',
    'An old man in Monsaraz unlocked the church and then his cellar.',
    'Our house in Comporta was sand, reed and shade.',
    'Porto’s tiles with somebody who restores them.',
  ],
  GR: [
    'Two nights of caldera were enough, Naxos was where we lived.',
    'The Mani in April: asphodel, towers and nobody.',
    'Our skipper put us in at coves on Milos that have no names.',
    'Athens with an archaeologist was a different city.',
    'Easter in a village near Chania, with candles that had to reach home alight.',
    'Meteora early, from the path and not from the car park.',
  ],
  IS: [
    'The Westfjords had more seals than cars.',
    'Hot water after eleven hours of rain, on a farm with three ponies.',
    'Our driver turned back at the ford and we were glad of it.',
    'Puffins at Látrabjarg at arm’s length and at midnight.',
    'Snæfellsnes is the whole country in one day.',
  ],
  NO: [
    'A rorbu in Lofoten, cod drying outside and the sea under the floor.',
    'We crossed the fjords by public ferry and cycled in between.',
    'The bear on Svalbard was a kilometre away, which is how it should be.',
    'Bergen’s rain was real and so were the cinnamon buns.',
    'Snow light in Tromsø at noon, blue as a shell.',
  ],
  IE: [
    'They found the house my grandmother left in 1921, and the neighbours.',
    'Walking from Kenmare with the bags gone ahead is the way to do it.',
    'On Inis Meáin we heard only wind, then a fiddle.',
    'The Burren with a botanist was the surprise of the week.',
    'Our host lit the fire before we knew that we were cold.',
  ],
  MA: [
    'In Fes we were taken to people who make things, and nobody asked us to buy.',
    'Two nights in a Berber village above Imlil, with mules for the bags.',
    'Erg Chebbi on foot at dawn, no engine in hearing.',
    'Essaouira’s wind was announced and came as announced.',
    'The riad put a small mattress and a large tortoise in the courtyard for our son.',
  ],
  EG: [
    'Our boat had six cabins, two sails and stopped where the big ones cannot.',
    'The Egyptologist had opinions, and we came to share most of them.',
    'Siwa at night, floating in salt water under all the stars.',
    'Abu Simbel at opening time, alone with four kings.',
    'We saw Saqqara instead of queueing at Giza until the afternoon.',
  ],
  IN: [
    'The driver liked tea as much as I do, so we saw every stall from Jodhpur to Bundi.',
    'A tigress crossed the track in Ranthambore on the last drive.',
    'Varanasi from the water before sunrise, with a historian and no music.',
    'In Bagru we printed a tablecloth, badly, with people who print perfectly.',
    'Kochi’s kitchens for three days, then the slow boat.',
    'Ladakh needed the four days of doing nothing that were planned.',
  ],
  VN: [
    'Hà Giang on the back of a motorbike is the loveliest road we know.',
    'Hoi An at five in the morning belongs to the people who live there.',
    'The night train to Huế rocked us like children.',
    'Lan Ha instead of Ha Long, and one other boat all day.',
    'On Con Dao we watched turtles hatch and cried a little.',
  ],
  NZ: [
    'Doubtful Sound with the engines off is the quietest place I have stood in.',
    'We heard a kiwi on Stewart Island before we saw it.',
    'The mail boat in the Marlborough Sounds took us along with the bread.',
    'In Hawke’s Bay every lunch was longer than the drive to it.',
    'Stars over Lake Tekapo, explained by an astronomer with cold hands.',
  ],
};

/** Titles; {country} is the country's name. */
export const titles: readonly string[] = [
  '{country}, slowly',
  'A plan that held',
  'Two weeks in {country}',
  'Fewer places, longer stays',
  'What we had hoped of {country}',
  'Listened to, then looked after',
  '{country} with people who know it',
  'The right pace',
  'Back from {country}',
  'Nothing to carry but a coat',
  '{country}, and not the crowds',
  'Somebody had thought of it',
  'Our {country}',
];

/** How it was arranged. */
export const openings: readonly string[] = [
  'Our specialist listened first and planned afterwards.',
  'We changed the dates twice and nobody sighed.',
  'The first proposal was good, the second was ours.',
  'Everything was where it was said to be, when it was said to be.',
  'We had asked for few hotels and long stays, and that is what we got.',
  'A voice on the phone who had been there herself made the difference.',
  'The plan had gaps in it on purpose, and they were the best hours.',
  'We gave them a vague idea and a firm budget.',
  'Two calls, one plan, hardly a correction.',
  'They talked us out of one place and were right.',
  'From the first message it was clear that somebody was thinking along.',
];

/** What stayed in mind of the service. */
export const details: readonly string[] = [
  'When a flight was cancelled, the new plan came before we had found the counter.',
  'Every guide knew our names and none of them used them too often.',
  'The notes for each day fitted on one page.',
  'Drivers were early and cars were clean.',
  'My mother’s knee was considered at every step without a word about it.',
  'The vegetarian among us ate as well as the rest.',
  'We were never sold anything.',
  'There was somebody to call at night, and when we called, she answered.',
  'The price was the price.',
  'Our children were spoken to as people.',
  'One hotel was not what we hoped, and it was changed the same evening.',
  'They left the afternoons alone.',
  'Each transfer had water, an umbrella and a person who smiled.',
];

/** How it ends. */
export const closings: readonly string[] = [
  'We are planning the next one.',
  'We would do it again tomorrow.',
  'Worth what it cost.',
  'Our friends have the number now.',
  'Next time longer.',
  'I have nothing to add but thanks.',
  'We came home rested, which we had not expected.',
  'The photographs do not tell half of it.',
  'It was our fourth journey with them and not the last.',
];

/** What people write who were not quite happy. */
export const remarks: readonly string[] = [
  'One transfer was long and we had not been told how long.',
  'The second hotel was fine but not the equal of the others.',
  'A little too much on two of the days.',
  'The guide in the capital was correct rather than warm.',
  'Breakfast was better than dinner in most places.',
];

/** What people write who were not happy, by rating, with the answer of the partner. */
export const complaints: Record<'20' | '40' | '60', readonly (readonly [complaint: string, reply: string])[]> = {
  '60': [
    [
      'The place we stayed was being repaired and we could hear it.',
      'You should have known of the works before you came. We have moved our guests until they are done, and we have written to you about the rest.',
    ],
    [
      'Two of the five guides were good, the others read from a sheet.',
      'Thank you for saying it plainly. We have spoken with all five, and two of them no longer guide for us.',
    ],
    [
      'The pace was too quick for us, though we had said so.',
      'We pushed the pace when you had asked us not to. The plan you got was not the one we had agreed on, and that was our mistake.',
    ],
  ],
  '40': [
    [
      'Our room was not the one in the plan and it took two days to put right.',
      'Two days are two too many. We have returned the difference and no longer confirm a room that the house has not.',
    ],
    [
      'The boat did not sail and the day in its place was thin.',
      'The wind was nobody’s fault, the day in its place was ours. There is a proper second plan now for every day at sea.',
    ],
  ],
  '20': [
    [
      'Nobody met us at the airport and the number we were given rang out.',
      'This should not have happened. The number is answered by two people now, day and night, and we have called you to say how sorry we are.',
    ],
    [
      'We lost a night to a booking that had not been made.',
      'We have returned the night and all that hung on it. Every booking is checked again a week before arrival since.',
    ],
  ],
};

/** First names and where people come from. */
export const authors: readonly (readonly [name: string, place: string])[] = [
  ['Dana', 'San Francisco, California'],
  ['Harriet', 'Portland, Oregon'],
  ['Luis', 'Austin, Texas'],
  ['Margaret', 'Edinburgh'],
  ['Owen', 'Bristol'],
  ['Priyanka', 'Singapore'],
  ['Colette', 'Montréal, Québec'],
  ['Walter', 'Minneapolis, Minnesota'],
  ['Simone', 'Atlanta, Georgia'],
  ['Bruce', 'Melbourne'],
  ['Ada', 'Chicago, Illinois'],
  ['Fergus', 'Glasgow'],
  ['Noor', 'Toronto, Ontario'],
  ['Evelyn', 'Boston, Massachusetts'],
  ['Takeshi', 'Seattle, Washington'],
  ['Joanna', 'Brooklyn, New York'],
  ['Reuben', 'Denver, Colorado'],
  ['Philippa', 'Oxford'],
  ['Carlos', 'Miami, Florida'],
  ['Wendy', 'Perth'],
  ['Abigail', 'Nashville, Tennessee'],
  ['Sanjay', 'Vancouver, British Columbia'],
  ['Helen', 'Cork'],
  ['Thomas', 'Philadelphia, Pennsylvania'],
  ['Ngozi', 'Houston, Texas'],
  ['Birgit', 'Hamburg'],
  ['Leonard', 'Ann Arbor, Michigan'],
  ['Ines', 'Washington, D.C.'],
  ['Patrick', 'Sydney'],
];
