/** What a profile tells at length. */
export interface CompanyStory {
  /** How they plan. */
  ways: string;
  /** Where they send people and where they do not. */
  regions: string;
  /** Who works there. */
  people: string;
  sustainability: string;
  licences: readonly string[];
}

/** By the name of the company. Everything is invented. */
export const companyStories: Readonly<Record<string, CompanyStory>> = {
  'Acacia Quill': {
    ways: 'A journey begins with a call of an hour, and ends up as nine pages, one a day. Two places, seldom three: the second night in a camp is when one starts to see. Every camp in the file has been slept in within two years by somebody in the office, who writes down the hour of the shower water.',
    regions:
      'The conservancies around the Mara, Laikipia, Samburu, Meru and Lamu; across the border the north of Tanzania. Not the reserve gates at noon, and no coast in April and May.',
    people:
      'Nine people in a house in Karen with two open vehicles in the yard. Wanjiru Kamau guided for eleven years, Daniel Odhiambo for nine; Njeri Mwangi plans for families and has three children who test her plans.',
    sustainability:
      'Camps are chosen by what they pay the landowners per hectare, and that figure stands in the plan. Small flights are counted and shown; one in five journeys drops one because of it.',
    licences: ['Tour operator licence, class A', 'Guides with silver and gold grades'],
  },
  'Stellwyn Cape': {
    ways: 'One planner from the first letter to the drive home. Rooms are held a year ahead in nine camps that do not advertise, and given up sixty days before if nobody has asked for them.',
    regions:
      'The Cape and its vineyards, Sabi Sand, Madikwe, the Karoo; the Delta, Linyanti and the pans in Botswana. For Kenya they plan only for guests who have travelled with them before.',
    people:
      'Thandeka Mokoena learned the trade in a reservations office with one telephone. Johan Vosloo was a winemaker until his back objected. Lerato Dube knows every airstrip and the weight it takes.',
    sustainability:
      'Two per cent of each safari goes to the guides’ school in Maun, named on the invoice. Camps run on sun or are told why they are not in the file.',
    licences: ['Registered tour operator, Western Cape', 'Member of the guides’ association of Botswana'],
  },
  'Redgrass & Rain': {
    ways: 'The office in Arusha has a wall of maps with the rain drawn on in pencil, every Monday. Plans name the week and the side of the river; if the herds will be elsewhere, the letter says so in its first line.',
    regions:
      'Serengeti, Tarangire and Ngorongoro, the south around Ruaha and Nyerere, Mahale; Amboseli and the Chyulu Hills in Kenya; walking in KwaZulu-Natal.',
    people:
      'Joseph Mushi was a park ranger for fourteen years and still gets up at five. Neema Shirima runs the mobile camps, thirty people and eleven lorries, from a notebook.',
    sustainability:
      'Mobile camps leave on foot what they came with: the site is photographed before and after. Firewood comes from a plantation the company planted in 2012.',
    licences: ['Mountain and safari licence, Tanzania', 'Camp permits for six sites'],
  },
  'Lume & Tessaro': {
    ways: 'A menu of days comes first, each with a price, and you choose. Tables are asked for before rooms. Nothing begins before nine except what is better at six, and then the reason is given.',
    regions:
      'Venice and its lagoon, Piedmont, Tuscany off the ridge road, Umbria, Puglia and Matera; the Ionian shore of Greece by ferry. Rome in winter, Florence never in June.',
    people:
      'Chiara Tessaro restored frescoes for twelve years and has keys. Tommaso Lume cooked in other people’s kitchens and knows which ones to enter. Bianca Ferri finds houses and measures their beds.',
    sustainability:
      'Trains wherever they are slower by less than two hours. Houses are paid the same in February as their owners ask in May, so that they stay open.',
    licences: ['Travel agency licence, Veneto', 'Guides licensed by city'],
  },
  'Vale Orrin Rail': {
    ways: 'A good connection is forty minutes and has a café. Plans are drawn as a timetable with two columns: what the train does, and what you do. Seats are on the side where the sea is.',
    regions: 'Italy from Turin to Syracuse by rail, with the night train and its ship; the long lines over the Alps. No car is ever hired.',
    people:
      'Owen Orrin planned timetables for a railway for twenty-two years and left over a missing minute. Two former conductors answer the telephone, one of them in verse.',
    sustainability: 'Ninety-six kilometres in a hundred are electric. What is left is named, most of it a ferry.',
    licences: ['Rail agency accreditation', 'Bonded travel organiser'],
  },
  'Kyklos & Olive': {
    ways: 'Islands in an order that follows the wind and not the ferry table. Harbours are fixed with you, the hours between are left open, and when the north wind blows there is a second list.',
    regions:
      'The Small Cyclades, Naxos, Amorgos, Milos, the Mani and Crete’s west; the Aeolian islands from Sicily. Santorini for two nights, if it must be.',
    people:
      'Eleni Markou’s family has three captains in it. Nikos Vassilakis is the youngest and talks to his engine; an aunt on nearly every quay does the rest.',
    sustainability: 'The caiques are wooden and are mended, not replaced. Anchors go on sand; the crew dives to check.',
    licences: ['Charter licence for two vessels', 'General travel office, Attica'],
  },
  'Yukiharu Path': {
    ways: 'Each day is written on one card: where to walk, what to bow to, when the bath is hottest. Two nights are the least anywhere. Bags go ahead by courier and are on the tatami before you.',
    regions:
      'Kyoto early and late, the Kiso valley, Takayama and Kanazawa, the Inland Sea, the Kumano paths, Hokkaido in snow. Tokyo for its counters.',
    people:
      'Haruka Endo left a publishing house in 2012 with a list of inns. Sota Hayashi plans the walks and has done each in rain. Mayu Ogawa knows the carriages by number.',
    sustainability:
      'Inns in villages that are losing people come first, and three walks a year exist only because a tea house asked. No private cars on routes with a bus.',
    licences: ['Registered travel agency, Kyoto prefecture', 'Licensed guide-interpreters'],
  },
  'Quipu & Cloud': {
    ways: 'Sleep low before you sleep high: every plan has a line of heights down its side. Two low days come before each high one, and there is a second plan for the weather in your pocket.',
    regions: 'The Sacred Valley, Cusco, Colca and Arequipa, Titicaca, Choquequirao on foot, Tambopata by boat; Lima for three evenings.',
    people:
      'Rosa Quispe was born at 3,400 metres. Illari Huaman leads the treks and holds people back by the rucksack. Weavers, drivers and cooks are mostly cousins, and paid before you come.',
    sustainability:
      'Porters carry eighteen kilograms and not twenty; mules rest every third day. Weavers set their prices, the company adds nothing.',
    licences: ['Authorised operator for the Inca trails', 'Mountain guides with association papers'],
  },
  'Toucan Ledger': {
    ways: 'Forest, river, sea: the three are balanced with you and no drive is above four hours. The office keeps a ledger of every bird and frog its guests have seen, with the hour, and plans by it.',
    regions:
      'Osa, Savegre, Monteverde, Tortuguero, the Pacuare by raft, Nosara in the dry months; the Manu road in Peru, with the same biologist.',
    people:
      'Esteban Mora counted frogs for the university until the money ended. Three of the six in the office are biologists; one is a former postman and knows the roads.',
    sustainability:
      'Lodges are asked for their water and waste figures, and the figures are shown. Night walks are for eight at most, without flash.',
    licences: ['Tourism board certificate, four leaves', 'Research permits in two reserves'],
  },
  'Saltgrove Atlantic': {
    ways: 'They ask for your best meal so far, and the route starts there. No week has more than two long drives; where a slow train goes, it is taken.',
    regions:
      'Porto and the Douro, the Alentejo, Comporta, the eastern Algarve in spring, the Azores and Madeira. Lisbon through its kitchens.',
    people:
      'Inês Salgado grew up on a salt pan; Duarte Pinhal surfs until nine and plans afterwards. A retired captain, Senhor Amadeu, reads the weather for the islands.',
    sustainability: 'Whale boats keep the distance and carry a biologist or are not booked. Quintas bottle what they grow.',
    licences: ['National tourism register', 'Marine activity licence, Azores'],
  },
  Basaltborn: {
    ways: 'Road, river and sky are checked every morning, and the day is changed before you are up. One plan is in your hand and two are in the truck.',
    regions: 'The Westfjords, Snæfellsnes, the Highlands from July to September, the south coast in winter, the north for whales.',
    people:
      'Sigrún Hallsdóttir drives the truck herself when the road is bad enough. Arnar Egilsson was with the rescue team at Höfn for ten years and turns back without discussion.',
    sustainability: 'No wheel leaves a track, ever. Groups are of six, and moss is explained on the first day.',
    licences: ['Day tour and travel organiser licence', 'Glacier guides, level two'],
  },
  'Northmere Polar': {
    ways: 'They begin with the season you dream of and work back to the month in which it happens. Ships have twelve berths, because then everybody is ashore at once.',
    regions:
      'The fjords by public ferry, Lofoten and Tromsø in winter, Svalbard in summer; Iceland’s north with people who have seen Norway.',
    people:
      'Ingrid Solheim was first mate on a mail ship. The skippers grew up on these waters, the doctor comes from Bodø, and a Sámi family at Breivikeidet is a partner and not an outing.',
    sustainability: 'Distances to animals are the law’s or more. The ship runs on battery in the narrow fjords and says how far that goes.',
    licences: ['Expedition permits for Svalbard', 'Vessel certificate, coastal waters'],
  },
  'Harrowglen House': {
    ways: 'You write a letter about your people, and they find the parish, the fireside and the tune. Keys are left under stones. There is never more than one house a day, and rarely one day a house.',
    regions: 'Connemara and the islands, the Burren, Kerry on foot, West Cork, Donegal; the county of your name.',
    people: 'Aoife Brennan runs a house with seven rooms and a telephone. Two genealogists work from the gate lodge and do not guess.',
    sustainability: 'Guests are sent to houses that are lived in. Walks follow rights of way that the company pays to keep open.',
    licences: ['Registered guesthouse and travel agent', 'Members of the genealogists’ society'],
  },
  Duneward: {
    ways: 'Nights in the desert are chosen by the moon and the cities fitted around them. Two nights at the dunes or none. Drives over three hours are broken in two.',
    regions: 'Fes, Marrakech, the Atlas on foot, Skoura, both ergs, Essaouira, the north by fast train; Siwa and Sinai in Egypt.',
    people:
      'Youssef Benali grew up at the last stop of the bus. Salma Idrissi plans the cities and knows which workshop has no till. Eleven drivers, all storytellers, all with two spare wheels.',
    sustainability:
      'Camps carry their water in and their waste out, on the same lorry. Village houses are paid per bed whether it is slept in or not.',
    licences: ['Travel agency licence, Marrakech', 'Desert guides with papers'],
  },
  'Felucca Row': {
    ways: 'Mornings for stone, afternoons for shade: every day keeps to it. One wall is read for forty minutes rather than ten in passing. Sails unless there is no wind, and then a tug.',
    regions: 'The Nile between Esna and Aswan, Luxor’s west bank at noon, Cairo by its old city; since this year also Alexandria.',
    people: 'Mariam Farouk is an Egyptologist who lectures without notes. Karim Nassef plans the river and his uncle sails it.',
    sustainability:
      'The boats have no engine, a closed tank and a cook who buys from the bank. Nobody is taken to a tomb that needs a rest.',
    licences: ['Ministry of tourism, category A', 'River vessel certificates'],
  },
  'Marigold Ghat': {
    ways: 'The same places, an hour earlier, through the side door. You get three journeys in outline and one in detail, and one driver for the whole of it.',
    regions: 'Rajasthan by small roads, Kanha and Bandhavgarh, Varanasi, Kerala’s kitchens and water, Ladakh in August, Hampi in January.',
    people:
      'Ananya Deshpande’s days begin at five. Vikram Rathore knows palaces and sleepers. The drivers are on salary, with a pension, which is why they stay.',
    sustainability: 'Elephants are looked at, not ridden. Printers and weavers sell by themselves; the company takes no share.',
    licences: ['Ministry of tourism recognition', 'Rail agency licence'],
  },
  'Lotus Ferry': {
    ways: 'North to south with one suitcase less: it is sent ahead. Food is planned in the order in which people there eat. Boats have five cabins or fewer.',
    regions: 'Hà Giang and the karst, Lan Ha, Phong Nha, Hue and Hoi An, the delta’s small arms, Con Dao from May.',
    people: 'Minh Tran was a railway cook. Guides come from where they guide; the one in Hue taught history in its citadel.',
    sustainability:
      'Turtle nights are the rangers’ own, with their number of guests. Kitchens use no bottled water; a filter travels with you.',
    licences: ['International travel licence', 'River craft registration'],
  },
  'Fernlight South': {
    ways: 'Plans follow tides, and who is home. Afternoons are left empty on purpose. Every bridge and pie is in the notes.',
    regions: 'Fiordland and Stewart Island, the Mackenzie, Marlborough and Abel Tasman, Hawke’s Bay, the Bay of Islands.',
    people:
      'Hana Parata belongs to Ngāi Tahu and to the south. Her brother flies, her cousin cooks, and the office is a woolshed with a good stove.',
    sustainability: 'Boots are scrubbed between islands. One per cent goes to trapping lines, and guests may walk one.',
    licences: ['Qualmark assessed in house', 'Concessions in four national parks'],
  },
  'Tidewheel Asia': {
    ways: 'Weeks that begin and end at a quay. Three arrivals are proposed and you choose how to land.',
    regions: 'Harbour cities in Japan, India and Vietnam, joined by sea.',
    people: 'Kenji Mori leads a team over eleven time zones. They rest this season while the office moves from Tokyo to Singapore.',
    sustainability: 'Ferries before flights, wherever the ferry is safe.',
    licences: ['Travel agency registration, type two'],
  },
  'Coral Meridian': {
    ways: 'A call, a short list, and a hammock held for you.',
    regions: 'Reefs and verandas in two oceans.',
    people: 'Leon Castaway and two colleagues. Their work with us is suspended while papers are missing.',
    sustainability: 'Not yet described.',
    licences: [],
  },
  'Piazza Ninety': {
    ways: 'A fair price first, then the most journey that fits into it. Rooms above the bakery, walks with people who live there.',
    regions: 'Florence, Rome, Bologna and Naples; Lisbon and Porto. Never more than two cities.',
    people: 'Paolo Neri and four friends from university, all of them walkers. New with us; their profile is being read.',
    sustainability: 'Everything by rail and on foot. Rooms belong to families and not to funds.',
    licences: ['Travel agency licence, Tuscany'],
  },
};
