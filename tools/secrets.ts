import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Patterns of keys, which must not appear in the repository, the client's bundle or a log. */
const KEYS: Record<string, RegExp> = {
  'a private key': /-----BEGIN [A-Z ]*PRIVATE KEY-----\s+[A-Za-z0-9+/=]{20}/,
  'a private JWK': /"d"\s*:\s*"[\w-]{40,}"/,
  'a token': /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{20,}/,
  'a Supabase secret key': /\bsb_secret_[\w-]{20,}/,
  'an AWS key': /\b(AKIA|ASIA)[A-Z0-9]{16}\b/,
  'a Google key': /\bAIza[\w-]{35}\b/,
  'a GitHub token': /\bgh[opsu]_[A-Za-z0-9]{36,}\b/,
  'an OpenAI key': /\bsk-(proj-)?[A-Za-z0-9_-]{32,}\b/,
  'a Slack token': /\bxox[abprs]-[\w-]{10,}/,
  // Excludes the example passwords of tests and documents: 'secret', 'secreto' or shorter.
  'a password in an address':
    /\b(postgres|postgresql|smtps?):\/\/[^\s:/@'"`${}]+:(?!(clave|password|secreto?)@)[^\s@'"`${}]{8,}@(?!127\.|localhost)/,
};

/** A location with a suspected key. */
export interface Finding {
  place: string;
  what: string;
}

export function findSecrets(place: string, text: string): Finding[] {
  return Object.entries(KEYS)
    .filter(([, pattern]) => pattern.test(text))
    .map(([what]) => ({ place, what }));
}

/**
 * @param root the repository's directory
 *
 * @returns suspected keys in its files and in the built client
 */
export function scanTree(root: string): Finding[] {
  const listed = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' });
  const files = listed.split('\0').filter(Boolean);
  return [...files, ...builtFiles(root)].flatMap((file) => {
    try {
      return findSecrets(file, readFileSync(path.join(root, file), 'utf8'));
    } catch (error) {
      // Deleted, but not committed yet.
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
      throw error;
    }
  });
}

function builtFiles(root: string): string[] {
  try {
    return readdirSync(path.join(root, 'dist'), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(js|css|html|json|txt|map)$/.test(name))
      .map((name) => path.join('dist', name));
  } catch {
    return [];
  }
}
