import { createHash } from 'node:crypto'

/** Sent with every response. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  // Referrers would leak the tokens of the reset page.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/** The same, plus HSTS where the site uses TLS. */
export function headersOfAll(publicUrl: string): Readonly<Record<string, string>> {
  if (!publicUrl.startsWith('https:')) return SECURITY_HEADERS
  return { ...SECURITY_HEADERS, 'Strict-Transport-Security': 'max-age=31536000' }
}

/** CSP for responses that are not pages: nothing may run or load. */
export const CLOSED_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

/** CSP for downloads. `sandbox` gives a file opened in the browser an opaque origin. */
export const FILE_POLICY = `${CLOSED_POLICY}; sandbox`

/**
 * CSP for pages: our own files, and inline scripts and styles by hash. Style attributes are allowed because charts
 * and menus set sizes with them.
 */
export function pagePolicy({
  scripts = [],
  styles = [],
}: {
  scripts?: string[]
  styles?: string[]
} = {}): string {
  const own = (texts: readonly string[]) => ["'self'", ...new Set(texts.map(sourceOf))].join(' ')
  return [
    "default-src 'none'",
    `script-src ${own(scripts)}`,
    `style-src ${own(styles)}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

function sourceOf(inline: string): string {
  return `'sha256-${createHash('sha256').update(inline).digest('base64')}'`
}
