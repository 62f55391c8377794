import { decorate, type Paper, write } from './paper.ts';
import { paperColors, paperEdges, textStyles } from './paperStyle.ts';

/** A value with its label. */
export interface LabelledFact {
  label: string;
  value: string;
}

/** Draws the name of the house, the title and the facts at the waypoints of a route. Returns where it ends. */
export function drawLetterhead(paper: Paper, title: string, facts: readonly LabelledFact[]): number {
  write(paper, 'P', [{ text: 'Farwend', style: textStyles.wordmark, y: 52 }]);
  write(paper, 'H1', [{ text: title, style: textStyles.title, y: 104 }]);
  const width = paperEdges.width / facts.length;
  const stops = facts.map((_, index) => paperEdges.left + width * index);
  drawRoute(paper.pdf, stops, 172);
  const ends = facts.map(({ label, value }, index) => {
    const x = stops[index] ?? paperEdges.left;
    return write(paper, 'P', [
      { text: label.toUpperCase(), style: textStyles.label, x, y: 190, width: width - 16 },
      { text: value, style: textStyles.fact, x, y: 203, width: width - 16 },
    ]);
  });
  return Math.max(...ends);
}

/** The route line of the house: one drawn line over waypoints, the last of which is where it leads. */
function drawRoute(pdf: PDFKit.PDFDocument, stops: readonly number[], y: number): void {
  const from = stops[0] ?? paperEdges.left;
  const last = stops.at(-1) ?? from;
  decorate(pdf, 'Layout', () => {
    pdf.moveTo(from + 4, y);
    for (const [index, stop] of stops.slice(1).entries()) {
      const before = stops[index] ?? from;
      const third = (stop - before) / 3;
      const bend = index % 2 === 0 ? -14 : 11;
      pdf.bezierCurveTo(before + third, y + bend, stop - third, y - bend / 2, stop + 4, y);
    }
    pdf.lineWidth(1.1).strokeColor(paperColors.ink).stroke();
    for (const stop of stops) {
      const color = stop === last ? paperColors.mark : paperColors.ink;
      pdf
        .circle(stop + 4, y, 3.4)
        .lineWidth(1.3)
        .fillAndStroke(stop === last ? color : paperColors.paper, color);
    }
  });
}
