import { z } from 'zod'
import { members } from '../platform/access.ts'
import { SearchText } from '../platform/paging.ts'
import { SUBJECT_REFUSALS, SUPPORT_REFUSALS, SubjectCard, SubjectRef } from './subjects.ts'

export const LINKS_AT_MOST = 100

const named = members.errors(SUBJECT_REFUSALS)
const changing = named.errors(SUPPORT_REFUSALS)

export const workLinks = {
  list: named
    .route({
      method: 'GET',
      path: '/work-links',
      summary: 'What something is linked with, in either direction',
    })
    .input(SubjectRef)
    .output(z.object({ items: z.array(SubjectCard), hiddenCount: z.number().int() })),

  add: changing
    .errors({
      LINK_TO_ITSELF: { status: 422, message: 'Something cannot be linked with itself.' },
      TOO_MANY_LINKS: { status: 409, message: `There are ${LINKS_AT_MOST} links, the limit.` },
    })
    .route({ method: 'POST', path: '/work-links', summary: 'Link two things', successStatus: 204 })
    .input(SubjectRef.extend({ target: SubjectRef }))
    .output(z.void()),

  remove: changing
    .route({ method: 'POST', path: '/work-links/remove', summary: 'Take a link away', successStatus: 204 })
    .input(SubjectRef.extend({ target: SubjectRef }))
    .output(z.void()),

  find: members
    .route({ method: 'GET', path: '/work-links/search', summary: 'What could be linked, by title' })
    .input(z.object({ query: SearchText }))
    .output(z.array(SubjectCard)),
}
