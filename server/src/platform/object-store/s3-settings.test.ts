import { expect, test } from 'vitest'
import { readS3Settings } from './s3-settings.ts'

const keys = { FILES_ACCESS_KEY_ID: 'id', FILES_SECRET_ACCESS_KEY: 'secret' }

test.each([
  ['s3://files', 'https://files.s3.us-east-1.amazonaws.com', ''],
  ['s3://files.example?region=eu-west-1', 'https://s3.eu-west-1.amazonaws.com/files.example', ''],
  ['s3://files/plumbline?region=us-west-2', 'https://files.s3.us-west-2.amazonaws.com', 'plumbline/'],
  [
    's3://files/a/b/?endpoint=https://minio.example.com:9000/',
    'https://minio.example.com:9000/files',
    'a/b/',
  ],
])('%s is at %s', (FILES_URL, url, prefix) => {
  expect(readS3Settings({ ...keys, FILES_URL })).toMatchObject({ url, prefix })
})

test.each([
  ['https://files.example.com', 'FILES_URL: must be s3://BUCKET'],
  ['s3://', 'FILES_URL: must be s3://BUCKET'],
  ['s3://id:secret@files', 'FILES_URL: holds no keys'],
  ['s3://files?bucket=x', 'FILES_URL: knows ?region= and &endpoint=, not bucket.'],
  ['s3://files/with%20space', 'FILES_URL: the folder has letters'],
  ['s3://files?endpoint=minio:9000', 'FILES_URL: the endpoint must be an address'],
])('%s is refused', (FILES_URL, sentence) => {
  expect(() => readS3Settings({ ...keys, FILES_URL })).toThrow(sentence)
})

test('keys are asked for by their names', () => {
  const FILES_URL = 's3://files'
  expect(() => readS3Settings({ FILES_URL })).toThrow('FILES_ACCESS_KEY_ID: needed with FILES_URL.')
  expect(() => readS3Settings({ FILES_URL, FILES_ACCESS_KEY_ID: 'id' })).toThrow(
    'FILES_SECRET_ACCESS_KEY: needed with FILES_URL.',
  )
})
