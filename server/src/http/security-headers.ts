import { createHash } from 'node:crypto'

/** On every answer, whatever it is. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  // Links from the reset page must not tell its tokens to anyone.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/** The same, and over TLS that it stays so. */
export function headersOfAll(publicUrl: string): Readonly<Record<string, string>> {
  if (!publicUrl.startsWith('https:')) return SECURITY_HEADERS
  return { ...SECURITY_HEADERS, 'Strict-Transport-Security': 'max-age=31536000' }
}

/** For answers that are not pages: nothing in them may run or load. */
export const CLOSED_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

/** For files that people gave us or that were made for them: opened in a browser all the same, they are nobody's. */
export const FILE_POLICY = `${CLOSED_POLICY}; sandbox`

/**
 * For pages: our own files only, and of inline scripts and styles only those named by hash.
 * Style attributes are let in because charts and menus set sizes with them.
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
