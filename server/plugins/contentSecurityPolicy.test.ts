import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { it } from 'node:test';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';

const script = "document.documentElement.dataset.theme = 'dark'";
const style = 'body{margin:0}';
const html = `<!doctype html><head><style>${style}</style><script>${script}</script>
<script defer src="/main.012345.js"></script></head>`;

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function directives(policy: string): Record<string, string> {
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.join(' ')];
    }),
  );
}

it('allows the page its own inline parts by hash, and nothing else inline', () => {
  assert.deepEqual(
    directives(contentSecurityPolicy({ html, calls: ['', '/api'], googleCaptcha: false })),
    {
      'default-src': "'none'",
      'script-src': `'self' ${hash(script)}`,
      'style-src': `'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' ${hash(style)}`,
      'img-src': "'self' data:",
      'font-src': "'self'",
      'connect-src': "'self'",
      'manifest-src': "'self'",
      'form-action': "'self'",
      'base-uri': "'none'",
      'frame-ancestors': "'none'",
    },
  );
});

it('lets the client call the origins it was built for', () => {
  const calls = ['https://p.supabase.co', 'https://api.tramayo.example/api'];
  assert.equal(
    directives(contentSecurityPolicy({ html, calls, googleCaptcha: false }))['connect-src'],
    "'self' https://p.supabase.co https://api.tramayo.example",
  );
});

it("lets Google's captcha in with a site key, by its paths and where it needs them", () => {
  const google = 'https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/';
  const without = directives(contentSecurityPolicy({ html, calls: [], googleCaptcha: false }));
  assert.deepEqual(directives(contentSecurityPolicy({ html, calls: [], googleCaptcha: true })), {
    ...without,
    'script-src': `'self' ${google} ${hash(script)}`,
    'connect-src': `'self' ${google}`,
    'frame-src': 'https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/',
  });
});
