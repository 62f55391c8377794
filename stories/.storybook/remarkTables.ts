/** The parts of an mdast node that tables need. */
interface Node {
  type: string;
  value?: string;
  children?: Node[];
}

/** Remark plugin for GitHub-flavored tables, which MDX parses as paragraphs. */
export function remarkTables() {
  return (tree: Node) => transform(tree);
}

function transform(node: Node): void {
  if (!node.children) return;
  node.children = node.children.map((child) => {
    const rows = child.type === 'paragraph' ? parseRows(child) : [];
    const [head, dashes, ...body] = rows;
    if (!head || !dashes?.every((cell) => /^:?-+:?$/.test(textOf(cell)))) {
      transform(child);
      return child;
    }
    return { type: 'table', children: [head, ...body].map((cells) => ({ type: 'tableRow', children: cells })) };
  });
}

/** Cells of each line of a paragraph; none unless every line begins and ends with a pipe. */
function parseRows({ children = [] }: Node): Node[][] {
  const rows: Node[][] = [];
  let row: Node[] = [];
  const cell: Node[] = [];
  const endCell = () => row.push({ type: 'tableCell', children: trimmed(cell.splice(0)) });
  const endRow = () => {
    endCell();
    rows.push(row);
    row = [];
  };
  for (const child of children) {
    const parts = child.type === 'text' ? (child.value ?? '').split(/(\n|\|)/) : [child];
    for (const part of parts) {
      if (part === '\n') endRow();
      else if (part === '|') endCell();
      else if (part !== '') cell.push(typeof part === 'string' ? { type: 'text', value: part } : part);
    }
  }
  endRow();
  const isRow = (cells: Node[]) => cells.length > 2 && textOf(cells[0]) === '' && textOf(cells.at(-1)) === '';
  return rows.every(isRow) ? rows.map((cells) => cells.slice(1, -1)) : [];
}

function trimmed(cell: Node[]): Node[] {
  const [first, last] = [cell[0], cell.at(-1)];
  if (first?.type === 'text') first.value = first.value?.trimStart() ?? '';
  if (last?.type === 'text') last.value = last.value?.trimEnd() ?? '';
  return cell;
}

function textOf(node: Node | undefined): string {
  return node?.value ?? node?.children?.map(textOf).join('') ?? '';
}
