import express, { Router } from 'express';
import { DEMO_OPENID_PATH } from '../../../../config/providerSettings.ts';
import { languageOf } from '../../../../http/language.ts';
import { nameRoute } from '../../../../http/requestLog.ts';
import { type Asked, type Claimed, createDemoTokens } from './demoTokens.ts';
import { openIdPage } from './openIdPage.ts';

/**
 * A small OpenID Connect provider of this server itself, so that logging in with a provider can be tried without one. It believes whatever
 * is typed: outside production only.
 */
export function createOpenIdRouter(origin: () => string): Router {
  const router = Router();
  const issuer = () => origin() + DEMO_OPENID_PATH;
  const tokens = createDemoTokens(issuer);
  const form = express.urlencoded({ extended: false, limit: '10kb' });

  router.get('/.well-known/openid-configuration', named('/configuration'), (_request, response) => {
    response.json({
      issuer: issuer(),
      authorization_endpoint: `${issuer()}/authorize`,
      token_endpoint: `${issuer()}/token`,
      jwks_uri: `${issuer()}/jwks`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      code_challenge_methods_supported: ['S256'],
    });
  });

  router.get('/jwks', named('/jwks'), async (_request, response) => {
    response.json(await tokens.publicKeys());
  });

  router.get('/authorize', named('/authorize'), (request, response) => {
    const page = openIdPage(languageOf(request), readAsked(request.query));
    response.set('Cache-Control', 'no-store').type('html').send(page);
  });

  router.post('/authorize', named('/authorize'), form, async ({ body }, response) => {
    const asked = readAsked(body);
    // Any other address would be sent a person's name.
    if (!asked.redirectUri.startsWith(`${origin()}/`)) return void response.sendStatus(400);
    const claimed: Claimed = { email: text(body.email).toLowerCase(), name: text(body.name) };
    const back = new URL(asked.redirectUri);
    back.searchParams.set('code', await tokens.code(asked, claimed));
    back.searchParams.set('state', asked.state);
    response.redirect(303, back.href);
  });

  router.post('/token', named('/token'), form, async ({ body }, response) => {
    const idToken = await tokens.redeem(text(body.code), text(body.code_verifier));
    if (!idToken) return void response.status(400).json({ error: 'invalid_grant' });
    response.json({ access_token: 'demo', token_type: 'Bearer', expires_in: 60, id_token: idToken });
  });

  return router;
}

const named = (path: string) => nameRoute(DEMO_OPENID_PATH + path);

const text = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 1000) : '');

function readAsked(fields: Record<string, unknown>): Asked {
  return {
    redirectUri: text(fields.redirect_uri),
    state: text(fields.state),
    nonce: text(fields.nonce),
    challenge: text(fields.code_challenge),
  };
}
