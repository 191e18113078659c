import type { CallName } from '#contract/calls.ts';

/** OpenAPI 3.1 as far as our description goes (its sections 4.8.1 to 4.8.24). */
export interface OpenApi {
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Partial<Record<Method, Operation>>>;
  components: { schemas: Record<string, JsonSchema> };
}

type Method = 'get' | 'post' | 'put' | 'delete';

export interface Operation {
  operationId: CallName;
  tags: [string];
  summary: string;
  description: string;
  security?: object[];
  parameters?: Parameter[];
  requestBody?: Content;
  responses: Record<string, Content & { description: string }>;
}

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  description?: string;
  schema: JsonSchema;
  example?: unknown;
}

/** What is sent or answered, by the one type that it has. */
export interface Content {
  content: Record<string, Media>;
}

interface Media {
  schema: JsonSchema;
  example?: unknown;
}

/** Of a body or an answer, whatever its type; an answer without content (204) has none. */
export function mediaOf({ content }: Content): Media | undefined {
  return Object.values(content)[0];
}

export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
}

/** An operation and where it is. */
export interface Call {
  method: Method;
  path: string;
  operation: Operation;
}

export function callsOf({ paths }: OpenApi): Call[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method: method as Method,
      path,
      operation,
    })),
  );
}
