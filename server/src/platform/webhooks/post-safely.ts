import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { checkUrl, type LookUp, resolvePublic } from './public-address.ts'

const TIME_MS = 10_000
const ANSWER_BYTES = 16 * 1024
const ANSWER_KEPT_CHARACTERS = 2_000

export interface PostAnswer {
  status: number
  text: string
}

/** Posts to an address that somebody typed, as `callSafely` says. */
export async function postSafely(
  text: string,
  body: string,
  headers: Record<string, string>,
  allowedHosts: readonly string[],
  timeMs = TIME_MS,
  lookUp?: LookUp,
): Promise<PostAnswer> {
  const sent = { ...headers, 'Content-Length': String(Buffer.byteLength(body)) }
  const { status, text: read } = await callSafely(text, { body, headers: sent, allowedHosts, timeMs, lookUp })
  return { status, text: read.replaceAll('\0', '').slice(0, ANSWER_KEPT_CHARACTERS).toWellFormed() }
}

/** Reads a small text at an address that somebody sent, as `callSafely` says. */
export function getSafely(
  text: string,
  headers: Record<string, string>,
  allowedHosts: readonly string[],
  { timeMs = TIME_MS, lookUp }: { timeMs?: number; lookUp?: LookUp } = {},
): Promise<SafeAnswer> {
  return callSafely(text, { headers, allowedHosts, timeMs, lookUp })
}

export interface SafeAnswer {
  status: number
  contentType: string
  text: string
}

interface SafeCall {
  /** Without it, it is a GET. */
  body?: string
  headers: Record<string, string>
  allowedHosts: readonly string[]
  timeMs: number
  lookUp: LookUp | undefined
}

/**
 * The name is resolved once, the address is checked, and the connection goes
 * to that very address; redirects are answers like any other. Everything together takes ten seconds at most, and no
 * more than 16 KiB of the answer are read, whatever it says of its length.
 */
async function callSafely(
  text: string,
  { body, headers, allowedHosts, timeMs, lookUp }: SafeCall,
): Promise<SafeAnswer> {
  const signal = AbortSignal.timeout(timeMs)
  const url = checkUrl(text, allowedHosts)
  const target = await Promise.race([resolvePublic(url, allowedHosts, lookUp), rejectWhen(signal)])
  const request = url.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((resolve, reject) => {
    const call = request(
      url,
      {
        method: body === undefined ? 'GET' : 'POST',
        headers,
        agent: false,
        signal,
        lookup: (_host, options, done) => {
          if (options.all) done(null, [target])
          else done(null, target.address, target.family)
        },
      },
      (answer) => {
        const pieces: Buffer[] = []
        let bytes = 0
        const finish = () => {
          call.destroy()
          resolve({
            status: answer.statusCode ?? 0,
            contentType: answer.headers['content-type'] ?? '',
            text: Buffer.concat(pieces).subarray(0, ANSWER_BYTES).toString('utf8'),
          })
        }
        answer.on('data', (piece: Buffer) => {
          pieces.push(piece)
          bytes += piece.length
          if (bytes >= ANSWER_BYTES) finish()
        })
        answer.on('end', finish)
        // The status has come; who then breaks off or dawdles has answered all the same.
        answer.on('error', finish)
      },
    )
    call.on('error', (error) => reject(signal.aborted ? tooSlow(timeMs) : error))
    call.end(body)
  })
}

const tooSlow = (timeMs: number) => new Error(`No answer within ${timeMs / 1000} seconds.`)

function rejectWhen(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) =>
    signal.addEventListener(
      'abort',
      () => reject(new Error('The host name could not be looked up in time.')),
      {
        once: true,
      },
    ),
  )
}
