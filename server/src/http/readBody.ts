import { ENDPOINTS } from '@preproom/models/contract/api';
import { type Endpoint, endpointPath } from '@preproom/models/contract/http/endpoint';
import express, { type RequestHandler } from 'express';

/** A batch of readings is the largest body of a call that does not say how long its own may be. */
const MAX_BODY_BYTES = 64 * 1024;

/** Reads a body as JSON. Longer ones than usual are read for the calls alone that say so. */
export function readBody(): RequestHandler {
  const usual = express.json({ limit: MAX_BODY_BYTES });
  const longer = Object.values(ENDPOINTS).flatMap((endpoint: Endpoint) =>
    endpoint.maxBodyBytes === undefined
      ? []
      : [{ path: pathPattern(endpoint), read: express.json({ limit: endpoint.maxBodyBytes }) }],
  );
  return (request, response, next) => {
    const address = request.baseUrl + request.path;
    const { read } = longer.find(({ path }) => path.test(address)) ?? { read: usual };
    read(request, response, next);
  };
}

/** Matches the endpoint's addresses; a parameter is one part of them. */
function pathPattern(endpoint: Endpoint): RegExp {
  const escaped = endpointPath(endpoint).replaceAll('.', '\\.');
  return new RegExp(`^${escaped.replace(/:\w+/g, '[^/]+')}$`);
}
