/** The logo of a company: HTML in our own typefaces and one colour, to fit a box of 480 by 240. */
export type CompanyLogo = { file: string; html: string };

const serif = "font-family:'Newsreader Variable'";
const sans = "font-family:'Instrument Sans Variable'";
const lines = (...rows: readonly (readonly [style: string, text: string])[]): string =>
  rows.map(([style, text]) => `<div style="${style}">${text}</div>`).join('');
const rule = (width: number, thick = 2): string =>
  `<div style="width:${width}px;height:${thick}px;background:currentColor;margin:12px auto"></div>`;

/** The invented companies; the file is named after the company's slug. */
export const companyLogos: readonly CompanyLogo[] = [
  {
    file: 'acacia-quill',
    html: lines(
      [`${serif};font-style:italic;font-weight:400;font-size:64px;letter-spacing:-2px;line-height:.9`, 'Acacia'],
      [`${serif};font-style:italic;font-weight:400;font-size:64px;letter-spacing:-2px;line-height:.9;padding-left:70px`, 'Quill'],
    ),
  },
  {
    file: 'stellwyn-cape',
    html:
      lines([`${sans};font-weight:600;font-size:38px;letter-spacing:11px;margin-right:-11px`, 'STELLWYN']) +
      rule(320, 2) +
      lines([`${serif};font-style:italic;font-size:30px`, 'Cape']),
  },
  {
    file: 'redgrass-rain',
    html: lines(
      [`${serif};font-weight:700;font-size:56px;letter-spacing:-2px;line-height:.95`, 'Redgrass'],
      [`${serif};font-weight:300;font-size:46px;letter-spacing:1px;line-height:1`, '&amp; Rain'],
    ),
  },
  {
    file: 'lume-tessaro',
    html: lines(
      [`${serif};font-weight:300;font-size:58px;letter-spacing:6px;line-height:1`, 'LUME'],
      [`${serif};font-style:italic;font-size:22px;margin:2px 0`, 'e'],
      [`${serif};font-weight:300;font-size:32px;letter-spacing:10px;margin-right:-10px;line-height:1`, 'TESSARO'],
    ),
  },
  {
    file: 'vale-orrin-rail',
    html:
      `<div style="border-block:3px solid;padding:10px 0">${lines([`${sans};font-weight:700;font-stretch:75%;font-size:50px;letter-spacing:1px;line-height:1`, 'VALE ORRIN'])}</div>` +
      lines([`${sans};font-weight:500;font-size:20px;letter-spacing:22px;margin:10px -22px 0 0`, 'RAIL']),
  },
  {
    file: 'kyklos-olive',
    html: `<div style="display:flex;align-items:center;gap:20px"><div style="width:92px;height:92px;border:3px solid;border-radius:50%;${serif};font-size:58px;line-height:88px;text-align:center">K</div>${lines([`${serif};font-size:44px;line-height:1;text-align:left`, 'Kyklos'], [`${serif};font-style:italic;font-size:36px;line-height:1;text-align:left`, '&amp; Olive'])}</div>`,
  },
  {
    file: 'yukiharu-path',
    html:
      lines([`${sans};font-weight:400;font-size:46px;letter-spacing:8px;margin-right:-8px`, 'yukiharu']) +
      `<div style="display:flex;justify-content:center;gap:26px;margin-top:14px">${'<i style="width:9px;height:9px;border-radius:50%;background:currentColor"></i>'.repeat(5)}</div>` +
      lines([`${sans};font-weight:400;font-size:17px;letter-spacing:9px;margin:14px -9px 0 0`, 'path']),
  },
  {
    file: 'quipu-cloud',
    html: lines(
      [`${serif};font-weight:800;font-size:74px;letter-spacing:-4px;line-height:.9`, 'Quipu'],
      [`${sans};font-weight:500;font-size:21px;letter-spacing:9px;margin:12px -9px 0 0`, '&amp; CLOUD'],
    ),
  },
  {
    file: 'toucan-ledger',
    html: `<div style="border:3px solid;padding:16px 26px">${lines([`${sans};font-weight:700;font-size:34px;letter-spacing:3px;line-height:1.05`, 'TOUCAN'], [`${serif};font-style:italic;font-weight:400;font-size:34px;line-height:1`, 'Ledger'])}</div>`,
  },
  {
    file: 'saltgrove-atlantic',
    html:
      lines([`${serif};font-weight:500;font-size:50px;letter-spacing:-1px`, 'Saltgrove']) +
      '<svg width="300" height="20" viewBox="0 0 300 20" fill="none" stroke="currentColor" stroke-width="2.5"><path d="M0 10q12.5-14 25 0t25 0 25 0 25 0 25 0 25 0 25 0 25 0 25 0 25 0 25 0 25 0"/></svg>' +
      lines([`${sans};font-weight:500;font-size:16px;letter-spacing:11px;margin:8px -11px 0 0`, 'ATLANTIC']),
  },
  {
    file: 'basaltborn',
    html: lines(
      [`${sans};font-weight:700;font-stretch:75%;font-size:66px;letter-spacing:-1px;line-height:.8`, 'BASALT'],
      [`${sans};font-weight:400;font-stretch:75%;font-size:66px;letter-spacing:12px;margin-right:-12px;line-height:1`, 'BORN'],
    ),
  },
  {
    file: 'northmere-polar',
    html: `<div style="display:flex;align-items:flex-end;gap:16px"><div style="${serif};font-weight:300;font-size:124px;line-height:.8">N</div>${lines([`${sans};font-weight:600;font-size:27px;letter-spacing:5px;line-height:1.2;text-align:left`, 'NORTHMERE'], [`${sans};font-weight:400;font-size:27px;letter-spacing:5px;line-height:1.2;text-align:left`, 'POLAR'])}</div>`,
  },
  {
    file: 'harrowglen-house',
    html:
      lines([`${serif};font-size:22px;font-style:italic`, 'Harrowglen']) +
      rule(60, 2) +
      lines([`${serif};font-weight:600;font-size:66px;letter-spacing:5px;line-height:.95`, 'HOUSE']),
  },
  {
    file: 'duneward',
    html: lines([`${serif};font-style:italic;font-weight:300;font-size:82px;letter-spacing:-3px;line-height:1`, 'duneward']),
  },
  {
    file: 'felucca-row',
    html: `<div style="display:flex;align-items:center;gap:18px"><svg width="84" height="110" viewBox="0 0 84 110" fill="currentColor"><path d="M6 84C26 56 42 28 50 2c12 26 16 54 12 82zM0 92h84l-12 14H12z"/></svg>${lines([`${serif};font-weight:500;font-size:50px;line-height:1;text-align:left`, 'Felucca'], [`${serif};font-weight:500;font-size:50px;line-height:1;text-align:left`, 'Row'])}</div>`,
  },
  {
    file: 'marigold-ghat',
    html:
      lines([`${serif};font-weight:700;font-style:italic;font-size:58px;letter-spacing:-2px;line-height:1`, 'Marigold']) +
      `<div style="display:flex;align-items:center;justify-content:center;gap:16px"><div style="width:100px;height:3px;background:currentColor"></div><div style="${sans};font-weight:600;font-size:22px;letter-spacing:7px;margin-right:-7px">GHAT</div><div style="width:100px;height:3px;background:currentColor"></div></div>`,
  },
  {
    file: 'lotus-ferry',
    html: lines(
      [`${sans};font-weight:500;font-size:58px;letter-spacing:-2px;line-height:.95`, 'lotus'],
      [`${sans};font-weight:500;font-size:58px;letter-spacing:-2px;line-height:.95;padding-left:64px`, 'ferry'],
    ),
  },
  {
    file: 'fernlight-south',
    html: lines(
      [`${serif};font-weight:400;font-size:48px;letter-spacing:3px;font-variant:small-caps;line-height:1`, 'Fernlight'],
      [`${sans};font-weight:500;font-size:19px;letter-spacing:20px;margin:10px -20px 0 0`, 'SOUTH'],
    ),
  },
  {
    file: 'tidewheel-asia',
    html: `<div style="display:flex;align-items:center;gap:20px"><svg width="96" height="96" viewBox="0 0 96 96" fill="none" stroke="currentColor" stroke-width="4"><circle cx="48" cy="48" r="44"/><circle cx="48" cy="48" r="29"/><circle cx="48" cy="48" r="14"/></svg>${lines([`${sans};font-weight:700;font-size:40px;letter-spacing:-1px;line-height:1;text-align:left`, 'Tidewheel'], [`${sans};font-weight:400;font-size:40px;letter-spacing:-1px;line-height:1;text-align:left`, 'Asia'])}</div>`,
  },
  {
    file: 'coral-meridian',
    html:
      lines([`${serif};font-weight:300;font-size:44px;letter-spacing:12px;margin-right:-12px;line-height:1`, 'CORAL']) +
      '<div style="width:3px;height:34px;background:currentColor;margin:8px auto"></div>' +
      lines([`${serif};font-weight:300;font-size:30px;letter-spacing:9px;margin-right:-9px;line-height:1`, 'MERIDIAN']),
  },
  {
    file: 'piazza-ninety',
    html: `<div style="display:flex;align-items:center;gap:18px"><div style="background:currentColor;padding:14px 16px"><span style="${sans};font-weight:700;font-size:52px;line-height:1;color:#fff">90</span></div><div style="${serif};font-weight:500;font-size:52px">Piazza</div></div>`,
  },
];
