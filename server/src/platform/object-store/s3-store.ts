import { ConfigError } from '../config-error.ts'
import { type ListedObjects, type ObjectStore, ObjectStoreUnavailable } from './object-store.ts'
import { codeOf, createS3Calls, describeRefusal, type S3Answer, type S3Calls } from './s3-calls.ts'
import { inParts, PART_BYTES } from './s3-parts.ts'
import type { S3Settings } from './s3-settings.ts'

const PROBE = 'plumbline-probe'
const WRONG_KEYS = ['InvalidAccessKeyId', 'SignatureDoesNotMatch', 'AccessDenied', 'RequestTimeTooSkewed']
const WRONG_REGION = [
  'AuthorizationHeaderMalformed',
  'PermanentRedirect',
  'IllegalLocationConstraintException',
]

/** Any store that speaks S3, with signatures of version 4. */
export function createS3Store(settings: S3Settings): ObjectStore {
  const calls = createS3Calls(settings)
  const { prefix, bucket } = settings
  const at = (name: string) => `${prefix}${name}`
  return {
    address: `s3://${bucket}/${prefix}`,
    get isUp() {
      return calls.isUp
    },

    async put(name, byteSize, content) {
      if (byteSize > PART_BYTES) return putLarge(calls, at(name), content)
      for await (const body of inParts(content))
        requireOk(await calls.call({ method: 'PUT', name: at(name), body }))
    },

    async get(name, start, end) {
      const range = { Range: `bytes=${start}-${end}` }
      const answer = await calls.call({ method: 'GET', name: at(name), headers: range })
      if (answer.status === 404 && codeOf(answer) !== 'NoSuchBucket') return undefined
      return requireOk(answer).bytes
    },

    async remove(name) {
      const answer = await calls.call({ method: 'DELETE', name: at(name) })
      if (answer.status !== 404) requireOk(answer)
    },

    async list(after) {
      const query = {
        'list-type': '2',
        'max-keys': '500',
        ...(prefix && { prefix }),
        ...(after && { 'start-after': at(after) }),
      }
      return readList(requireOk(await calls.call({ method: 'GET', name: '', query })), prefix)
    },

    async check() {
      const body = Buffer.from('Plumbline')
      const answer = await calls.call({ method: 'PUT', name: at(PROBE), body, isAwaited: true })
      if (answer.status < 300) return
      const code = codeOf(answer) ?? ''
      const said = `the object store answers ${answer.status} ${code}`.trim()
      if (code === 'NoSuchBucket') throw new ConfigError(`FILES_URL: there is no bucket ${bucket}.`)
      if (answer.status === 301 || WRONG_REGION.includes(code))
        throw new ConfigError(`FILES_URL: ${bucket} is in another region than ${settings.region}; ${said}.`)
      if (answer.status === 403 || WRONG_KEYS.includes(code))
        throw new ConfigError(
          `FILES_ACCESS_KEY_ID, FILES_SECRET_ACCESS_KEY: they may not write to ${bucket}; ${said}.`,
        )
      throw new ConfigError(`FILES_URL: ${said}.`)
    },
  }
}

/** In parts of which one is in memory at a time. What was begun is taken back when something fails. */
async function putLarge(calls: S3Calls, name: string, content: AsyncIterable<Buffer>): Promise<void> {
  const begun = requireOk(await calls.call({ method: 'POST', name, query: { uploads: '' } }))
  const uploadId = textOf(begun.bytes.toString('utf8'), 'UploadId')
  if (!uploadId) throw new ObjectStoreUnavailable('The object store named no upload.')
  try {
    const tags: string[] = []
    for await (const body of inParts(content)) {
      const query = { partNumber: String(tags.length + 1), uploadId }
      const { headers } = requireOk(await calls.call({ method: 'PUT', name, query, body }))
      tags.push(headers.get('etag') ?? '')
    }
    const parts = tags.map(
      (tag, index) => `<Part><PartNumber>${index + 1}</PartNumber><ETag>${tag}</ETag></Part>`,
    )
    const body = Buffer.from(`<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`)
    const done = requireOk(await calls.call({ method: 'POST', name, query: { uploadId }, body }))
    // A store may begin to answer 200 before it knows.
    if (codeOf(done)) throw new ObjectStoreUnavailable(describeRefusal(done))
  } catch (error) {
    await calls.call({ method: 'DELETE', name, query: { uploadId } }).catch(() => {})
    throw error
  }
}

function requireOk(answer: S3Answer): S3Answer {
  if (answer.status >= 300) throw new ObjectStoreUnavailable(describeRefusal(answer))
  return answer
}

const textOf = (xml: string, element: string): string | undefined =>
  new RegExp(`<${element}>([^<]*)</${element}>`).exec(xml)?.[1]

/** Names of ours have no sign that XML would write otherwise; any others are nobody's business here. */
function readList({ bytes, headers }: S3Answer, prefix: string): ListedObjects {
  const xml = bytes.toString('utf8')
  const objects = [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, entry]) => ({
    name: textOf(entry!, 'Key')!.slice(prefix.length),
    changedAt: new Date(textOf(entry!, 'LastModified')!),
  }))
  const now = new Date(headers.get('date') ?? Date.now())
  return { objects, isLast: textOf(xml, 'IsTruncated') !== 'true', now }
}
