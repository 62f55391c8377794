import type { Colour } from '../dtcg.ts';
import type { FigmaCollection, FigmaValue, FigmaVariable } from './figmaVariables.ts';

/**
 * The body of Figma's `POST /v1/files/{file_key}/variables`, which creates every collection in one request. Ids are temporary: Figma
 * replaces them.
 */
export function buildFigmaRequest(collections: readonly FigmaCollection[]): object {
  return {
    variableCollections: collections.map(({ id, name, modes }) => ({
      action: 'CREATE',
      id,
      name,
      initialModeId: modeId(id, modes[0] ?? ''),
      hiddenFromPublishing: isHidden(id),
    })),
    variableModes: collections.flatMap(({ id, modes }) =>
      modes.map((name, index) => ({
        action: index === 0 ? 'UPDATE' : 'CREATE', // the first mode comes with its collection
        id: modeId(id, name),
        name,
        variableCollectionId: id,
      })),
    ),
    variables: collections.flatMap(({ id, variables }) => variables.map((variable) => describeVariable(id, variable))),
    variableModeValues: collections.flatMap(({ id, modes, variables }) =>
      variables.flatMap(({ name, values }) =>
        modes.map((mode, index) => ({ variableId: name, modeId: modeId(id, mode), value: requestValue(values[index] ?? '') })),
      ),
    ),
  };
}

const modeId = (collection: string, mode: string) => `${collection}:${mode}`;

/** The palette is what roles are made of; nobody else draws with it. */
const isHidden = (collection: string) => collection === 'palette';

function describeVariable(collection: string, { name, type, description, scopes, code }: FigmaVariable): object {
  return {
    action: 'CREATE',
    id: name,
    name,
    variableCollectionId: collection,
    resolvedType: type,
    description,
    hiddenFromPublishing: isHidden(collection),
    scopes,
    ...(code === undefined ? {} : { codeSyntax: { WEB: code } }),
  };
}

function requestValue(value: FigmaValue): object | number | string {
  if (typeof value !== 'object') return value;
  return 'alias' in value ? { type: 'VARIABLE_ALIAS', id: value.alias } : toRgba(value);
}

function toRgba({ components: [r = 0, g = 0, b = 0], alpha = 1 }: Colour): object {
  return { r, g, b, a: alpha };
}
