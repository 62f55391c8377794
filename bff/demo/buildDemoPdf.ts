/** A small valid PDF of one page: a title and lines of text, the same bytes for the same words. */
export function buildDemoPdf(title: string, lines: readonly string[]): Buffer {
  const text = (value: string) => `(${value.replace(/[^\x20-\x7e]/g, '-').replace(/[\\()]/g, '\\$&')}) Tj`;
  const body = lines.map((line) => `0 -20 Td ${text(line)}`).join('\n');
  const page = `BT /F1 22 Tf 72 760 Td ${text(title)} /F2 11 Tf 0 -16 Td\n${body}\nET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>',
    `<< /Length ${page.length} >>\nstream\n${page}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Times-Roman >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const at = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return String(at).padStart(10, '0');
  });
  const table = offsets.map((offset) => `${offset} 00000 n \n`).join('');
  const end = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(file + end, 'latin1');
}
