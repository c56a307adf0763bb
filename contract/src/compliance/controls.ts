import { z } from 'zod'
import { managers, members } from '../platform/access.ts'
import { StoredDay, StoredMoment } from '../platform/days.ts'
import { Id } from '../platform/ids.ts'
import { CursorInput, cursorPageOf, PageNumber, pageOf, SearchText } from '../platform/paging.ts'
import { choiceField, personField, textField, titleField } from './record-fields.ts'
import { recordSchema } from './record-schema.ts'
import { ControlStrength, STRENGTH_LABELS } from './risks.ts'
import { SUBJECT_REFUSALS } from './subjects.ts'
import { WORK_BODY_KIB } from './work-text.ts'

export const CONTROL_PAGE_SIZE = 50

export const CONTROL_KINDS = {
  policy: 'Policy section',
  system: 'System',
  training: 'Training',
  testing: 'Testing',
  person: 'Person',
  other: 'Other',
} as const

export const CONTROL_FREQUENCIES = {
  ongoing: 'Each time',
  daily: 'Daily',
  weekly: 'Weekly',
  monthly: 'Monthly',
  quarterly: 'Quarterly',
  annual: 'Annually',
} as const

/** What a control is, field by field. What it rests on, and which risks it serves, are links. */
export const CONTROL_FIELDS = {
  title: titleField('Control'),
  kind: choiceField('Kind', CONTROL_KINDS, 'policy'),
  frequency: choiceField('How often it works', CONTROL_FREQUENCIES, 'ongoing'),
  ownerId: personField('Owner'),
  judged: choiceField('Strength as you judge it', STRENGTH_LABELS, 'adequate', {
    hint: 'It counts as weak at most without a linked monitoring test that passed in the last 12 months or evidence that has not expired, and while the latest run of a linked test failed. Evidence without an expiration date does not lapse.',
  }),
  description: textField('How it works, step by step'),
  judgedReason: textField('Why it is that strong'),
} as const

export const ControlFields = recordSchema(CONTROL_FIELDS)
export type ControlFields = z.infer<typeof ControlFields>

export const ControlSummary = z.object({
  id: Id,
  number: z.number().int(),
  title: z.string(),
  kind: ControlFields.shape.kind.removeDefault(),
  frequency: ControlFields.shape.frequency.removeDefault(),
  owner: z.object({ userId: Id, name: z.string() }).nullable(),
  judged: ControlStrength,
  /** Figured from tests and evidence, never above what is judged. */
  strength: ControlStrength,
  /** Why it counts so, in a sentence. */
  because: z.string(),
  /** The last day on which that holds, if nothing else happens. */
  holdsUntil: StoredDay.nullable(),
  riskCount: z.number().int(),
  version: z.number().int(),
})
export type ControlSummary = z.infer<typeof ControlSummary>

export const Control = ControlFields.extend({
  ...ControlSummary.shape,
  createdAt: StoredMoment,
  mayEdit: z.boolean(),
})
export type Control = z.infer<typeof Control>

const REFUSALS = {
  ...SUBJECT_REFUSALS,
  CHANGED_MEANWHILE: {
    status: 409,
    message: 'Somebody else changed this while you had it open.',
    data: z.object({ byName: z.string(), version: z.number().int() }),
  },
  PERSON_UNKNOWN: { status: 422, message: 'The owner is not an active person of your institution.' },
  REASON_MISSING: { status: 422, message: 'Say why it is that strong.' },
  NOT_ALLOWED: { status: 403, message: 'Only the owner or a manager can change this control.' },
} as const

export const controls = {
  list: members
    .route({ method: 'GET', path: '/controls', summary: 'Controls, the weakest first' })
    .input(
      z.object({
        strengths: z.array(ControlStrength).max(4).default([]),
        search: SearchText.default(''),
        page: PageNumber.default(1),
      }),
    )
    .output(pageOf(ControlSummary)),

  rows: members
    .route({
      method: 'GET',
      path: '/controls/rows',
      summary: 'Every control, by cursor, for programs that copy everything',
    })
    .input(CursorInput)
    .output(cursorPageOf(ControlSummary)),

  find: members
    .errors(SUBJECT_REFUSALS)
    .route({ method: 'GET', path: '/controls/{id}', summary: 'One control, whole' })
    .input(z.object({ id: Id }))
    .output(Control),

  create: managers
    .meta({ bodyMaxKib: WORK_BODY_KIB })
    .errors(REFUSALS)
    .route({ method: 'POST', path: '/controls', summary: 'Enter a control' })
    .input(ControlFields)
    .output(Control),

  update: members
    .meta({ bodyMaxKib: WORK_BODY_KIB })
    .errors(REFUSALS)
    .route({ method: 'PUT', path: '/controls/{id}', summary: 'Change a control' })
    .input(ControlFields.extend({ id: Id, version: z.number().int() }))
    .output(Control),
}
