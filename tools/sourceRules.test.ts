import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';

/** What the linter has no rule for: no line of the source matches these. */
interface SourceRule {
  name: string;
  pattern: RegExp;
  files: string;
  except?: RegExp;
}

const TEST = /\.test\.tsx?$|^src[\\/]testing[\\/]/;

const RULES: SourceRule[] = [
  {
    name: 'colours live in contract/colors.ts; components read their semantic names from the theme',
    pattern:
      /(?<![\w/])#([\da-fA-F]{3,4}|[\da-fA-F]{6}|[\da-fA-F]{8})\b|\b(rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(|:\s*(white|black|red|green|blue|yellow|orange|purple|pink|gr[ae]y|brown)\b/,
    files: '{src,server,contract,tools}/**/*.{ts,tsx}',
    except: new RegExp(`${TEST.source}|^contract[\\\\/]colors\\.ts$`),
  },
  {
    name: 'every test runs, always',
    pattern:
      /\b(test|it|describe|suite)(\.\w+)*\.(only|skip|todo|fixme)\b|\b[fx](test|it|describe)\(['`]/,
    files: '{src,server,tools,e2e,__mocks__}/**/*.{ts,tsx}',
  },
  {
    name: 'ten files share a process, so that a hook outside a suite runs for the tests of all',
    pattern: /^(before|beforeEach|afterEach)\(/,
    files: '{server,tools}/**/*.test.ts',
  },
];

for (const { name, pattern, files, except } of RULES) {
  test(name, () => {
    const sources = globSync(files).filter((file) => except?.test(file) !== true);
    assert.ok(sources.length > 0);
    const faults = sources.flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}: ${line}`] : [])),
    );
    assert.deepEqual(faults, []);
  });
}
