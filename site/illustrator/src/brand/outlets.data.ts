/** The wordmark of a news outlet: HTML in our own typefaces, rendered in black and traced. */
export type Outlet = { file: string; html: string };

const serif = "font-family:'Newsreader Variable'";
const sans = "font-family:'Instrument Sans Variable'";

/** The invented news outlets; sizes fit a box of 180 by 40. */
export const outlets: readonly Outlet[] = [
  {
    file: 'harrow-ledger',
    html: `<div style="${serif};font-weight:800;font-size:20px;letter-spacing:-.3px;border-block:1.6px solid;padding:3px 0 5px;line-height:1.1">The Harrow Ledger</div>`,
  },
  {
    file: 'compass-quill',
    html: `<div style="${serif};font-style:italic;font-weight:420;font-size:23px;letter-spacing:-.5px;line-height:1.3">Compass<span style="font-size:33px;font-weight:300;line-height:.6;vertical-align:-3px;margin:0 1px 0 4px">&amp;</span> Quill</div>`,
  },
  {
    file: 'northlight-weekly',
    html: `<div style="${sans};line-height:1.02;text-align:left"><div style="font-weight:700;font-stretch:75%;font-size:22px;letter-spacing:.4px">NORTHLIGHT</div><div style="font-weight:500;font-size:9.4px;letter-spacing:8.3px;display:flex;align-items:center">WEEKLY</div></div>`,
  },
  {
    file: 'evening-cartographer',
    html: `<div style="${serif};text-align:center;line-height:1"><div style="font-style:italic;font-size:11.5px;font-weight:450;margin-bottom:3.5px"><span style="display:inline-block;width:40px;height:.8px;background:currentColor;vertical-align:3px"></span> The Evening <span style="display:inline-block;width:40px;height:.8px;background:currentColor;vertical-align:3px"></span></div><div style="font-size:17px;font-weight:500;letter-spacing:2.5px;margin-right:-2.5px">CARTOGRAPHER</div></div>`,
  },
];
