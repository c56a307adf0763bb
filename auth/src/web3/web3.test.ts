import { ed25519 } from '@noble/curves/ed25519.js'
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestAuth, type TestAuth } from '../testing/test-auth.ts'
import { fromBase58, toBase58 } from './web3-signature.ts'

let service: TestAuth
beforeAll(async () => {
  service = await startTestAuth({ AUTH_WEB3: 'true', AUTH_SIGNUP: 'open' })
})
afterAll(() => service.close())

interface Words {
  domain?: string
  uri?: string
  issuedAt?: Date
  more?: string[]
  name?: string
}

function ethereumWallet() {
  const { secretKey, publicKey } = secp256k1.keygen()
  const point = secp256k1.Point.fromBytes(publicKey).toBytes(false)
  const address = `0x${Buffer.from(keccak_256(point.subarray(1)).subarray(12)).toString('hex')}`
  const sign = (message: string) => {
    const text = Buffer.concat([
      Buffer.from(`\x19Ethereum Signed Message:\n${Buffer.byteLength(message)}`),
      Buffer.from(message),
    ])
    const bytes = secp256k1.sign(keccak_256(text), secretKey, { prehash: false, format: 'recovered' })
    return `0x${Buffer.concat([bytes.subarray(1), Buffer.from([27 + (bytes[0] ?? 0)])]).toString('hex')}` as `0x${string}`
  }
  return {
    chain: 'ethereum' as const,
    address,
    sign,
    words: (words: Words = {}) => write('Ethereum', address, words),
  }
}

function solanaWallet() {
  const { secretKey, publicKey } = ed25519.keygen()
  const address = toBase58(publicKey)
  const sign = (message: string) => ed25519.sign(Buffer.from(message), secretKey)
  return {
    chain: 'solana' as const,
    address,
    sign,
    words: (words: Words = {}) => write('Solana', address, words),
  }
}

function write(chain: string, address: string, { domain, uri, issuedAt, more = [], name }: Words): string {
  const site = new URL(service.origin)
  return [
    `${domain ?? site.host} wants you to sign in with your ${name ?? chain} account:`,
    address,
    '',
    'I accept the terms.',
    '',
    `URI: ${uri ?? `${service.origin}/login`}`,
    'Version: 1',
    'Chain ID: 1',
    `Issued At: ${(issuedAt ?? service.now()).toISOString()}`,
    ...more,
  ].join('\n')
}

const send = (chain: string, message: string, signature: string | Uint8Array) =>
  service.request('/token?grant_type=web3', {
    method: 'POST',
    json: {
      chain,
      message,
      signature: typeof signature === 'string' ? signature : Buffer.from(signature).toString('base64url'),
    },
  })

test('an Ethereum wallet signs in, again as the same person', async () => {
  const wallet = ethereumWallet()
  const message = wallet.words()
  const { data, error } = await service
    .client()
    .signInWithWeb3({ chain: 'ethereum', message, signature: wallet.sign(message) })
  expect(error).toBeNull()
  expect(data.user).toMatchObject({
    email: '',
    app_metadata: { provider: 'web3' },
    identities: [{ id: `web3:ethereum:${wallet.address}` }],
  })
  service.advance(1)
  const later = wallet.words()
  const again = await service
    .client()
    .signInWithWeb3({ chain: 'ethereum', message: later, signature: wallet.sign(later) })
  expect(again.data.user?.id).toBe(data.user?.id)
})

test('a Solana wallet signs in', async () => {
  const wallet = solanaWallet()
  const message = wallet.words()
  const { data, error } = await service
    .client()
    .signInWithWeb3({ chain: 'solana', message, signature: wallet.sign(message) })
  expect(error).toBeNull()
  expect(data.user?.identities?.[0]?.id).toBe(`web3:solana:${wallet.address}`)
})

test.each<[string, () => Words]>([
  ['for another site', () => ({ uri: 'https://evil.example/login', domain: 'evil.example' })],
  ['whose domain is not its URI’s', () => ({ domain: 'evil.example' })],
  ['from eleven minutes ago', () => ({ issuedAt: new Date(service.now().getTime() - 660_000) })],
  ['from the future', () => ({ issuedAt: new Date(service.now().getTime() + 660_000) })],
  [
    'that has expired',
    () => ({ more: [`Expiration Time: ${new Date(service.now().getTime() - 1000).toISOString()}`] }),
  ],
  [
    'that is not valid yet',
    () => ({ more: [`Not Before: ${new Date(service.now().getTime() + 60_000).toISOString()}`] }),
  ],
  ['with a field twice', () => ({ more: ['URI: https://evil.example/'] })],
  ['with a line that is no field', () => ({ more: ['And my savings too'] })],
  ['of another chain', () => ({ name: 'Dogecoin' })],
])('a message %s signs nobody in', async (_name, words) => {
  for (const wallet of [ethereumWallet(), solanaWallet()]) {
    const message = wallet.words(words())
    const answer = await send(wallet.chain, message, wallet.sign(message))
    expect(answer).toMatchObject({ status: 400, body: { error: 'invalid_grant' } })
  }
})

test('a changed text, another key and a broken signature sign nobody in', async () => {
  for (const [wallet, thief] of [
    [ethereumWallet(), ethereumWallet()],
    [solanaWallet(), solanaWallet()],
  ] as const) {
    const message = wallet.words()
    const attempts: [string, string | Uint8Array][] = [
      [message.replace('terms', 'theft'), wallet.sign(message)],
      [message, thief.sign(message)],
      [message, '0x00'],
      [message, ''],
      [message, `0x${'00'.repeat(65)}`],
      [message, 'x'.repeat(1000)],
    ]
    for (const [text, signature] of attempts)
      expect(await send(wallet.chain, text, signature)).toMatchObject({
        status: 400,
        body: { error: 'invalid_grant' },
      })
  }
})

test('a message signs in once', async () => {
  const wallet = ethereumWallet()
  const message = wallet.words()
  expect((await send('ethereum', message, wallet.sign(message))).status).toBe(200)
  expect(await send('ethereum', message, wallet.sign(message))).toMatchObject({
    status: 400,
    body: { error: 'invalid_grant' },
  })
})

test('other chains and sizes are refused, and off is off before anything is read', async () => {
  expect(await send('dogecoin', 'x'.repeat(100), 'y')).toMatchObject({
    status: 400,
    body: { error_code: 'web3_unsupported_chain' },
  })
  for (const size of [10, 30_000])
    expect(await send('ethereum', 'x'.repeat(size), 'y')).toMatchObject({
      status: 400,
      body: { error_code: 'validation_failed' },
    })
  const off = await startTestAuth()
  const answer = await off.request('/token?grant_type=web3', { method: 'POST', body: '{"broken' })
  expect(answer).toMatchObject({
    status: 422,
    body: { error_code: 'web3_provider_disabled', msg: 'Web3 provider is disabled' },
  })
  await off.close()
})

test('base 58 is what wallets write', () => {
  // The all-zero key is the address of Solana's system program.
  expect(toBase58(new Uint8Array(32))).toBe('11111111111111111111111111111111')
  expect(fromBase58('11111111111111111111111111111111')).toEqual(Buffer.alloc(32))
  expect(Buffer.from(fromBase58('2NEpo7TZRRrLZSi2U') ?? []).toString()).toBe('Hello World!')
  expect(fromBase58('0OIl')).toBeUndefined()
})
