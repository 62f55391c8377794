import type { VariableType } from './variable.ts';

/** Builds data for previewing a template from the examples of its variables. */
export function buildExampleData(variables: readonly { name: string; type: VariableType; example: string }[]): Record<string, unknown> {
  return Object.fromEntries(variables.map(({ name, type, example }) => [name, parseExample(name, type, example)]));
}

function parseExample(name: string, type: VariableType, example: string): unknown {
  switch (type) {
    case 'number':
    case 'usd':
      return Number.isFinite(Number(example)) && example !== '' ? Number(example) : 7;
    case 'flag':
      return example !== 'false';
    case 'list':
      return example === '' ? [name] : example.split(',').map((part) => part.trim());
    case 'date':
    case 'moment':
      return Number.isNaN(Date.parse(example)) ? '2027-06-13T09:00:00Z' : example;
    case 'url':
      return URL.parse(example)?.protocol.startsWith('http') ? example : 'https://farwend.example/';
    case 'text':
    case 'name':
    case 'paragraphs':
      return example === '' ? name : example;
  }
}
