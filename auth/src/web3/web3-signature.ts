import { ed25519 } from '@noble/curves/ed25519.js'
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import type { Chain } from './web3-message.ts'

/** Whether the owner of the address signed exactly this text. */
export function isSignedBy(chain: Chain, address: string, message: string, signature: string): boolean {
  try {
    return chain === 'ethereum'
      ? ethereumSigner(message, signature) === address.toLowerCase()
      : isSignedBySolana(address, message, signature)
  } catch {
    return false
  }
}

/** EIP-191: the address whose key made the signature (r, s and v in hexadecimal). */
function ethereumSigner(message: string, signature: string): string | undefined {
  if (!/^0x[0-9a-f]{130}$/i.test(signature)) return undefined
  const bytes = Buffer.from(signature.slice(2), 'hex')
  const recovery = (bytes[64] ?? 0) >= 27 ? (bytes[64] ?? 0) - 27 : (bytes[64] ?? 0)
  if (recovery > 1) return undefined
  const text = Buffer.from(message)
  const prefixed = Buffer.concat([Buffer.from(`\x19Ethereum Signed Message:\n${text.length}`), text])
  // The library wants the recovery bit first.
  const recovered = Buffer.concat([Buffer.from([recovery]), bytes.subarray(0, 64)])
  const compressed = secp256k1.recoverPublicKey(recovered, keccak_256(prefixed), { prehash: false })
  const publicKey = secp256k1.Point.fromBytes(compressed).toBytes(false)
  return `0x${Buffer.from(keccak_256(publicKey.subarray(1)).subarray(12)).toString('hex')}`
}

function isSignedBySolana(address: string, message: string, signature: string): boolean {
  const publicKey = fromBase58(address)
  const bytes = Buffer.from(signature, 'base64url')
  if (publicKey?.length !== 32 || bytes.length !== 64) return false
  return ed25519.verify(bytes, Buffer.from(message), publicKey, { zip215: false })
}

const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
const ADDRESS_MAX_CHARACTERS = 44

export function fromBase58(text: string): Uint8Array | undefined {
  if (text.length > ADDRESS_MAX_CHARACTERS) return undefined
  let value = 0n
  for (const character of text) {
    const digit = BASE58.indexOf(character)
    if (digit < 0) return undefined
    value = value * 58n + BigInt(digit)
  }
  const zeros = /^1*/.exec(text)?.[0].length ?? 0
  const hex = value === 0n ? '' : value.toString(16)
  return Buffer.concat([Buffer.alloc(zeros), Buffer.from(hex.length % 2 ? `0${hex}` : hex, 'hex')])
}

export function toBase58(bytes: Uint8Array): string {
  let value = BigInt(`0x${Buffer.from(bytes).toString('hex')}`)
  let text = ''
  for (; value > 0n; value /= 58n) text = `${BASE58[Number(value % 58n)]}${text}`
  const first = bytes.findIndex((byte) => byte !== 0)
  return '1'.repeat(first < 0 ? bytes.length : first) + text
}
