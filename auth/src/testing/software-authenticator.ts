import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

interface Options {
  challenge: string
  rp?: { id?: string }
  rpId?: string
  user?: { id: string }
}

interface Changes {
  origin?: string
  rpId?: string
  userVerified?: boolean
  counter?: number
  challenge?: string
  privateKey?: KeyObject
}

/** A security key in software: real keys, real signatures, and a few lies on request. */
export function createAuthenticator(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(32)
  let counter = 0

  function authenticatorData(options: Options, changes: Changes, attested: Buffer | undefined) {
    const rpId = changes.rpId ?? options.rp?.id ?? options.rpId ?? ''
    const flags = 0x01 | (changes.userVerified === false ? 0 : 0x04) | (attested ? 0x40 : 0)
    const head = Buffer.alloc(37)
    createHash('sha256').update(rpId).digest().copy(head)
    head.writeUInt8(flags, 32)
    head.writeUInt32BE(changes.counter ?? ++counter, 33)
    return attested ? Buffer.concat([head, attested]) : head
  }
  function clientData(type: string, options: Options, changes: Changes) {
    const challenge = changes.challenge ?? options.challenge
    return Buffer.from(
      JSON.stringify({ type, challenge, origin: changes.origin ?? origin, crossOrigin: false }),
    )
  }
  const answer = (response: object) => {
    const json = {
      id: id.toString('base64url'),
      rawId: id.toString('base64url'),
      type: 'public-key' as const,
      clientExtensionResults: {},
      response,
    }
    return { ...json, toJSON: () => json }
  }

  return {
    create(options: Options, changes: Changes = {}) {
      const cose = cborMap([
        [cborInt(1), cborInt(2)],
        [cborInt(3), cborInt(-7)],
        [cborInt(-1), cborInt(1)],
        [cborInt(-2), cborBytes(Buffer.from(x, 'base64url'))],
        [cborInt(-3), cborBytes(Buffer.from(y, 'base64url'))],
      ])
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      const attested = Buffer.concat([Buffer.alloc(16), length, id, cose])
      const attestation = cborMap([
        [cborText('fmt'), cborText('none')],
        [cborText('attStmt'), cborMap([])],
        [cborText('authData'), cborBytes(authenticatorData(options, changes, attested))],
      ])
      return answer({
        clientDataJSON: clientData('webauthn.create', options, changes).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['usb'],
      })
    },
    get(options: Options, changes: Changes = {}) {
      const data = authenticatorData(options, changes, undefined)
      const client = clientData('webauthn.get', options, changes)
      const signed = Buffer.concat([data, createHash('sha256').update(client).digest()])
      return answer({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', signed, changes.privateKey ?? privateKey).toString('base64url'),
      })
    },
  }
}

const cborInt = (value: number) => cborHead(value < 0 ? 1 : 0, value < 0 ? -1 - value : value)
const cborBytes = (bytes: Buffer) => Buffer.concat([cborHead(2, bytes.length), bytes])
const cborText = (text: string) => Buffer.concat([cborHead(3, Buffer.byteLength(text)), Buffer.from(text)])
const cborMap = (pairs: [Buffer, Buffer][]) => Buffer.concat([cborHead(5, pairs.length), ...pairs.flat()])

function cborHead(major: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(major << 5) | value])
  if (value < 256) return Buffer.from([(major << 5) | 24, value])
  return Buffer.from([(major << 5) | 25, value >> 8, value & 255])
}
