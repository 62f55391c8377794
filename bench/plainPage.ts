// The plain page: the elements of a page of the product, rendered by renderToString with plain class names: `node plainPage.ts HTML_FILE PORT`
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { parseElements, type PageNode } from './parseElements.ts';

const [htmlFile, port] = process.argv.slice(2);
const nodes = parseElements(readFileSync(htmlFile ?? '', 'utf8'));

/** Creates the elements anew for each request, as components do. */
function render(node: PageNode, key: number): ReactNode {
  if (typeof node === 'string') return node;
  return createElement(node.tag, { ...node.attributes, key }, ...node.children.map(render));
}

createServer((_request, response) => {
  response
    .writeHead(200, { 'Content-Type': 'text/html' })
    .end(`<!DOCTYPE html>${renderToString(createElement('html', {}, ...nodes.map(render)))}`);
}).listen(Number(port), '127.0.0.1');
