import { ConfigError } from '../config-error.ts'

export interface S3Settings {
  bucket: string
  /** Empty, or ends with a slash. */
  prefix: string
  region: string
  /** Of the bucket, without a slash at the end. */
  url: string
  accessKeyId: string
  secretAccessKey: string
}

interface Given {
  FILES_URL: string
  FILES_ACCESS_KEY_ID?: string | undefined
  FILES_SECRET_ACCESS_KEY?: string | undefined
}

const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/
const PREFIX = /^(?:[\w.-]+\/)*$/
const KNOWN = ['endpoint', 'region']

/** `s3://bucket/folder?region=…&endpoint=…`: without an endpoint it is Amazon's. */
export function readS3Settings(given: Given): S3Settings {
  const { FILES_ACCESS_KEY_ID: accessKeyId, FILES_SECRET_ACCESS_KEY: secretAccessKey } = given
  const url = URL.parse(given.FILES_URL)
  if (url?.protocol !== 's3:' || !BUCKET.test(url.host))
    throw wrong(
      'FILES_URL: must be s3://BUCKET or s3://BUCKET/FOLDER, with ?region= and &endpoint= behind it.',
    )
  if (url.username || url.password)
    throw wrong('FILES_URL: holds no keys; they are FILES_ACCESS_KEY_ID and FILES_SECRET_ACCESS_KEY.')
  const unknown = [...url.searchParams.keys()].find((name) => !KNOWN.includes(name))
  if (unknown) throw wrong(`FILES_URL: knows ?region= and &endpoint=, not ${unknown}.`)
  const path = url.pathname.replace(/^\//, '')
  const prefix = path && !path.endsWith('/') ? `${path}/` : path
  if (!PREFIX.test(prefix)) throw wrong('FILES_URL: the folder has letters, digits, dots, and hyphens alone.')
  if (!accessKeyId) throw wrong('FILES_ACCESS_KEY_ID: needed with FILES_URL.')
  if (!secretAccessKey) throw wrong('FILES_SECRET_ACCESS_KEY: needed with FILES_URL.')
  const region = url.searchParams.get('region') ?? 'us-east-1'
  const bucket = url.host
  return {
    bucket,
    prefix,
    region,
    url: addressOf(bucket, region, url.searchParams.get('endpoint')),
    accessKeyId,
    secretAccessKey,
  }
}

function addressOf(bucket: string, region: string, endpoint: string | null): string {
  if (endpoint === null)
    // Amazon's certificate covers one label before its own.
    return bucket.includes('.')
      ? `https://s3.${region}.amazonaws.com/${bucket}`
      : `https://${bucket}.s3.${region}.amazonaws.com`
  const url = URL.parse(endpoint)
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search)
    throw wrong('FILES_URL: the endpoint must be an address such as https://s3.example.com.')
  // Every store but Amazon's knows the bucket in the path.
  return `${url.origin}/${bucket}`
}

const wrong = (reason: string) => new ConfigError(`These settings are not valid:\n  ${reason}`)
