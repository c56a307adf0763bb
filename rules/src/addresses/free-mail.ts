/** Anyone may have an address there, so that such a domain belongs to no institution. */
const FREE_MAIL_DOMAINS: ReadonlySet<string> = new Set([
  'aol.com',
  'att.net',
  'charter.net',
  'comcast.net',
  'cox.net',
  'gmail.com',
  'gmx.com',
  'googlemail.com',
  'hotmail.com',
  'icloud.com',
  'live.com',
  'mac.com',
  'mail.com',
  'me.com',
  'msn.com',
  'outlook.com',
  'proton.me',
  'protonmail.com',
  'sbcglobal.net',
  'verizon.net',
  'yahoo.com',
  'ymail.com',
  'zoho.com',
])

export function isFreeMailDomain(domain: string): boolean {
  return FREE_MAIL_DOMAINS.has(domain.toLowerCase())
}
