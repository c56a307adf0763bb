import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip } from 'node:zlib'
import { AddressRefused, checkUrl, resolvePublic } from '../../platform/webhooks/public-address.ts'

/** The source did not answer, or with something that is not to be believed. Its text is for administrators. */
export class SourceError extends Error {
  override readonly name = 'SourceError'
  /** How long the source asked us to wait. */
  readonly retryAfterMs: number | undefined
  /** What the source answered, where it is not what was asked for. */
  readonly status: number | undefined
  constructor(message: string, retryAfterMs?: number, status?: number) {
    super(message)
    this.retryAfterMs = retryAfterMs
    this.status = status
  }
}

export interface Validators {
  url: string
  etag?: string
  lastModified?: string
}

export interface SourceRequest {
  url: string
  accepts: 'json' | 'xml'
  bytesAtMost: number
  timeMs: number
  /** From the last answer; another address makes them void. */
  validators?: Validators | null | undefined
  /** Hosts in private networks that the operator allows: a mirror, or a test's server. */
  allowedHosts: readonly string[]
}

export type SourceAnswer =
  | { status: 304; clockSkewSeconds: number | undefined }
  | {
      status: 200
      text: string
      validators: Validators
      /** The clock of the source less ours. */
      clockSkewSeconds: number | undefined
    }

const REDIRECTS_AT_MOST = 3
const TYPES = {
  json: /^application\/(?:[\w.+-]+\+)?json\b/i,
  xml: /^(?:application|text)\/(?:[\w.+-]+\+)?xml\b/i,
}
const USER_AGENT = 'Plumbline regulation library (+https://plumbline.example)'

/**
 * Asks an official source. Each address, that of a redirect too, is looked up once, has to be public and of the same
 * host, and is the one that is connected to. Reads no more than is allowed after unpacking.
 */
export async function getSafely(request: SourceRequest): Promise<SourceAnswer> {
  const signal = AbortSignal.timeout(request.timeMs)
  let url = request.url
  for (let redirects = 0; redirects <= REDIRECTS_AT_MOST; redirects++) {
    const answer = await ask(url, request, signal)
    if (!('location' in answer)) return answer
    const next = URL.canParse(answer.location, url) ? new URL(answer.location, url) : undefined
    if (next?.host !== new URL(request.url).host)
      throw new SourceError(`It redirected to another place: ${answer.location.slice(0, 120)}`)
    url = next.href
  }
  throw new SourceError('It redirected too often.')
}

async function ask(
  text: string,
  { accepts, bytesAtMost, validators, allowedHosts, timeMs, url: asked }: SourceRequest,
  signal: AbortSignal,
): Promise<SourceAnswer | { location: string }> {
  const failure = (error: unknown) => {
    if (error instanceof SourceError) return error
    if (signal.aborted) return new SourceError(`No answer within ${Math.round(timeMs / 1000)} seconds.`)
    if (error instanceof AddressRefused) return new SourceError(`The address is refused: ${error.message}`)
    const { code, message } = error as NodeJS.ErrnoException
    return new SourceError(`The connection failed: ${code ?? message}`)
  }
  try {
    const url = checkUrl(text, allowedHosts)
    const target = await resolvePublic(url, allowedHosts)
    const usable = validators?.url === asked ? validators : undefined
    const headers: Record<string, string> = {
      Accept: accepts === 'json' ? 'application/json' : 'application/xml, text/xml',
      'Accept-Encoding': 'gzip, br',
      'User-Agent': USER_AGENT,
      ...(usable?.etag ? { 'If-None-Match': usable.etag } : {}),
      ...(usable?.lastModified ? { 'If-Modified-Since': usable.lastModified } : {}),
    }
    return await new Promise((resolve, reject) => {
      const send = url.protocol === 'https:' ? requestHttps : requestHttp
      const call = send(
        url,
        {
          headers,
          agent: false,
          signal,
          lookup: (_host, options, done) => {
            if (options.all) done(null, [target])
            else done(null, target.address, target.family)
          },
        },
        (answer) => {
          const { statusCode: status = 0, headers: given } = answer
          const clockSkewSeconds = skewOf(given.date)
          if (status >= 300 && status < 400 && status !== 304 && given.location) {
            call.destroy()
            return resolve({ location: given.location })
          }
          if (status === 304 && usable) {
            call.destroy()
            return resolve({ status: 304, clockSkewSeconds })
          }
          const type = given['content-type'] ?? ''
          if (status !== 200) {
            call.destroy()
            return reject(
              new SourceError(`It answered ${status}.`, retryAfter(given['retry-after'], given.date), status),
            )
          }
          if (!TYPES[accepts].test(type)) {
            call.destroy()
            const kind = /html/i.test(type) ? 'a web page' : type.slice(0, 60) || 'no type'
            return reject(new SourceError(`It answered with ${kind} instead of ${accepts.toUpperCase()}.`))
          }
          readAll(answer, given['content-encoding'], bytesAtMost)
            .then((body) =>
              resolve({
                status: 200,
                text: body,
                clockSkewSeconds,
                validators: {
                  url: asked,
                  ...(given.etag ? { etag: given.etag.slice(0, 200) } : {}),
                  ...(given['last-modified'] ? { lastModified: given['last-modified'].slice(0, 60) } : {}),
                },
              }),
            )
            .catch((error) => {
              call.destroy()
              reject(failure(error))
            })
        },
      )
      call.on('error', (error) => reject(failure(error)))
      call.end()
    })
  } catch (error) {
    throw failure(error)
  }
}

async function readAll(
  answer: Readable & { complete?: boolean },
  encoding: string | undefined,
  atMost: number,
) {
  const packed =
    encoding === 'gzip' ? createGunzip() : encoding === 'br' ? createBrotliDecompress() : undefined
  if (packed) answer.on('error', (error) => packed.destroy(error))
  const stream: Readable = packed ? answer.pipe(packed) : answer
  const pieces: Buffer[] = []
  let bytes = 0
  for await (const piece of stream) {
    bytes += (piece as Buffer).length
    if (bytes > atMost) throw new SourceError(`The answer is longer than ${atMost} bytes.`)
    pieces.push(piece as Buffer)
  }
  if (answer.complete === false) throw new SourceError('The connection was cut before the answer ended.')
  return Buffer.concat(pieces).toString('utf8')
}

function skewOf(date: string | undefined): number | undefined {
  const theirs = date ? Date.parse(date) : Number.NaN
  return Number.isNaN(theirs) ? undefined : Math.round((theirs - Date.now()) / 1000)
}

const DAY_MS = 86_400_000

/** Seconds, or a day and time by the clock of the source. */
function retryAfter(value: string | undefined, date: string | undefined): number | undefined {
  if (!value) return undefined
  const seconds = /^\d{1,9}$/.test(value)
    ? Number(value)
    : (Date.parse(value) - (date ? Date.parse(date) : Date.now())) / 1000
  return Number.isFinite(seconds) && seconds > 0 ? Math.min(seconds * 1000, DAY_MS) : undefined
}
