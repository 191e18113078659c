import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import type { IdeaResult } from '#contract/ideas.ts';
import type { Database } from '../../db/port.ts';
import { tokenVerifier } from '../../plugins/accessTokens.ts';
import { openCallLimits } from '../../plugins/callLimits.ts';
import { addPerson, seedCompany, type Cast } from '../../testing/company.ts';
import { forEmbeddedDatabase } from '../../testing/databases.ts';
import { testApp, testServices } from '../../testing/testApp.ts';
import { ISSUER, tokenMint } from '../../testing/tokenMint.ts';
import { openIdeaEngine, type IdeaEngine } from './ideaEngine.ts';

const mint = await tokenMint();
const PROMPT = 'Tengo una pollería en Arequipa y quiero que me pidan por WhatsApp';

forEmbeddedDatabase((databaseName, open) => {
  describe(`ideas on ${databaseName}`, () => {
    let db: Database;
    let cast: Cast;

    before(async () => {
      db = await open();
      cast = await seedCompany(db);
    });

    /** Calls an app with its own engine, as one person. */
    function asker(ideas: IdeaEngine, sub: string) {
      const verifyToken = tokenVerifier({ keys: mint.keys, issuer: ISSUER });
      const services = testServices({ ideas, limits: openCallLimits(db, true) });
      const { app } = testApp({ db, verifyToken, services });
      return async (call: 'generate' | 'generate-single', prompt = PROMPT, headers = {}) =>
        app.inject({
          method: 'POST',
          url: `/api/ideas/${call}`,
          headers: { authorization: `Bearer ${await mint.issue(sub)}`, ...headers },
          payload: { prompt },
        });
    }

    async function person(): Promise<string> {
      const id = crypto.randomUUID();
      await addPerson(db, id, 'asker', 'client');
      return id;
    }

    const kept = (userId: string) =>
      db.query('select name, prompt, description, features from app.ideas where user_id = $1', [
        userId,
      ]);

    it('one idea is returned with its engine, and stored', async () => {
      const userId = await person();
      const answer = await asker(openIdeaEngine(null), userId)('generate-single');
      assert.equal(answer.statusCode, 200);
      const { engine, id, ...idea } = answer.json<IdeaResult>();
      assert.equal(engine, 'local');
      assert.match(id ?? '', /^[0-9a-f-]{36}$/);
      assert.match(`${idea.description} ${idea.features.join(' ')}`, /Arequipa|WhatsApp/);
      assert.deepEqual(await kept(userId), [{ ...idea, prompt: PROMPT }]);
    });

    it('alternatives differ, and each is stored', async () => {
      const userId = await person();
      const ideas = (await asker(openIdeaEngine(null), userId)('generate')).json<IdeaResult[]>();
      assert.equal(ideas.length, 4);
      assert.equal(new Set(ideas.map(({ name }) => name)).size, 4);
      assert.equal((await kept(userId)).length, 4);
    });

    it('markup, quotes, braces and emoji are stored unchanged', async () => {
      const userId = await person();
      const odd = {
        name: `<b>O'Higgins</b> "50%" $1 \\`,
        description: '💥 {{x}} ñandú\n\t',
        features: ['{a,b}', 'null', '"', 'NULL', ''],
      };
      const engine: IdeaEngine = {
        generate: () => Promise.resolve({ ideas: [odd, odd], engine: 'ia' }),
      };
      assert.equal((await asker(engine, userId)('generate')).statusCode, 200);
      const row = { ...odd, prompt: PROMPT };
      assert.deepEqual(await kept(userId), [row, row]);
    });

    it('a repeated call creates one idea with one call of the engine', async () => {
      const userId = await person();
      let asked = 0;
      const counting: IdeaEngine = {
        generate: () => {
          asked += 1;
          const ideas = [{ name: 'A', description: 'B', features: ['1', '2', '3'] }];
          return Promise.resolve({ ideas, engine: 'ia' });
        },
      };
      const ask = asker(counting, userId);
      const key = { 'idempotency-key': crypto.randomUUID() };
      const answers = await Promise.all([
        ask('generate-single', PROMPT, key),
        ask('generate-single', PROMPT, key),
      ]);
      assert.deepEqual(answers[0].json(), answers[1].json());
      assert.equal(asked, 1);
      assert.equal((await kept(userId)).length, 1);
    });

    for (const [what, prompt, message] of [
      ['harm', 'Quiero hackear las cuentas de mis clientes', /^No podemos ayudarte con ese pedido/],
      ['nothing said', 'aaaa bbbb', /^Cuéntanos un poco más: qué vendes o haces/],
    ] as const)
      it(`${what}: 422, nothing is stored, no engine is called, and the limit is not used`, async () => {
        const userId = await person();
        let asked = 0;
        const engine: IdeaEngine = {
          generate: () => {
            asked += 1;
            const ideas = [{ name: 'A', description: 'B', features: ['1', '2', '3'] }];
            return Promise.resolve({ ideas, engine: 'ia' });
          },
        };
        const ask = asker(engine, userId);
        for (let turn = 0; turn < 31; turn += 1) {
          const refused = await ask(turn % 2 ? 'generate' : 'generate-single', prompt);
          assert.equal(refused.statusCode, 422);
          assert.match(refused.json<{ message: string }>().message, message);
        }
        assert.equal(asked, 0);
        assert.deepEqual(await kept(userId), []);
        assert.equal((await ask('generate-single')).statusCode, 200);
      });

    it('the thirty-first idea within the hour is refused; other people are not affected', async () => {
      const ask = asker(openIdeaEngine(null), cast.copywriter);
      for (let turn = 0; turn < 30; turn += 1) {
        assert.equal((await ask('generate-single')).statusCode, 200);
      }
      const refused = await ask('generate');
      assert.equal(refused.statusCode, 429);
      assert.match(refused.json<{ message: string }>().message, /^Llegaste al límite de ideas/);
      assert.match(String(refused.headers['retry-after']), /^\d+$/);
      const other = asker(openIdeaEngine(null), cast.client);
      assert.equal((await other('generate-single')).statusCode, 200);
    });
  });
});
