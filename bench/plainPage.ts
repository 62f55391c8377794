// The plain page: the same elements as a page of the product, through renderToString with plain class names. Run as: node plainPage.ts HTML_FILE PORT
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { elementsOf, type Part } from './elementsOf.ts';

const [htmlFile, port] = process.argv.slice(2);
const parts = elementsOf(readFileSync(htmlFile ?? '', 'utf8'));

/** Elements are made anew for each page, as a page's components make theirs. */
function render(part: Part, key: number): ReactNode {
  if (typeof part === 'string') return part;
  return createElement(part.tag, { ...part.attributes, key }, ...part.children.map(render));
}

createServer((_request, response) => {
  response
    .writeHead(200, { 'Content-Type': 'text/html' })
    .end(`<!DOCTYPE html>${renderToString(createElement('html', {}, ...parts.map(render)))}`);
}).listen(Number(port), '127.0.0.1');
