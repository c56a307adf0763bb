/** What a wallet shows and signs: EIP-4361, and the same for Solana. */
export interface WalletMessage {
  domain: string
  address: string
  uri: string
  issuedAt: Date
  expiresAt: Date | undefined
  notBefore: Date | undefined
  chainId: string | undefined
}

export type Chain = 'ethereum' | 'solana'

const FIRST_LINE = {
  ethereum: /^(\S+) wants you to sign in with your Ethereum account:$/,
  solana: /^(\S+) wants you to sign in with your Solana account:$/,
}
const FIELDS = [
  'URI',
  'Version',
  'Chain ID',
  'Nonce',
  'Issued At',
  'Expiration Time',
  'Not Before',
  'Request ID',
]
const FIELD = new RegExp(`^(${FIELDS.join('|')}): (.+)$`)

/** Nothing for what is not such a message: an unknown line, a field twice, a moment that is none. */
export function parseWalletMessage(chain: Chain, text: string): WalletMessage | undefined {
  const [first = '', address = '', blank, ...rest] = text.split('\n')
  const [, domain] = FIRST_LINE[chain].exec(first) ?? []
  const fields = blank === '' ? readFields(rest) : undefined
  if (!domain || !fields || fields.get('Version') !== '1') return undefined
  const uri = fields.get('URI')
  const issuedAt = momentOf(fields.get('Issued At'))
  const expiresAt = momentOf(fields.get('Expiration Time'))
  const notBefore = momentOf(fields.get('Not Before'))
  if (!uri || !issuedAt || expiresAt === null || notBefore === null) return undefined
  return { domain, address, uri, issuedAt, expiresAt, notBefore, chainId: fields.get('Chain ID') }
}

function readFields(lines: string[]): Map<string, string> | undefined {
  // An optional statement of one line comes first, with a blank line after it.
  const start = lines[0] === '' ? 1 : lines[1] === '' ? 2 : 0
  const fields = new Map<string, string>()
  for (const [index, line] of lines.slice(start).entries()) {
    if (/^Resources:?$/.test(line))
      return lines.slice(start + index + 1).every((resource) => resource.startsWith('- '))
        ? fields
        : undefined
    const [, name, value] = FIELD.exec(line) ?? []
    if (!name || !value || fields.has(name)) return undefined
    fields.set(name, value)
  }
  return fields
}

/** Undefined for none, null for what is no moment. */
function momentOf(text: string | undefined): Date | undefined | null {
  if (text === undefined) return undefined
  const isTimestamp = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/.test(text)
  const moment = new Date(text)
  return isTimestamp && !Number.isNaN(moment.getTime()) ? moment : null
}
