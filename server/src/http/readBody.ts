import { ENDPOINTS } from '@preproom/models/contract/api';
import { type Endpoint, endpointPath } from '@preproom/models/contract/http/endpoint';
import express, { type RequestHandler } from 'express';

/** A batch of readings is the largest body of a call that does not say how long its own may be. */
const MAX_BODY_BYTES = 64 * 1024;

/** Reads a body as JSON. Longer ones than usual are read for the calls alone that say so. */
export function readBody(): RequestHandler {
  const usual = express.json({ limit: MAX_BODY_BYTES });
  const longer = new Map(
    Object.values(ENDPOINTS).flatMap((endpoint: Endpoint) =>
      endpoint.maxBodyBytes === undefined
        ? []
        : [[endpointPath(endpoint), express.json({ limit: endpoint.maxBodyBytes })] as const],
    ),
  );
  return (request, response, next) => {
    const read = longer.get(request.baseUrl + request.path) ?? usual;
    read(request, response, next);
  };
}
