import { buffer } from 'node:stream/consumers';
import { paperColors, paperEdges, paperFonts, type TextStyle, textStyles } from './paperStyle.ts';

declare global {
  namespace PDFKit.Mixins {
    interface StructureElementOptions {
      /** Which cells the heading cell of a table is for. */
      scope?: 'Row' | 'Column';
    }
  }
}

/** A PDF file while it is written. */
export interface Paper {
  pdf: PDFKit.PDFDocument;
  /** Has all that screen readers read, in reading order. */
  root: PDFKit.PDFStructureElement;
}

interface PaperFacts {
  /** Without the signs that XML reserves. */
  title: string;
  /** Of the file: with the same content it is the same, byte for byte. */
  createdAt: Date;
}

/** Begins a tagged file for archives (PDF/A-2a) of A4 pages. The package is loaded on first use. */
export async function openPaper({ title, createdAt }: PaperFacts): Promise<Paper> {
  const { default: PDFDocument } = await import('pdfkit');
  const pdf = new PDFDocument({
    size: 'A4',
    margins: { left: paperEdges.left, right: 595.28 - paperEdges.right, top: paperEdges.top, bottom: 841.89 - paperEdges.bottom },
    font: paperFonts.sans,
    bufferPages: true,
    pdfVersion: '1.7',
    subset: 'PDF/A-2a',
    tagged: true,
    lang: 'en-GB',
    displayTitle: true,
    info: { Title: title, Author: 'Farwend', Creator: 'Farwend', Producer: 'Farwend', CreationDate: createdAt },
  });
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  return { pdf, root };
}

/** Numbers the pages and ends the file. */
export async function closePaper({ pdf, root }: Paper, runningTitle: string): Promise<Buffer> {
  root.end();
  const { count } = pdf.bufferedPageRange();
  for (let page = 0; page < count; page++) {
    pdf.switchToPage(page);
    pdf.page.margins.bottom = 0; // or the text would begin another page
    decorate(pdf, 'Pagination', () => {
      setText(pdf, textStyles.quiet);
      pdf.text(runningTitle, paperEdges.left, paperEdges.footer, { lineBreak: false });
      const number = `Page ${page + 1} of ${count}`;
      pdf.text(number, paperEdges.right - pdf.widthOfString(number), paperEdges.footer, { lineBreak: false });
    });
  }
  const bytes = buffer(pdf);
  pdf.end();
  return bytes;
}

/** Draws what screen readers pass over. */
export function decorate(pdf: PDFKit.PDFDocument, type: 'Layout' | 'Pagination', draw: () => void): void {
  pdf.markContent('Artifact', { type });
  draw();
  pdf.endMarkedContent();
}

/** A line of ink across the page. */
export function drawRule(pdf: PDFKit.PDFDocument, y: number, color: keyof typeof paperColors = 'line'): void {
  decorate(pdf, 'Layout', () => {
    pdf.moveTo(paperEdges.left, y).lineTo(paperEdges.right, y).lineWidth(0.6).strokeColor(paperColors[color]).stroke();
  });
}

/** A text at a place. */
export interface PlacedText {
  text: string;
  style: TextStyle;
  x?: number;
  y: number;
  width?: number;
  align?: 'left' | 'right';
}

/** Writes texts that screen readers read as one element of this type. Returns where the last of them ends. */
export function write(
  { pdf, root }: Paper,
  type: 'H1' | 'H2' | 'P' | 'TH' | 'TD',
  texts: readonly PlacedText[],
  parent: PDFKit.PDFStructureElement = root,
  scope?: 'Row' | 'Column',
): number {
  let end = 0;
  const closures = texts.map((placed) => () => {
    end = place(pdf, placed);
  });
  parent.add(pdf.struct(type, scope ? { scope } : {}, closures));
  return end;
}

/** Sets font, size and colour for what follows. */
function setText(pdf: PDFKit.PDFDocument, { font, size, color }: TextStyle): void {
  pdf.font(paperFonts[font]).fontSize(size).fillColor(paperColors[color]);
}

/** Writes a text outside of the structure, and returns where it ends. */
export function place(
  pdf: PDFKit.PDFDocument,
  { text, style, x = paperEdges.left, y, width = paperEdges.width, align }: PlacedText,
): number {
  setText(pdf, style);
  pdf.text(text, x, y, { ...textOptions(style), width, ...(align && { align }) });
  return pdf.y;
}

/** The height of a text in points. */
export function measureText(pdf: PDFKit.PDFDocument, text: string, style: TextStyle, width: number): number {
  setText(pdf, style);
  return pdf.heightOfString(text, { ...textOptions(style), width });
}

/** Begins another page unless so much room, in points, is left below; returns where to go on. */
export function makeRoom({ pdf }: Paper, y: number, height: number): number {
  if (y + height <= paperEdges.bottom) return y;
  pdf.addPage();
  return paperEdges.top;
}

/** Figures of one width, which stand below each other in columns. */
const tabularFigures = 'tnum' as const;

function textOptions({ lineGap = 0, spacing = 0 }: TextStyle) {
  return { lineGap, characterSpacing: spacing, features: [tabularFigures] };
}
