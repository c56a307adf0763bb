import { COMPLAINT_FIELDS } from '@plumbline/contract/compliance/complaint-fields.ts'
import { fieldsWithout } from '@plumbline/contract/compliance/record-fields.ts'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { draftOf, RecordFieldControls } from './record-fields.tsx'

vi.mock('../../platform/api/api-client.ts', () => {
  const anything: unknown = new Proxy(() => anything, { get: () => anything })
  return { api: anything, apiClient: anything }
})

/** Without what asks the server for choices. */
const FIELDS = fieldsWithout(COMPLAINT_FIELDS, 'ownerId', 'topic', 'vendorId')
const EMPTY = draftOf(FIELDS, undefined)

const formOf = (part: Partial<typeof EMPTY>) =>
  renderToStaticMarkup(
    createElement(RecordFieldControls<typeof FIELDS>, {
      fields: FIELDS,
      draft: { ...EMPTY, ...part },
      set: () => {},
      own: { accountNumber: 'A control of its own' },
    }),
  )

test('shows a field only with one of the values that it depends on', () => {
  expect(formOf({})).not.toContain('Regulator contact')
  expect(formOf({ source: 'cfpb' })).toContain('Regulator contact')
  expect(formOf({ source: 'regulator' })).toContain('Regulator contact')
  expect(formOf({ source: 'regulator' })).not.toContain('Final response in the portal on')
  expect(formOf({ kind: 'transfer_error' })).toContain('Circumstances')
  expect(formOf({})).not.toContain('Time was extended')
  expect(formOf({ kind: 'credit_dispute' })).toContain('Time was extended')
})

test('takes limits from the table, offers no value of an open choice, and places a control of the form’s own', () => {
  const form = formOf({ kind: 'transfer_error', source: 'cfpb' })
  expect(form).toMatch(/maxLength="200"/i)
  expect(form).toContain('<option value="" selected="">Not known</option>')
  expect(form).toContain('A control of its own')
  expect(form).not.toContain('Loan or member number')
})
