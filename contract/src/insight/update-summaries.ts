import { z } from 'zod'
import { managers, members } from '../platform/access.ts'
import { StoredMoment } from '../platform/days.ts'

export const SUMMARY_MAX_LENGTH = 4000

/** A changed paragraph that a summary rests on. */
export const SummaryPassage = z.object({
  number: z.number().int(),
  title: z.string(),
  quote: z.string(),
  href: z.string(),
})
export type SummaryPassage = z.infer<typeof SummaryPassage>

/** What a regulatory change says, in the words of its paragraphs. A draft until a person accepts it. */
export const ChangeSummary = z.object({
  body: z.string(),
  state: z.enum(['draft', 'accepted']),
  /** Composed of quotes, or arranged by a model and checked against them. */
  madeBy: z.enum(['quotes', 'model']),
  isEdited: z.boolean(),
  /** Sentences of the model that the paragraphs do not bear out. */
  removedCount: z.number().int(),
  passages: z.array(SummaryPassage),
  version: z.number().int(),
  draftedByName: z.string(),
  draftedAt: StoredMoment,
  acceptedByName: z.string().nullable(),
  acceptedAt: StoredMoment.nullable(),
})
export type ChangeSummary = z.infer<typeof ChangeSummary>

const Slug = z.string().max(200)
const NOT_FOUND = {
  status: 404,
  message: 'There is no such update, or nobody has drafted a summary of it.',
} as const

export const updateSummaries = {
  find: members
    .route({
      method: 'GET',
      path: '/regulatory-updates/{slug}/summary',
      summary: "The institution's summary of a change; a draft is shown to managers alone",
    })
    .input(z.object({ slug: Slug }))
    .errors({ NOT_FOUND })
    .output(z.object({ summary: ChangeSummary.nullable() })),

  draft: managers
    .route({
      method: 'POST',
      path: '/regulatory-updates/{slug}/summary',
      summary: 'Draft a summary from the changed paragraphs',
    })
    .input(z.object({ slug: Slug }))
    .errors({
      NOT_FOUND,
      NO_WORDS: {
        status: 409,
        message: 'No words of our text have changed yet, so that nothing can be quoted.',
      },
      ACCEPTED: { status: 409, message: 'The summary was accepted. Edit it instead.' },
    })
    .output(ChangeSummary),

  save: managers
    .route({
      method: 'PUT',
      path: '/regulatory-updates/{slug}/summary',
      summary: 'Edit a summary, and accept it',
    })
    .input(
      z.object({
        slug: Slug,
        body: z
          .string()
          .trim()
          .min(1, 'Enter a summary.')
          .max(SUMMARY_MAX_LENGTH, `Use ${SUMMARY_MAX_LENGTH} characters or fewer.`),
        state: z.enum(['draft', 'accepted']),
        version: z.number().int().min(1).max(1_000_000_000),
      }),
    )
    .errors({
      NOT_FOUND,
      CHANGED_MEANWHILE: { status: 409, message: 'Somebody else changed this summary first.' },
    })
    .output(ChangeSummary),
}
