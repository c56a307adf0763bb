import { z } from 'zod'
import { managers, members } from '../platform/access.ts'
import { StoredDay, StoredMoment } from '../platform/days.ts'
import { Id } from '../platform/ids.ts'
import { PageNumber, pageOf } from '../platform/paging.ts'
import { TOO_INVOLVED } from '../publishing/writing.ts'
import { NAMING_REFUSALS, NamedAccess, NamedPeople, NOT_FOUND_OR_NOT_NAMED } from './named-people.ts'
import { choiceField, dayField, lineField, textField, titleField } from './record-fields.ts'
import { recordSchema } from './record-schema.ts'
import { WORK_BODY_KIB, WorkText, WorkTitle } from './work-text.ts'

export const SELF_TEST_PAGE_SIZE = 50

export const SELF_TEST_BASIS_LABELS = {
  self_test: 'A self-test: it creates information that our files do not hold',
  files: 'A review of our own files for counsel',
} as const
export const SELF_TEST_CONCLUSION_LABELS = {
  open: 'Not concluded yet',
  none: 'No violation is likely',
  likely: 'A violation is more likely than not',
} as const

/** What a self-test is, field by field. Figures and notes are chosen by a person: the register stays outside. */
export const SELF_TEST_FIELDS = {
  title: titleField('Title', { atMost: 120 }),
  basis: choiceField('What it is', SELF_TEST_BASIS_LABELS, 'self_test', {
    hint: 'Only the first can be privileged as a self-test. What is derived from loan and application files is not, even if it is aggregated (12 CFR 1002.15(b)(3)(ii)).',
  }),
  counsel: lineField('Counsel', 200),
  question: textField('Question'),
  purpose: textField('Purpose', {
    hint: 'A self-test is designed and used specifically to determine compliance (12 CFR 1002.15(b)(1)(i)).',
  }),
  begunOn: dayField('Begun on'),
  completedOn: dayField('Completed on'),
  conclusion: choiceField('Conclusion', SELF_TEST_CONCLUSION_LABELS, 'open'),
  correctiveAction: textField('Corrective action', {
    onlyWith: ['conclusion', 'likely'],
    hint: 'The privilege applies only if appropriate corrective action is taken (12 CFR 1002.15(a)(2), (c)).',
  }),
  figures: textField('Chosen figures'),
  notes: textField('Notes and reviewed pairs'),
} as const

export const SelfTestFields = recordSchema(SELF_TEST_FIELDS)
export type SelfTestFields = z.infer<typeof SelfTestFields>

/** What a manager let out of the room. */
const Release = z.object({ on: StoredDay, byName: z.string(), into: z.enum(['task', 'finding']) })

export const SelfTest = SelfTestFields.extend({
  id: Id,
  begunOn: StoredDay.nullable(),
  completedOn: StoredDay.nullable(),
  /** 25 months after completion, when it is known (12 CFR 1002.12(b)(6)). */
  keepUntil: z.string().nullable(),
  releases: z.array(Release),
  changedByName: z.string(),
  updatedAt: StoredMoment,
  version: z.number().int(),
})
export type SelfTest = z.infer<typeof SelfTest>

export const SelfTestRow = SelfTest.pick({
  id: true,
  title: true,
  basis: true,
  conclusion: true,
  begunOn: true,
  completedOn: true,
  updatedAt: true,
})
export type SelfTestRow = z.infer<typeof SelfTestRow>

const WRITE_REFUSALS = {
  NOT_FOUND: NOT_FOUND_OR_NOT_NAMED,
  CHANGED_MEANWHILE: {
    status: 409,
    message: 'Somebody else changed this while you had it open.',
    data: z.object({ byName: z.string(), version: z.number().int() }),
  },
  DAY_AHEAD: { status: 422, message: 'A self-test cannot begin or be completed in the future.' },
  DAYS_REVERSED: { status: 422, message: 'It cannot be completed before the day on which it began.' },
} as const

const named = members.errors({ NOT_FOUND: NOT_FOUND_OR_NOT_NAMED })

export const selfTests = {
  access: members
    .route({
      method: 'GET',
      path: '/self-tests/access',
      summary: 'Whether the self-test room is open to the caller',
    })
    .output(NamedAccess),

  setPeople: managers
    .meta({ recentAuthentication: true })
    .errors(NAMING_REFUSALS)
    .route({
      method: 'PUT',
      path: '/self-tests/people',
      summary:
        'Who is named on the self-test room; nobody else sees anything of it. A manager who is not named can do this only while no manager is, and is named, too',
    })
    .input(NamedPeople)
    .output(NamedAccess),

  list: named
    .route({
      method: 'GET',
      path: '/self-tests',
      summary: 'Self-tests of the room, those that changed last first',
    })
    .input(z.object({ page: PageNumber.default(1) }))
    .output(pageOf(SelfTestRow)),

  find: named
    .route({ method: 'GET', path: '/self-tests/{id}', summary: 'One self-test' })
    .input(z.object({ id: Id }))
    .output(SelfTest),

  create: members
    .meta({ bodyMaxKib: WORK_BODY_KIB })
    .errors(WRITE_REFUSALS)
    .route({ method: 'POST', path: '/self-tests', summary: 'Add a self-test to the room' })
    .input(SelfTestFields)
    .output(SelfTest),

  update: members
    .meta({ bodyMaxKib: WORK_BODY_KIB })
    .errors(WRITE_REFUSALS)
    .route({ method: 'PUT', path: '/self-tests/{id}', summary: 'Change a self-test' })
    .input(SelfTestFields.extend({ id: Id, version: z.number().int() }))
    .output(SelfTest),

  release: managers
    .meta({ recentAuthentication: true, bodyMaxKib: WORK_BODY_KIB })
    .errors({
      NOT_FOUND: NOT_FOUND_OR_NOT_NAMED,
      TOO_INVOLVED,
      NAME_DIFFERS: { status: 422, message: 'Type your own name as it appears in your account.' },
    })
    .route({
      method: 'POST',
      path: '/self-tests/{id}/releases',
      summary:
        'Make a task or a finding outside of the room, in words that a manager types and confirms by name',
    })
    .input(
      z.object({
        id: Id,
        into: z.enum(['task', 'finding']),
        title: WorkTitle,
        description: WorkText('Description').default(''),
        confirmedName: z.string().trim().max(200),
      }),
    )
    .output(SelfTest),
}
