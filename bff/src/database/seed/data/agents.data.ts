/** Given name, family name, e-mail before the @, company, title. The leads stand with the partners. */
export type AgentLine = readonly [givenName: string, familyName: string, mailbox: string, partner: string, title: string];

/** Everybody who works for a partner besides its lead. */
export const agentLines: readonly AgentLine[] = [
  ['Daniel', 'Odhiambo', 'agent.acacia', 'Acacia Quill', 'Safari planner'],
  ['Njeri', 'Mwangi', 'njeri.mwangi', 'Acacia Quill', 'Family safaris'],
  ['Peter', 'Lesiyampe', 'peter.lesiyampe', 'Acacia Quill', 'Guide and planner'],
  ['Johan', 'Vosloo', 'johan.vosloo', 'Stellwyn Cape', 'Winelands planner'],
  ['Lerato', 'Dube', 'lerato.dube', 'Stellwyn Cape', 'Camps and flights'],
  ['Neema', 'Shirima', 'neema.shirima', 'Redgrass & Rain', 'Mobile camps'],
  ['Tommaso', 'Lume', 'tommaso.lume', 'Lume & Tessaro', 'Tables and cellars'],
  ['Bianca', 'Ferri', 'bianca.ferri', 'Lume & Tessaro', 'Houses and villas'],
  ['Nikos', 'Vassilakis', 'nikos.vassilakis', 'Kyklos & Olive', 'Captain and planner'],
  ['Sota', 'Hayashi', 'sota.hayashi', 'Yukiharu Path', 'Walking routes'],
  ['Mayu', 'Ogawa', 'mayu.ogawa', 'Yukiharu Path', 'Inns and trains'],
  ['Illari', 'Huaman', 'illari.huaman', 'Quipu & Cloud', 'Treks'],
  ['Duarte', 'Pinhal', 'duarte.pinhal', 'Saltgrove Atlantic', 'Coast planner'],
  ['Arnar', 'Egilsson', 'arnar.egilsson', 'Basaltborn', 'Ranger'],
  ['Salma', 'Idrissi', 'salma.idrissi', 'Duneward', 'Cities and courtyards'],
  ['Karim', 'Nassef', 'karim.nassef', 'Felucca Row', 'River planner'],
  ['Vikram', 'Rathore', 'vikram.rathore', 'Marigold Ghat', 'Palaces and rail'],
];
