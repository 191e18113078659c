import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { ProjectPage, ProjectPhase } from '#contract/projectPages.ts';
import type { Database } from '../../db/port.ts';
import { tokenVerifier } from '../../plugins/accessTokens.ts';
import { seedCompany, type Cast, type CastName } from '../../testing/company.ts';
import { forEmbeddedDatabase } from '../../testing/databases.ts';
import { BAD_FORMS, formOf, PNG, type Sent } from '../../testing/fileSamples.ts';
import { testApp } from '../../testing/testApp.ts';
import { ISSUER, tokenMint } from '../../testing/tokenMint.ts';

const mint = await tokenMint();

forEmbeddedDatabase((databaseName, open) => {
  describe(`files of deliveries, on ${databaseName}`, () => {
    let db: Database;
    let cast: Cast;
    let app: ReturnType<typeof testApp>['app'];
    let phase: string;
    let project: string;

    before(async () => {
      db = await open();
      cast = await seedCompany(db);
      ({ app } = testApp({ db, verifyToken: tokenVerifier({ keys: mint.keys, issuer: ISSUER }) }));
      const [row] = await db.query<{ id: string; project_id: string }>(
        `select h.id, h.project_id from app.phases h
           join app.projects p on p.id = h.project_id where p.client_id = $1`,
        [cast.client],
      );
      phase = row?.id ?? '';
      project = row?.project_id ?? '';
    });

    const bearer = async (who: CastName) => ({
      authorization: `Bearer ${await mint.issue(cast[who])}`,
    });
    const send = async (who: CastName, files: readonly Sent[]) => {
      const { type, payload } = await formOf({ body: 'Lista' }, files);
      const answer = await app.inject({
        method: 'POST',
        url: `/api/data/phases/${phase}/deliver`,
        headers: { ...(await bearer(who)), 'content-type': type },
        payload,
      });
      return { status: answer.statusCode, body: answer.json<{ message?: string }>() };
    };
    const linkBy = async (who: CastName, file: string) => {
      const url = `/api/data/files/${file}/link`;
      const answer = await app.inject({ url, headers: await bearer(who) });
      return { status: answer.statusCode, url: answer.json<{ url?: string }>().url ?? '' };
    };
    const written = async () => {
      const [row] = await db.query(
        `select (select count(*)::int from app.deliveries) as deliveries,
                (select count(*)::int from app.files) as files,
                (select count(*)::int from app.file_parts) as parts`,
      );
      return row;
    };

    it('come with the delivery, and are downloaded by whoever sees the project', async () => {
      const { status, body } = await send('projectManager', [['boceto.png', PNG]]);
      assert.equal(status, 200, JSON.stringify(body));
      const [file] = ProjectPhase.parse(body).deliveries[0]?.files ?? [];
      assert.deepEqual(
        { ...file, id: '' },
        { id: '', name: 'boceto.png', type: 'image/png', size: PNG.length },
      );
      const page = await app.inject({
        url: `/api/data/projects/${project}`,
        headers: await bearer('client'),
      });
      const seen = ProjectPage.parse(page.json()).phases.find(({ id }) => id === phase);
      assert.deepEqual(seen?.deliveries[0]?.files, [file]);
      for (const who of ['client', 'projectManager', 'admin'] as const) {
        const { url } = await linkBy(who, file?.id ?? '');
        // The link needs no token.
        const { statusCode, rawPayload } = await app.inject(url);
        assert.equal(statusCode, 200);
        assert.deepEqual(rawPayload, PNG);
      }
      for (const who of ['otherClient', 'ticketManager', 'copywriter'] as const) {
        assert.deepEqual(await linkBy(who, file?.id ?? ''), { status: 404, url: '' });
      }
      const { url } = await linkBy('client', file?.id ?? '');
      assert.equal(
        (await app.inject(url.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')))).statusCode,
        404,
      );
    });

    for (const [what, files, status, message] of BAD_FORMS) {
      it(`are refused: ${what}; nothing is delivered then`, async () => {
        const earlier = await written();
        const answer = await send('projectManager', files);
        assert.equal(answer.status, status, JSON.stringify(answer.body));
        assert.match(answer.body.message ?? '', message);
        assert.deepEqual(await written(), earlier);
      });
    }

    it('are not taken from the client', async () => {
      const earlier = await written();
      assert.equal((await send('client', [['a.png', PNG]])).status, 403);
      assert.deepEqual(await written(), earlier);
    });
  });
});
