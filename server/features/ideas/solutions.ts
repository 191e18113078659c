import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { serviceTitles } from '#contract/serviceTitles.ts';

const FOLDER = new URL('./solutions/', import.meta.url);

const Line = z.string().check(z.trim(), z.minLength(1), z.maxLength(160));
const Service = z.int().check(z.refine((id) => id in serviceTitles, 'no service has this id'));

/** A solution as its file has it. */
const Solution = z.strictObject({
  id: z.string().check(z.regex(/^[a-z-]+$/)),
  name: Line.check(z.maxLength(80)),
  /** What it is and does for the person, in whole sentences. */
  description: Line,
  features: z.array(Line).check(z.minLength(3), z.maxLength(5)),
  /** The services that build it, by id, the main one first. */
  services: z.array(Service).check(z.minLength(1)),
  /** Requests that it answers, one a line. The general solutions have none. */
  examples: z._default(
    z.pipe(
      z.string(),
      z.transform((text) => text.split('\n').filter(Boolean)),
    ),
    [],
  ),
});
export type Solution = z.output<typeof Solution>;

/** What the solutions of one file are about ('ventas'), and the solutions. */
export interface Field {
  name: string;
  solutions: readonly Solution[];
}

/** The fields, read and checked at start: an error names its file and stops the server. */
export const fields: readonly Field[] = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.yaml'))
  .sort()
  .map((file) => {
    const parsed = z.safeParse(
      z.array(Solution),
      parse(readFileSync(new URL(file, FOLDER), 'utf8')),
    );
    if (!parsed.success) throw new Error(`${file}: ${z.prettifyError(parsed.error)}`);
    return { name: file.replace('.yaml', ''), solutions: parsed.data };
  });

const solutions = fields.flatMap((field) => field.solutions);
const byId = new Map(solutions.map((solution) => [solution.id, solution]));
if (byId.size < solutions.length) throw new Error('two solutions have the same id');

/** Requests that are examples of a solution. */
export const examples = solutions.flatMap((solution) => solution.examples);

/** What a request is compared with, labelled with the solution's id: its examples, and what it says of itself. */
export const labelledTexts = solutions
  .filter((solution) => solution.examples.length > 0)
  .flatMap(({ id, name, description, features, examples: own }) =>
    [...own, name, description, ...features].map((text) => ({ label: id, text })),
  );

/** @throws if no solution has this id */
export function solutionOf(id: string): Solution {
  const solution = byId.get(id);
  if (!solution) throw new Error(`no solution has the id ${id}`);
  return solution;
}

const general = new Map(
  solutions
    .filter((solution) => solution.examples.length === 0)
    .map((solution) => [solution.services[0], solution]),
);

/**
 * The solution that fits any request for a service.
 *
 * @throws if the service has none
 */
export function generalSolutionOf(service: number): Solution {
  const solution = general.get(service);
  if (!solution) throw new Error(`service ${service} has no general solution`);
  return solution;
}
