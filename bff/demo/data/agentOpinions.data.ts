/** An opinion of a place, at most thirty words. */
interface AgentOpinionData {
  place: string;
  text: string;
}

/** What some of the people we work with think of a place they know, by their name. */
export const agentOpinions: Readonly<Record<string, AgentOpinionData>> = {
  'Wanjiru Kamau': {
    place: 'Laikipia, Kenya',
    text: 'Everybody asks for the Mara in August. Give me Laikipia in December, after the short rains: nobody else at the waterhole, and you may walk.',
  },
  'Daniel Odhiambo': {
    place: 'Maasai Mara, Kenya',
    text: 'Stay at one crossing all morning rather than drive to five. The herd that turns back twice goes the third time, usually while you pour the coffee.',
  },
  'Thandeka Mokoena': {
    place: 'Hermanus, South Africa',
    text: 'You do not need a boat for the whales of Hermanus. Take the cliff path in September, with a flask, and the bench above the old harbour.',
  },
  'Joseph Mushi': {
    place: 'Ngorongoro Crater, Tanzania',
    text: 'At noon forty cars know the same lion. Be on the rim road at six, when the cloud still lies in the bowl and only the buffalo are up.',
  },
  'Youssef Benali': {
    place: 'Erg Chebbi, Morocco',
    text: 'Do not sleep in the first row of dunes, where the music carries. Walk on until you hear your own camel chewing. That is the desert.',
  },
  'Mariam Farouk': {
    place: 'Valley of the Kings, Egypt',
    text: 'One tomb, and no hurry in it. Those who do nine in a morning remember the queue, and the blue of Seti’s ceiling deserves better.',
  },
  'Chiara Tessaro': {
    place: 'Venice, Italy',
    text: 'Come in November. The fog takes the crowds away, San Rocco is lit for you and two others, and the cicchetti taste as they do in May.',
  },
  'Eleni Markou': {
    place: 'Naxos, Greece',
    text: 'The beaches are good everywhere. Go up to Apiranthos instead, where a village paved in marble still argues about cheese until the wind turns.',
  },
  'Inês Salgado': {
    place: 'Alentejo, Portugal',
    text: 'Drive to the Alentejo hungry and on a weekday. Order the black pork and whatever the next table has, and leave the beach to people with plans.',
  },
  'Sigrún Hallsdóttir': {
    place: 'Westfjords, Iceland',
    text: 'The ring road is a queue with a view. Turn left for the Westfjords: longer roads, emptier pools, and puffins that let you sit down beside them.',
  },
  'Ingrid Solheim': {
    place: 'Lofoten Islands, Norway',
    text: 'Come for the dark, not for the lights. In late January the noon sky over Lofoten is pink, the cod boats are home, and nobody hurries.',
  },
  'Haruka Endo': {
    place: 'Kyoto, Japan',
    text: 'For blossom, leave the Philosopher’s Path to the cameras and walk the canal at Yamashina. The same trees, and old men who know each by name.',
  },
  'Ananya Deshpande': {
    place: 'Varanasi, India',
    text: 'See Varanasi from the water at five, then leave the river. Behind Assi Ghat a music school opens its windows at seven and sells nothing.',
  },
  'Minh Tran': {
    place: 'Hue, Vietnam',
    text: 'Eat in Hue, before seven, from a woman with one pot of bún bò. When it is empty she goes home, and so should you.',
  },
  'Rosa Quispe': {
    place: 'Machu Picchu, Peru',
    text: 'Take the last entry, not the first. The morning is cloud and elbows; by three the sun is low and the llamas have the terraces back.',
  },
  'Illari Huaman': {
    place: 'Choquequirao, Peru',
    text: 'Choquequirao costs four hard days on foot, and that is why you share it with thirty people and not three thousand. Train on stairs first.',
  },
  'Esteban Mora': {
    place: 'Monteverde, Costa Rica',
    text: 'Do not chase the quetzal. Sit under one wild avocado from dawn until nine, and everything else in the forest comes to breakfast as well.',
  },
  'Hana Parata': {
    place: 'Milford Sound, New Zealand',
    text: 'Everybody drives to Milford for the sun. Pray for rain: in the dry there are two falls, on the morning after a storm there are hundreds.',
  },
};
