import { seededRandom } from '#src/math/random.ts';
import { Drawing } from './drawing.ts';

const size = [560, 1000] as const;

/** A resplendent quetzal that faces left: crest, wing plumes over the flank, the long train; its breast is drawn apart, in another ink. */
export function quetzal(): string {
  const next = seededRandom(11);
  const drawing = new Drawing(...size);
  for (const [bend, tone] of [
    [34, 0.34],
    [-6, 0.5],
  ] as const) {
    drawing.stroke(`30,560 ${52 + bend * 0.4},420 ${40 + bend},250 ${4 + bend * 1.7},110 ${-26 + bend * 2.2},6`, 46, 9, tone);
    drawing.stroke(`30,560 ${52 + bend * 0.4},420 ${40 + bend},250 ${4 + bend * 1.7},110 ${-26 + bend * 2.2},6`, 7, 2, tone + 0.2);
  }
  drawing.closedCurve('-92,700 -98,780 -84,860 -40,900 20,880 66,800 92,700 92,610 66,540 10,520 -50,560', 0.42);
  drawing.closedCurve('-136,878 -140,930 -112,968 -62,976 -14,950 2,900 -18,850 -70,826 -116,842', 0.52);
  for (let i = 0; i < 26; i += 1) {
    const t = i / 25;
    const angle = 2.5 - 2.1 * t;
    const [x, y] = [-70 + Math.cos(angle) * 66, 910 + Math.sin(angle) * 56];
    drawing.stroke(`${x},${y} ${x + Math.cos(angle) * 24 - 5},${y + Math.sin(angle) * 26 + 4}`, 13, 3, 0.44 + 0.26 * (1 - t));
  }
  drawing.closedCurve('20,820 74,780 104,690 104,590 78,520 52,540 34,640 6,740', 0.3);
  drawing.closedCurve('60,640 100,600 100,500 84,440 64,430 56,520', 0.12);
  for (let row = 0; row < 5; row += 1)
    for (let i = 0; i < 6; i += 1) {
      const [x, y] = [-6 + i * 17 + row * 8, 800 - row * 44 - i * 9];
      drawing.stroke(
        `${x},${y} ${x - 6 - i * 2},${y - 46} ${x - 22 - i * 3},${y - 92 - 10 * next()}`,
        24,
        4,
        0.44 + 0.2 * next() - 0.03 * i,
      );
    }
  for (let i = 0; i < 120; i += 1) {
    const t = next();
    const [x, y] = [-84 + 130 * next() * (1 - t * 0.3), 730 + 160 * t];
    drawing.ellipse(x, y, 12, 5, -60, 0.46 + 0.26 * next() - 0.1 * (x > 0 ? 1 : 0));
  }
  for (let i = 0; i < 70; i += 1) drawing.ellipse(-124 + 112 * next(), 850 + 100 * next(), 9, 4, -30, 0.5 + 0.28 * next());
  drawing.ellipse(-104, 918, 12, 12, 0, 0.02);
  drawing.ellipse(-108, 922, 3.4, 3.4, 0, 1);
  return drawing.svg();
}

/** The red breast and belly, the white under the tail, the yellow bill and the feet. */
export function quetzalBreast(): string {
  const next = seededRandom(12);
  const drawing = new Drawing(...size);
  drawing.polygon('-22,600 14,540 34,420 8,352 -14,360 -30,470', 0.97);
  for (const x of [-16, 2, 16]) drawing.stroke(`${x - 4},560 ${x},380`, 3, 2, 0.86);
  drawing.closedCurve('-97,704 -84,724 -48,716 -8,696 22,650 26,590 6,536 -30,520 -66,560 -92,636', 0.5);
  for (let i = 0; i < 34; i += 1) {
    const x = -92 + 106 * next();
    drawing.stroke(`${x},690 ${x + 3},${716 + 16 * next() - 0.2 * Math.abs(x + 50)}`, 13, 2, 0.42 + 0.16 * next());
  }
  for (let i = 0; i < 90; i += 1) {
    const t = next();
    const [x, y] = [-82 + 96 * next() * (0.6 + 0.4 * t), 548 + 146 * t];
    drawing.ellipse(x, y, 12, 5, -62, 0.36 + 0.2 * (x < -30 ? 1 : 0) + 0.14 * next());
  }
  drawing.closedCurve('-132,914 -160,906 -176,888 -164,884 -134,892', 0.92);
  for (const x of [-38, -4]) drawing.polygon(`${x - 13},532 ${x + 13},532 ${x + 15},506 ${x},498 ${x - 15},506`, 0);
  return drawing.svg();
}
