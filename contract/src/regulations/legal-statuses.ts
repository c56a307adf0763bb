import { z } from 'zod'
import { administrators } from '../platform/access.ts'
import { DayOfAnyYear } from '../platform/days.ts'
import { Id } from '../platform/ids.ts'
import { LegalStatus } from './regulations.ts'

export const LEGAL_STATUS_CITATIONS = 100
export const LEGAL_STATUS_LENGTHS = {
  title: 200,
  citation: 200,
  document: 40,
  source: 500,
  explanation: 2_000,
}

/** As administrators see it: ended ones too. */
export const LegalStatusEntry = LegalStatus.extend({
  version: z.number().int(),
  document: z.string().nullable(),
  /** It came with the program. */
  isBundled: z.boolean(),
  endedOn: DayOfAnyYear.nullable(),
  endedBecause: z.string().nullable(),
})
export type LegalStatusEntry = z.infer<typeof LegalStatusEntry>

const words = (name: keyof typeof LEGAL_STATUS_LENGTHS) =>
  z.string().trim().min(3).max(LEGAL_STATUS_LENGTHS[name])

export const LegalStatusFields = z.object({
  title: words('title'),
  status: LegalStatus.shape.status,
  effect: LegalStatus.shape.effect,
  since: DayOfAnyYear,
  citations: z.array(words('citation')).min(1).max(LEGAL_STATUS_CITATIONS),
  document: words('document').nullable(),
  source: words('source'),
  verification: LegalStatus.shape.verification,
  explanation: words('explanation'),
})
export type LegalStatusFields = z.infer<typeof LegalStatusFields>

const NOT_FOUND = { NOT_FOUND: { status: 404, message: 'There is no such legal status.' } } as const
const CHANGED = {
  CHANGED_MEANWHILE: { status: 409, message: 'Somebody else changed this legal status first.' },
} as const
const NOT_A_CITATION = {
  NOT_A_CITATION: {
    status: 422,
    message: 'Every line must cite a paragraph of 12 CFR.',
    data: z.object({ citation: z.string() }),
  },
} as const

export const legalStatuses = {
  list: administrators
    .route({
      method: 'GET',
      path: '/regulations/legal-statuses',
      summary: 'Paragraphs that are printed and not in force, ended entries too',
    })
    .output(z.array(LegalStatusEntry)),

  enter: administrators
    .route({
      method: 'POST',
      path: '/regulations/legal-statuses',
      summary: 'Enter what a court or Congress did to paragraphs',
      successStatus: 201,
    })
    .input(LegalStatusFields)
    .errors(NOT_A_CITATION)
    .output(LegalStatusEntry),

  update: administrators
    .route({ method: 'PUT', path: '/regulations/legal-statuses/{id}', summary: 'Correct a legal status' })
    .input(LegalStatusFields.extend({ id: Id, version: z.number().int().min(1) }))
    .errors({ ...NOT_FOUND, ...CHANGED, ...NOT_A_CITATION })
    .output(LegalStatusEntry),

  end: administrators
    .route({
      method: 'POST',
      path: '/regulations/legal-statuses/{id}/end',
      summary: 'The legal status no longer holds',
    })
    .input(z.object({ id: Id, version: z.number().int().min(1), because: words('source') }))
    .errors({ ...NOT_FOUND, ...CHANGED })
    .output(LegalStatusEntry),
}
