/** Print styles: black on white, no interactive elements, URLs of external links written out. */
export const printCss = `
@media print {
  @page {
    margin: 18mm;
  }

  html,
  body {
    background: #fff;
    color: #000;
  }

  nav,
  dialog,
  [role='dialog'],
  [data-print='hide'] {
    display: none !important;
  }

  main a[href^='http']::after {
    content: ' (' attr(href) ')';
    font-size: 0.8em;
    overflow-wrap: anywhere;
  }

  h1,
  h2,
  h3,
  h4 {
    break-after: avoid;
  }

  figure,
  li,
  blockquote {
    break-inside: avoid;
  }
}
`;
