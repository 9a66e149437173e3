import helmet from 'helmet';

/** By their hashes, the two style elements that react-aria makes: for what can be pressed, and behind dialogs on iOS. */
const REACT_ARIA_STYLES = [
  "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='",
  "'sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg='",
];

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
        // Also a second guard for face data: no request can leave our origin.
        connectSrc: ["'self'"],
        styleSrc: ["'self'", ...REACT_ARIA_STYLES],
        // Widths that are known only when they are drawn. An attribute runs nothing and loads nothing that the rest does not allow.
        styleSrcAttr: ["'unsafe-inline'"],
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
export const PERMISSIONS_POLICY = [
  'camera=(self)',
  'microphone=(self)',
  'display-capture=(self)',
  'fullscreen=(self)',
  'screen-wake-lock=(self)',
  'geolocation=()',
  'payment=()',
  'usb=()',
].join(', ');
