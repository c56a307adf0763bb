import { expect, test } from 'vitest'
import { draftOf, readDraft } from './trial-draft.ts'

test('a draft reads back without the honeypot fields', () => {
  const data = new FormData()
  data.append('regulatoryConcerns', 'trid')
  data.append('regulatoryConcerns', 'hmda')
  data.set('fullName', 'עדה 👩‍⚖️ <b>')
  data.set('jobTitle', '')
  data.set('website', 'spam')

  const draft = draftOf(data, 3)
  expect(draft).toEqual({
    step: 3,
    answers: { regulatoryConcerns: ['trid', 'hmda'], fullName: ['עדה 👩‍⚖️ <b>'] },
  })
  expect(readDraft(JSON.stringify(draft))).toEqual(draft)
})

test.each([
  null,
  '',
  '{',
  'null',
  '42',
  '[]',
  '{"step":1}',
  '{"step":0,"answers":{}}',
  '{"step":5,"answers":{}}',
  '{"step":"2","answers":{}}',
  '{"step":1.5,"answers":{}}',
  '{"step":1,"answers":[]}',
])('%s is not a draft', (text) => {
  expect(readDraft(text)).toBeUndefined()
})

test('keeps the readable parts of a damaged draft', () => {
  const text = '{"step":2,"answers":{"fullName":["Ada"],"email":"ada","companyName":[1],"unknown":["x"]}}'
  expect(readDraft(text)).toEqual({ step: 2, answers: { fullName: ['Ada'] } })
})
