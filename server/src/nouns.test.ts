import { globSync, readFileSync } from 'node:fs'
import { NOTIFICATION_KINDS } from '@plumbline/contract/compliance/notifications.ts'
import { contract } from '@plumbline/contract/index.ts'
import { KEY_NOUNS } from '@plumbline/contract/tenancy/api-keys.ts'
import { WEBHOOK_EVENTS } from '@plumbline/contract/tenancy/webhooks.ts'
import { expect, test } from 'vitest'
import { DEADLINES, NOUNS } from './nouns.ts'
import { defineNoun, given, type Noun, nothingElse } from './work/nouns/noun.ts'

const nouns: readonly Noun[] = NOUNS

/** What the program says, without the records of the nouns and the tests. */
function productCode(): string {
  const folder = new URL('.', import.meta.url).pathname
  return globSync('**/*.ts', { cwd: folder })
    .filter((path) => !/-noun\.ts$|\.test\.ts$/.test(path))
    .map((path) => readFileSync(`${folder}${path}`, 'utf8'))
    .join('')
}

const operationsOf = (parts: object) =>
  Object.entries(parts).flatMap(([name, part]) =>
    Object.keys(part).map((operation) => `${name}.${operation}`),
  )

test('every operation of the contract is handled by one noun', () => {
  const handled = nouns.flatMap(({ handlers }) => operationsOf(handlers))
  expect(handled.toSorted()).toEqual(operationsOf(contract).toSorted())
})

test('a noun that forgets its deadlines does not compile', () => {
  const { deadlines: _, ...forgetful } = nothingElse('A noun planted by a test.')
  // @ts-expect-error deadlines are missing
  const noun = defineNoun({ handlers: {}, ...forgetful })
  expect(noun.deadlines).toBeUndefined()
})

test.each([
  ['kind of notification', NOTIFICATION_KINDS, ({ notifications }: Noun) => given(notifications)],
] as const)('every %s belongs to exactly one noun', (_what, all, of) => {
  expect(nouns.flatMap(of).toSorted()).toEqual([...all].toSorted())
})

test.each([
  ['scope of API keys', KEY_NOUNS, ({ keyScopes }: Noun) => given(keyScopes)],
  ['event of webhooks', WEBHOOK_EVENTS, ({ webhooks }: Noun) => given(webhooks)],
] as const)('every %s belongs to a noun', (_what, all, of) => {
  expect([...new Set<string>(nouns.flatMap<string>(of))].toSorted()).toEqual([...all].toSorted())
})

test('every kind of notification is sent by the code', () => {
  const sent = new Set(
    DEADLINES.flatMap(({ reminders, escalation }) =>
      [...reminders, ...(escalation ? [escalation] : [])].map(({ kind }) => kind as string),
    ),
  )
  const unsent = NOTIFICATION_KINDS.filter((kind) => !sent.has(kind))
  expect(unsent.filter((kind) => !productCode().includes(`'${kind}'`))).toEqual([])
})

test('no two deadlines share a name, and each reminder is sent once', () => {
  const names = DEADLINES.map(({ subject }) => subject)
  expect(new Set(names).size).toBe(names.length)
  for (const { reminders } of DEADLINES) {
    const stages = reminders.map(({ stage }) => stage)
    expect(new Set(stages).size).toBe(stages.length)
  }
})
