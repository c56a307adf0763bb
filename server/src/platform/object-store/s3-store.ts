import { ConfigError } from '../config-error.ts'
import { type ListedObjects, type ObjectStore, ObjectStoreUnavailable } from './object-store.ts'
import { codeOf, createS3Calls, describeRefusal, type S3Answer, type S3Calls } from './s3-calls.ts'
import { inParts, PART_BYTES } from './s3-parts.ts'
import type { S3Settings } from './s3-settings.ts'

const PROBE = 'plumbline-probe'
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
  const list = (after: string | undefined) =>
    calls.call({
      method: 'GET',
      name: '',
      query: {
        'list-type': '2',
        'max-keys': '500',
        ...(prefix && { prefix }),
        ...(after && { 'start-after': at(after) }),
      },
    })
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

    list: async (after) => readList(requireOk(await list(after)), prefix),

    async ask() {
      requireOk(await calls.call({ method: 'GET', name: at(PROBE) }))
    },

    async check() {
      const body = Buffer.from('Plumbline')
      const written = await calls.call({ method: 'PUT', name: at(PROBE), body, isAwaited: true })
      if (written.status >= 300) throw wrongSetting(settings, 'write to', written)
      const listed = await list(undefined)
      if (listed.status >= 300) throw wrongSetting(settings, 'list', listed)
    },
  }
}

function wrongSetting({ bucket, region }: S3Settings, act: string, answer: S3Answer): ConfigError {
  const code = codeOf(answer) ?? ''
  const said = `the object store answers ${answer.status} ${code}`.trim()
  if (code === 'NoSuchBucket') return new ConfigError(`FILES_URL: there is no bucket ${bucket}.`)
  if (answer.status === 301 || WRONG_REGION.includes(code))
    return new ConfigError(`FILES_URL: ${bucket} is in another region than ${region}; ${said}.`)
  if (answer.status === 403)
    return new ConfigError(
      `FILES_ACCESS_KEY_ID, FILES_SECRET_ACCESS_KEY: they may not ${act} ${bucket}; ${said}.`,
    )
  return new ConfigError(`FILES_URL: ${said}.`)
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
    await calls.call({ method: 'DELETE', name, query: { uploadId }, isAwaited: true }).catch(() => {})
    throw error
  }
}

function requireOk(answer: S3Answer): S3Answer {
  if (answer.status >= 300) throw new ObjectStoreUnavailable(describeRefusal(answer))
  return answer
}

const textOf = (xml: string, element: string): string | undefined =>
  new RegExp(`<${element}>([^<]*)</${element}>`).exec(xml)?.[1]

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function readList({ bytes, headers }: S3Answer, prefix: string): ListedObjects {
  const xml = bytes.toString('utf8')
  const objects = [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, entry]) => {
    const key = textOf(entry!, 'Key')!.replaceAll(
      /&(\w+);/g,
      (whole, name: string) => ENTITIES[name] ?? whole,
    )
    return { name: key.slice(prefix.length), changedAt: new Date(textOf(entry!, 'LastModified')!) }
  })
  const now = new Date(headers.get('date') ?? Date.now())
  return { objects, isLast: textOf(xml, 'IsTruncated') !== 'true', now }
}
