import type { RequestHandler } from 'express';
import helmet from 'helmet';
import { CSP_REPORT_GROUP, CSP_REPORT_PATH } from './cspReports.ts';

/** By their hashes, the two style elements that react-aria makes: for what can be pressed, and behind dialogs on iOS. */
const REACT_ARIA_STYLES = [
  "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='",
  "'sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg='",
];

/** What the payment provider's checkout needs: its script, its frames, and where it reports to. */
const CHECKOUT = {
  scripts: ['https://checkout.razorpay.com'],
  frames: ['https://checkout.razorpay.com', 'https://api.razorpay.com'],
  connections: ['https://api.razorpay.com', 'https://lumberjack.razorpay.com'],
};

const NOTHING: typeof CHECKOUT = { scripts: [], frames: [], connections: [] };

/** The page on which the provider's checkout may open. */
const CHECKOUT_PAGE = /^\/checkout\//i;

/** Security headers on every answer. Only the checkout page may load anything of the payment provider, and only if there is one. */
export function securityHeaders(isProduction: boolean, hasProvider: boolean): RequestHandler {
  const everywhere = headers(isProduction, false);
  const atCheckout = hasProvider ? headers(isProduction, true) : everywhere;
  return (request, response, next) =>
    (CHECKOUT_PAGE.test(request.path) ? atCheckout : everywhere)(request, response, next);
}

/** The readings' worker gets them too: a worker takes its policy from its own script's response. */
function headers(isProduction: boolean, isCheckout: boolean) {
  const allowed = isCheckout ? CHECKOUT : NOTHING;
  return helmet({
    // Banks open in windows of their own and answer the page that opened them.
    crossOriginOpenerPolicy: { policy: isCheckout ? 'same-origin-allow-popups' : 'same-origin' },
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        // The readings' WebAssembly needs its own permission; no other code is ever evaluated.
        scriptSrc: ["'self'", "'wasm-unsafe-eval'", ...allowed.scripts],
        frameSrc: ["'self'", ...allowed.frames],
        workerSrc: ["'self'"],
        // Also a second guard for face data: no request can leave our origin.
        connectSrc: ["'self'", ...allowed.connections],
        styleSrc: ["'self'", ...REACT_ARIA_STYLES],
        // Widths that are known only when they are drawn. An attribute runs nothing and loads nothing that the rest does not allow.
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        mediaSrc: ["'self'", 'blob:'],
        fontSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        reportUri: [CSP_REPORT_PATH],
        reportTo: [CSP_REPORT_GROUP],
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

/** Where browsers send their reports of what the policy has blocked. */
export const REPORTING_ENDPOINTS = `${CSP_REPORT_GROUP}="${CSP_REPORT_PATH}"`;
