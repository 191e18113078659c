import type { JsonSchema, OpenApi } from './openApiDocument.ts';

/** A field of a body, described for readers. */
interface Field {
  name: string;
  type: string;
  required: boolean;
}

const TYPES: Record<string, string> = {
  string: 'texto',
  number: 'número',
  integer: 'entero',
  boolean: 'sí o no',
  null: 'null',
};

const FORMATS: Record<string, string> = {
  uuid: 'uuid',
  email: 'correo',
  'date-time': 'fecha y hora ISO 8601',
};

export function fieldsOf(document: OpenApi, schema: JsonSchema): Field[] {
  const required = new Set(schema.required);
  return Object.entries(schema.properties ?? {}).map(([name, field]) => ({
    name,
    type: typeText(document, field),
    required: required.has(name),
  }));
}

function typeText(document: OpenApi, schema: JsonSchema): string {
  const { $ref, anyOf, items, properties } = schema;
  if ($ref) return typeText(document, document.components.schemas[lastPart($ref)] ?? {});
  if (anyOf) return anyOf.map((one) => typeText(document, one)).join(' o ');
  if (schema.enum) return schema.enum.map((value) => `«${String(value)}»`).join(', ');
  if (items) return `lista de ${typeText(document, items)}`;
  if (properties) {
    return `{ ${fieldsOf(document, schema)
      .map(({ name, required }) => (required ? name : `${name}?`))
      .join(', ')} }`;
  }
  const type =
    FORMATS[schema.format ?? ''] ??
    [schema.type ?? []]
      .flat()
      .map((name) => TYPES[name] ?? name)
      .join(' o ');
  return [type, ...limits(schema)].join(', ');
}

function limits({ minLength, maxLength, minimum, maximum }: JsonSchema): string[] {
  if (maxLength === 0) return ['va vacío'];
  return [
    ...(minLength !== undefined && minLength > 1 ? [`desde ${minLength} caracteres`] : []),
    ...(maxLength !== undefined ? [`hasta ${maxLength} caracteres`] : []),
    ...(minimum !== undefined && minimum > Number.MIN_SAFE_INTEGER ? [`mínimo ${minimum}`] : []),
    ...(maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER ? [`máximo ${maximum}`] : []),
  ];
}

function lastPart(reference: string): string {
  return reference.slice(reference.lastIndexOf('/') + 1);
}
