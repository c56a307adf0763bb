import { DrizzleQueryError } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createLog } from './log.ts'
import { createTracer } from './telemetry/tracer.ts'

function logged(fields: object): string {
  const written: string[] = []
  createLog('info', { write: (text) => void written.push(text) }).error(fields, 'it failed')
  return written.join('')
}

const values = ['ada@example.com', 'Correct-Horse!7']
const query = 'insert into auth.users (email, encrypted_password) values ($1, $2)'
const fault = Object.assign(new Error('duplicate key: Key (email)=(ada@example.com) already exists'), {
  code: '23505',
  constraint: 'users_email_key',
  detail: 'Key (email)=(ada@example.com) already exists.',
})

test.each(['err', 'error'])('a failed statement is named under %s, its values are not', (name) => {
  const line = logged({ [name]: new DrizzleQueryError(query, values, fault) })
  expect(line).toContain('users_email_key')
  expect(line).toContain('insert into auth.users')
  expect(line).not.toMatch(/ada@example\.com|Correct-Horse/)
})

test.each(['err', 'error'])('an error under %s tells where it happened, not what it carries', (name) => {
  const error = Object.assign(new Error('refused'), {
    data: values,
    code: 'REFUSED',
    cause: { input: values },
  })
  const line = logged({ [name]: error })
  expect(JSON.parse(line)).toMatchObject({ [name]: { type: 'Error', message: 'refused', code: 'REFUSED' } })
  expect(line).toContain('log.test.ts')
  expect(line).not.toMatch(/ada@example\.com|Correct-Horse/)
})

test('a failed statement within another error is described as carefully', () => {
  const line = logged({
    err: new Error('saving failed', { cause: new DrizzleQueryError(query, values, fault) }),
  })
  expect(JSON.parse(line).err.cause).toMatchObject({ type: 'DatabaseError', constraint: 'users_email_key' })
  expect(line).not.toMatch(/ada@example\.com|Correct-Horse/)
})

test('within a trace each line names it', () => {
  const written: string[] = []
  const log = createLog('info', { write: (text) => void written.push(text) }, { traced: true })
  const span = createTracer(1, { add: () => {}, drop: () => {} }).begin('work', 'internal')!
  span.run(() => log.info('inside'))
  log.info('outside')
  expect(written.map((line) => JSON.parse(line).traceId)).toEqual([span.trace.id, undefined])
})
