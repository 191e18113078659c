import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { SettingsError } from '../server/settingRules.ts';
import { readSettings } from '../server/settings.ts';
import { readClientSettings } from './clientSettings.ts';

describe('the client’s build settings', () => {
  it('follow the server’s rules', () => {
    const env = {
      SUPABASE_ANON_KEY: ' mine ',
      API_BASE_URL: ' https://api.ejemplo.pe/v1/ ',
      RECAPTCHA_SITE_KEY: ' ',
    };
    assert.deepEqual(readClientSettings(env, 'production'), {
      supabaseUrl: '',
      supabaseAnonKey: 'mine',
      apiBaseUrl: 'https://api.ejemplo.pe/v1',
      recaptchaSiteKey: '',
    });
    const { anonKey, apiBaseUrl, recaptcha } = readSettings(env);
    assert.deepEqual([anonKey, apiBaseUrl, recaptcha], ['mine', 'https://api.ejemplo.pe/v1', null]);
  });

  it('have the server’s defaults, except for the API in development', () => {
    const { anonKey, apiBaseUrl } = readSettings({});
    const built = readClientSettings({}, 'production');
    assert.deepEqual([built.supabaseAnonKey, built.apiBaseUrl], [anonKey, apiBaseUrl]);
    const { apiBaseUrl: local } = readClientSettings({ PORT: '5130' }, 'development');
    assert.equal(local, 'http://localhost:5130/api');
  });

  for (const env of [{ API_BASE_URL: 'api' }, { SUPABASE_URL: 'proyecto.supabase.co' }]) {
    it(`are never ${JSON.stringify(env)}`, () => {
      assert.throws(() => readClientSettings(env, 'production'), SettingsError);
    });
  }
});
