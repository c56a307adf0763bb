import { createHash } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type { AwsClient } from 'aws4fetch'
import { ObjectStoreUnavailable } from './object-store.ts'
import type { S3Settings } from './s3-settings.ts'

interface Patience {
  attempts: number
  timeoutMs: number
}

/** Somebody waits for what is read; what is written in the background may take its time. */
const READING: Patience = { attempts: 2, timeoutMs: 5_000 }
const WRITING: Patience = { attempts: 4, timeoutMs: 60_000 }
const FIRST_PAUSE_MS = 200

export interface S3Call {
  method: 'GET' | 'PUT' | 'POST' | 'DELETE'
  /** Below the bucket; empty is the bucket itself. */
  name: string
  query?: Record<string, string>
  headers?: Record<string, string>
  body?: Buffer
  /** Somebody waits for the answer to a write, too. */
  isAwaited?: boolean
}

export interface S3Answer {
  status: number
  headers: Headers
  bytes: Buffer
}

export interface S3Calls {
  readonly isUp: boolean
  /** The answer, also one that refuses; throws `ObjectStoreUnavailable` where there is none, or one of 5xx. */
  call(call: S3Call): Promise<S3Answer>
}

export function createS3Calls({ url, region, accessKeyId, secretAccessKey }: S3Settings): S3Calls {
  let isUp = true
  let client: Promise<AwsClient> | undefined

  async function once({ method, name, query, headers, body }: S3Call, timeoutMs: number): Promise<S3Answer> {
    client ??= import('aws4fetch').then(
      ({ AwsClient }) => new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' }),
    )
    const address = new URL(name ? `${url}/${name}` : url)
    for (const [key, value] of Object.entries(query ?? {})) address.searchParams.set(key, value)
    const request = await (await client).sign(address, {
      method,
      headers: {
        ...headers,
        'X-Amz-Content-Sha256': createHash('sha256')
          .update(body ?? '')
          .digest('hex'),
      },
      ...(body && { body: new Uint8Array(body) }),
    })
    const response = await fetch(request, { redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) })
    const bytes = Buffer.from(await response.arrayBuffer())
    return { status: response.status, headers: response.headers, bytes }
  }

  return {
    get isUp() {
      return isUp
    },
    async call(call) {
      const { attempts, timeoutMs } = call.method === 'GET' || call.isAwaited ? READING : WRITING
      for (let attempt = 1; ; attempt++) {
        const outcome = await once(call, timeoutMs).catch((error: Error) => error)
        const isAnswer = !(outcome instanceof Error)
        if (isAnswer && outcome.status < 500 && outcome.status !== 429) {
          isUp = outcome.status !== 403
          return outcome
        }
        isUp = false
        if (attempt === attempts) throw unavailable(outcome)
        await setTimeout(FIRST_PAUSE_MS * 2 ** (attempt - 1))
      }
    },
  }
}

function unavailable(outcome: S3Answer | Error): ObjectStoreUnavailable {
  if (outcome instanceof Error)
    return new ObjectStoreUnavailable('The object store does not answer.', { cause: outcome })
  return new ObjectStoreUnavailable(describeRefusal(outcome))
}

/** The code of an answer that refuses, such as `NoSuchBucket`. */
export const codeOf = ({ bytes }: S3Answer): string | undefined =>
  /<Code>(\w+)<\/Code>/.exec(bytes.toString('utf8'))?.[1]

export const describeRefusal = (answer: S3Answer): string =>
  `The object store answered ${answer.status} ${codeOf(answer) ?? ''}`.trim()
