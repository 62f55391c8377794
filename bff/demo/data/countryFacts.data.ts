/** What is told of a country we plan in: time zone of its capital, a few sentences. */
export interface CountryFacts {
  timeZone: string;
  summary: string;
}

/** By the code of the country. */
export const countryFacts: Readonly<Record<string, CountryFacts>> = {
  IT: {
    timeZone: 'Europe/Rome',
    summary:
      'A country that is best taken one valley at a time. Leave the fast train two stops early, eat where the menu is spoken, and give every town a second morning.',
  },
  JP: {
    timeZone: 'Asia/Tokyo',
    summary:
      'Trains that arrive to the minute and inns where time is measured in tea. Two nights in a mountain bath house explain more than a week of temples.',
  },
  KE: {
    timeZone: 'Africa/Nairobi',
    summary:
      'Mornings before light, a flask of coffee on the bonnet, and plains that begin where the road gives up. The conservancies around the Mara are quieter than the reserve, and the grass is the same.',
  },
  TZ: {
    timeZone: 'Africa/Dar_es_Salaam',
    summary:
      'The herds walk in a circle and the camps follow them. South of the famous parks lie rivers where you may see no other vehicle all day.',
  },
  ZA: {
    timeZone: 'Africa/Johannesburg',
    summary:
      'Two oceans, a mountain in the middle of town, and a road along the coast that is a journey by itself. The bush is an hour by small plane from dinner.',
  },
  BW: {
    timeZone: 'Africa/Gaborone',
    summary: 'A river that never reaches the sea and makes a country out of it. Few beds, long silences, elephants after lunch.',
  },
  PE: {
    timeZone: 'America/Lima',
    summary:
      'Stone laid without mortar and soups that begin with patience. Sleep low before you sleep high, and the Andes will be kind to you.',
  },
  CR: {
    timeZone: 'America/Costa_Rica',
    summary:
      'A small country with twelve climates. Rain at three, hummingbirds at four, and two seas you can see on one day from the right ridge.',
  },
  PT: {
    timeZone: 'Europe/Lisbon',
    summary:
      'Tiled stations, slow rivers, islands far out. The best tables stand in villages with one street, and the Atlantic is never far.',
  },
  GR: {
    timeZone: 'Europe/Athens',
    summary:
      'Take the ferry that nobody recommends. In September the sea is warmest, the harbours are empty by ten, and the figs fall by themselves.',
  },
  IS: {
    timeZone: 'Atlantic/Reykjavik',
    summary: 'Black sand, white rivers, light that changes its mind. The ring road is the start of it: the good stories lie up the gravel.',
  },
  NO: {
    timeZone: 'Europe/Oslo',
    summary:
      'A coast so long that it is folded. Travel it by mail boat and mountain railway, in May while the snow still hangs above the orchards.',
  },
  IE: {
    timeZone: 'Europe/Dublin',
    summary:
      'Walls without mortar, weather without warning, and houses that light the fire before you ask. Go west until the road is called a boreen.',
  },
  MA: {
    timeZone: 'Africa/Casablanca',
    summary: 'From the dye pits of Fes to the edge of the sand in three days, with mint in every glass. November is the month for it.',
  },
  EG: {
    timeZone: 'Africa/Cairo',
    summary: 'Go by water. Between Luxor and Aswan the river is still the road, and the temples come at walking pace.',
  },
  IN: {
    timeZone: 'Asia/Kolkata',
    summary: 'Never a country, always a choice of six. Choose one, cross it by rail, and keep the other five for your next winters.',
  },
  VN: {
    timeZone: 'Asia/Ho_Chi_Minh',
    summary: 'Fields that hold the sky in May, and soup at six in the morning on a stool the height of your shin.',
  },
  NZ: {
    timeZone: 'Pacific/Auckland',
    summary: 'Empty roads, full huts, and a sound where the rain is the attraction. Two islands, three weeks, one car.',
  },
};
