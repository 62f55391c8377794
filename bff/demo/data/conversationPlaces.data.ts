/** What people talk about when they talk about a country: where they go, where they sleep, what they hope to see, when. */
export interface CountryTopics {
  places: readonly [string, string, string, ...string[]];
  stays: readonly [string, string, string];
  sights: readonly [string, string, string];
  season: readonly [string, string];
}

/** By country code; all places are real, houses are described and not named. */
export const topicsByCountry: Readonly<Record<string, CountryTopics>> = {
  KE: {
    places: ['the Mara', 'Laikipia', 'Amboseli', 'Lamu'],
    stays: ['a tented camp on the river', 'a farmhouse on the plateau', 'a house with a roof terrace by the sea'],
    sights: ['the crossing', 'the elephants under the mountain', 'a walk with the trackers at first light'],
    season: ['The long rains are over by June and the grass is still high', 'From July the herds come up from the south'],
  },
  TZ: {
    places: ['the Serengeti', 'Ngorongoro', 'Ruaha', 'Zanzibar'],
    stays: ['a mobile camp that follows the herds', 'a lodge on the crater rim', 'a small house behind the beach'],
    sights: ['calving season', 'the crater before the other cars', 'the wild dogs'],
    season: ['In February the calves are born on the short grass', 'September is dry and the rivers draw everything'],
  },
  ZA: {
    places: ['Cape Town', 'the Winelands', 'the Sabi Sand', 'Hermanus'],
    stays: ['a guesthouse under the mountain', 'a cottage among the vines', 'a camp of six suites'],
    sights: ['the leopards', 'the whales from the cliff path', 'Table Mountain on a still day'],
    season: ['The whales are close to the shore from August on', 'November brings long evenings and no crowds'],
  },
  BW: {
    places: ['the Okavango', 'the Linyanti', 'the Makgadikgadi', 'Chobe'],
    stays: ['a camp on its own island', 'a tent with a deck over the channel', 'canvas under the baobabs'],
    sights: ['the delta from a mokoro', 'the meerkats at sunrise', 'the elephants at the river'],
    season: ['The water is highest in July, when it has not rained for months', 'The pans are green in January'],
  },
  IT: {
    places: ['Rome', 'the Val d’Orcia', 'Venice', 'Lake Como'],
    stays: ['a palazzo with eleven rooms', 'a farmhouse with its own olives', 'a quiet house on the Giudecca'],
    sights: ['the chapel before it opens', 'the market at Rialto', 'a long lunch among the vines'],
    season: ['In May the roses are out and the lakes are quiet', 'October has the truffles and the softer light'],
  },
  GR: {
    places: ['Athens', 'Naxos', 'Crete', 'the Peloponnese'],
    stays: ['a house in the old town', 'a white house above the bay', 'a stone tower in the Mani'],
    sights: ['the Acropolis at opening time', 'the gorge', 'a day under sail'],
    season: ['The sea is warm well into October', 'In late April the hills are in flower'],
  },
  JP: {
    places: ['Kyoto', 'Kanazawa', 'Tokyo', 'the Kiso valley'],
    stays: ['a ryokan with a garden bath', 'a townhouse by the canal', 'a small hotel above the park'],
    sights: ['a tea house before the gates open', 'the lacquer workshop', 'the old post road on foot'],
    season: ['The maples turn in the third week of November', 'The blossom is never certain, but early April is the best guess'],
  },
  PE: {
    places: ['Cusco', 'the Sacred Valley', 'Lima', 'Lake Titicaca'],
    stays: ['a convent with a courtyard', 'a hacienda by the river', 'a casita on the lake'],
    sights: ['the citadel in the afternoon, when the trains have gone', 'the weavers at Chinchero', 'the market of San Pedro'],
    season: ['From May the mornings are clear and cold', 'April is green after the rains and much quieter'],
  },
  CR: {
    places: ['Arenal', 'the Osa peninsula', 'Monteverde', 'Tortuguero'],
    stays: ['a bungalow with a view of the volcano', 'an ecolodge in the forest', 'a house on stilts by the canal'],
    sights: ['the scarlet macaws', 'a night walk', 'the turtles coming ashore'],
    season: ['The green season has clear mornings and rain at four', 'February is dry on the Pacific side'],
  },
  PT: {
    places: ['Lisbon', 'the Douro', 'the Alentejo', 'Porto'],
    stays: ['a townhouse with a tiled stair', 'a quinta among the terraces', 'a white farm near Évora'],
    sights: ['the harvest', 'a night of fado', 'the cork oaks'],
    season: ['In September the whole valley smells of the harvest', 'March is mild and the almonds are in flower'],
  },
  IS: {
    places: ['the south coast', 'Snæfellsnes', 'the Westfjords', 'Mývatn'],
    stays: ['a farmhouse turned hotel', 'a cabin with its own hot pot', 'a small hotel under the glacier'],
    sights: ['the northern lights', 'the puffins', 'the ice caves'],
    season: ['From late August there is dark enough for the lights', 'In June it does not get dark at all'],
  },
  NO: {
    places: ['Bergen', 'the Lofoten', 'Geiranger', 'Tromsø'],
    stays: ['a boathouse on the quay', 'a fisherman’s cabin', 'a wooden hotel from 1891'],
    sights: ['the fjord from the water', 'the midnight sun', 'the whales in November'],
    season: ['The midnight sun lasts until the middle of July', 'May has the waterfalls at their loudest'],
  },
  IE: {
    places: ['Connemara', 'Kerry', 'Dublin', 'the Burren'],
    stays: ['a country house with a walled garden', 'a harbour hotel', 'a Georgian townhouse'],
    sights: ['the cliffs on foot', 'a session in a village pub', 'the gardens of Kylemore'],
    season: ['May is the driest month we have', 'In October the houses light their fires'],
  },
  MA: {
    places: ['Marrakech', 'Fez', 'the High Atlas', 'the Agafay'],
    stays: ['a riad of nine rooms', 'a kasbah with a garden', 'a camp under the stars'],
    sights: ['the tanneries', 'the dunes at dusk', 'a village lunch in the mountains'],
    season: ['April is warm by day and cool by night', 'In November the light is at its best'],
  },
  EG: {
    places: ['Cairo', 'Luxor', 'Aswan', 'Siwa'],
    stays: ['a house with a view of the pyramids', 'a dahabiya with six cabins', 'an old hotel on the Nile'],
    sights: ['the tomb of Nefertari', 'Abu Simbel at sunrise', 'the Nile under sail'],
    season: ['From November the days are warm and the tombs bearable', 'February is cool enough to walk at noon'],
  },
  IN: {
    places: ['Udaipur', 'Jaipur', 'Kerala', 'Varanasi'],
    stays: ['a palace on the lake', 'a haveli in the old city', 'a rice boat with two cabins'],
    sights: ['the ghats at dawn', 'a tiger, with luck', 'the block printers of Bagru'],
    season: ['January mornings are misty and cold in the north', 'After the monsoon Kerala is at its greenest'],
  },
  VN: {
    places: ['Hanoi', 'Hoi An', 'Ha Giang', 'the Mekong'],
    stays: ['a villa near the lake', 'a house by the rice fields', 'a sampan with two cabins'],
    sights: ['the limestone islands at dawn', 'the lanterns of the old town', 'the morning market on the river'],
    season: ['March is dry from north to south', 'In September the terraces in the north are gold'],
  },
  NZ: {
    places: ['Fiordland', 'Central Otago', 'Hawke’s Bay', 'Kaikōura'],
    stays: ['a lodge on the lake', 'a vineyard cottage', 'a farm above the sea'],
    sights: ['the sound by boat', 'the sperm whales', 'the glaciers from the air'],
    season: ['February is the most settled month', 'In April Otago turns yellow'],
  },
};
