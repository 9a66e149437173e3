import helmet from 'helmet';

/** Security headers on every answer, the readings' worker included: a worker takes its policy from its own script's response. */
export function securityHeaders(isProduction: boolean) {
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        // The readings' WebAssembly needs its own permission; no other code is ever evaluated.
        scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
        workerSrc: ["'self'"],
        // Also the belt that keeps face data here: no request can leave our origin.
        connectSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        mediaSrc: ["'self'", 'blob:'],
        fontSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(isProduction && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: isProduction,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
}

/** Camera, microphone and screen are for our own pages only. */
export const PERMISSIONS_POLICY = 'camera=(self), microphone=(self), display-capture=(self), geolocation=()';
