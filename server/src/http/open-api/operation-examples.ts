import type { OpenAPI } from '@orpc/contract'
import { type Schema, sampleOf } from './api-examples.ts'

const BUSINESS_DAYS = { definition: 'specific', from: '2026-07-02', days: 2 }
const FEES = {
  consummation: '2026-06-01',
  fees: [{ id: 'origination', kind: 'creditor_fee', estimated: '1200.00', actual: '1250.00' }],
}

/** What a schema cannot say: texts with a form of their own, one of several fields, days in order. */
const GIVEN: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'evidence.add': { fileId: '00000000-0000-4000-8000-000000000000' },
  'loanTestResults.save': { calculator: 'business-days', input: BUSINESS_DAYS },
  'loanTestResults.cureLetter': { input: FEES, loanNumber: '2026-0042' },
  'readers.add': { list: 'Ana Lopez, ana@example.org' },
  'regulations.lookup': { citation: '12 CFR 1026.19(e)(3)' },
  'regulations.redline': { part: '1026', from: '2026-01-01' },
  'regulations.redlinePdf': { part: '1026', from: '2026-01-01' },
  'settings.setFact': { key: 'federallyInsured', year: null, value: true },
  'tasks.previewRecurrence': { recurrence: 'FREQ=MONTHLY;BYMONTHDAY=15' },
  'trainings.create': { roles: ['user'] },
}

/** Gives the parameters, the body, and the answers of an operation an example that its schema allows. */
export function addExamples({
  operationId = '',
  parameters,
  requestBody,
  responses,
}: OpenAPI.OperationObject): void {
  const given = GIVEN[operationId] ?? {}
  for (const parameter of parameters ?? [])
    if ('in' in parameter && parameter.required)
      parameter.example ??= given[parameter.name] ?? sampleOf((parameter.schema ?? {}) as Schema)
  if (requestBody && 'content' in requestBody) addExample(requestBody.content, given)
  for (const [status, response] of Object.entries(responses ?? {}))
    if (Number(status) < 300 && 'content' in response) addExample(response.content)
}

function addExample(
  content: Record<string, OpenAPI.MediaTypeObject> | undefined,
  given: Readonly<Record<string, unknown>> = {},
): void {
  const json = content?.['application/json']
  if (!json?.schema || json.example !== undefined || json.examples !== undefined) return
  const sample = sampleOf(json.schema as Schema)
  json.example = Object.keys(given).length > 0 ? { ...(sample as object), ...given } : sample
}
