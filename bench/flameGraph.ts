import { hierarchy, type HierarchyRectangularNode, partition } from 'd3-hierarchy';
import { type CpuProfile, roomOf } from './cpuProfile.ts';

const WIDTH = 1400;
const ROW = 17;
/** Narrower frames are left out. */
const MIN_WIDTH = 1.5;
/** Average width of a letter. */
const LETTER = 6.2;

interface Frame {
  name: string;
  room: string;
  hits: number;
  children: Frame[];
}

/** Draws a CPU profile as an SVG: each box is a function, as wide as the time spent in it, above the one that called it. */
export function drawFlameGraph(profile: CpuProfile, title: string): string {
  const root = partition<Frame>().size([WIDTH, 1])(hierarchy(buildTree(profile)).sum(({ hits }) => hits));
  const boxes = root.descendants().filter(({ x0, x1, depth }) => depth > 0 && x1 - x0 >= MIN_WIDTH);
  const rows = Math.max(...boxes.map(({ depth }) => depth));
  const height = (rows + 2) * ROW;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="ui-monospace, monospace" font-size="11" role="img" aria-label="${escape(title)}">
<rect width="${WIDTH}" height="${height}" fill="#fff"/>
<text x="6" y="13">${escape(title)}: product (blue), packages (ochre), Node and V8 (grey)</text>
${boxes.map((box) => drawBox(box, root.value ?? 1, height)).join('\n')}
</svg>
`;
}

function drawBox({ x0, x1, depth, data, value = 0 }: HierarchyRectangularNode<Frame>, total: number, height: number): string {
  const width = x1 - x0;
  const label = data.name.slice(0, Math.max(0, Math.floor((width - 6) / LETTER)));
  const y = height - depth * ROW;
  const title = `${data.name} (${data.room}), ${((value / total) * 100).toFixed(1)} %`;
  const text = label.length > 2 ? `<text x="${(x0 + 3).toFixed(1)}" y="${y + 12}">${escape(label)}</text>` : '';
  return `<g><title>${escape(title)}</title><rect x="${x0.toFixed(1)}" y="${y}" width="${(width - 0.5).toFixed(1)}" height="${ROW - 1}" fill="${colorOf(data.room)}"/>${text}</g>`;
}

function colorOf(room: string): string {
  if (/^(?:bff|site|api-contract|design-system)\//.test(room)) return '#9cc3e6';
  return /^(?:node:|\(|built-in)/.test(room) ? '#d5d5d5' : '#e8cf94';
}

/** The tree of calls without the time in which the process waited. */
function buildTree({ nodes }: CpuProfile): Frame {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const build = (id: number): Frame[] => {
    const node = byId.get(id);
    if (!node || node.callFrame.functionName === '(idle)') return [];
    const { callFrame, hitCount = 0, children = [] } = node;
    return [{ name: callFrame.functionName || '(anonymous)', room: roomOf(callFrame), hits: hitCount, children: children.flatMap(build) }];
  };
  const [root] = build(nodes[0]?.id ?? 0);
  return root ?? { name: '(root)', room: '', hits: 0, children: [] };
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
