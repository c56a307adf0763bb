import { z } from 'zod'
import { members } from '../platform/access.ts'
import { Id } from '../platform/ids.ts'
import { SUBJECT_REFUSALS, SubjectCard, SubjectRef } from './subjects.ts'
import { requiredLine } from './work-text.ts'

export const CITATIONS_AT_MOST = 50

export const CitationLink = z.object({
  id: Id,
  /** As it is printed: 12 CFR 1026.43(e)(3)(ii). */
  text: z.string(),
  /** The paragraph in the library; null for a text that we do not hold. */
  path: z.string().nullable(),
  /** Where the government publishes it. */
  officialAddress: z.string(),
})
export type CitationLink = z.infer<typeof CitationLink>

const named = members.errors(SUBJECT_REFUSALS)

export const citationLinks = {
  list: named
    .route({ method: 'GET', path: '/citation-links', summary: 'The paragraphs of law that something names' })
    .input(SubjectRef)
    .output(z.array(CitationLink)),

  add: named
    .errors({
      CITATION_UNREADABLE: {
        status: 422,
        message: 'This is not a citation we can read. Write it like 12 CFR 1026.43(e)(3) or 31 CFR 1010.312.',
      },
      TOO_MANY_CITATIONS: { status: 409, message: `There are ${CITATIONS_AT_MOST} citations, the limit.` },
    })
    .route({ method: 'POST', path: '/citation-links', summary: 'Name a paragraph of law' })
    .input(SubjectRef.extend({ text: requiredLine('Citation', 120) }))
    .output(CitationLink),

  remove: named
    .route({
      method: 'DELETE',
      path: '/citation-links/{id}',
      summary: 'Take a citation off',
      successStatus: 204,
    })
    .input(z.object({ id: Id }))
    .output(z.void()),

  /** From the paragraph back to the work that names it. */
  naming: members
    .route({
      method: 'GET',
      path: '/citation-links/naming',
      summary: 'What names a section of law or a paragraph in it',
    })
    .input(
      z.object({
        part: z.string().regex(/^\d{1,5}$/),
        section: z.string().max(20).optional(),
      }),
    )
    .output(z.array(SubjectCard.extend({ citation: z.string() }))),
}
