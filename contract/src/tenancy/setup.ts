import { z } from 'zod'
import { AssetSize, EmployeeCount, RegulatoryConcern } from '../outreach/inbox.ts'
import { managers, members } from '../platform/access.ts'
import { FACT_KEYS } from './institution-facts.ts'
import { Applicability } from './settings.ts'

/** The guided set-up of an institution, in order. */
export const SETUP_STEPS = [
  'institution',
  'size',
  'products',
  'places',
  'team',
  'policies',
  'duties',
] as const
export const SetupStep = z.enum(SETUP_STEPS)
export type SetupStep = z.infer<typeof SetupStep>

export const Setup = z.object({
  steps: z.array(z.object({ step: SetupStep, state: z.enum(['open', 'done', 'skipped']) })),
  /** The first step that is neither done nor skipped. */
  next: SetupStep.nullable(),
  endedAs: z.enum(['finished', 'dismissed']).nullable(),
  /** Who can set the institution up. */
  managers: z.array(z.string()),
  /** What was said when the trial was requested; for managers alone. */
  trial: z
    .object({
      assetsSize: AssetSize,
      numberOfEmployees: EmployeeCount,
      regulatoryConcerns: z.array(RegulatoryConcern),
    })
    .nullable(),
})
export type Setup = z.infer<typeof Setup>

export const SetupFact = z.object({
  key: z.enum(FACT_KEYS),
  year: z.number().int().min(1990).max(2100).nullable(),
  value: z.json(),
})
export type SetupFact = z.infer<typeof SetupFact>
const SetupFacts = z.array(SetupFact).max(FACT_KEYS.length * 3)

export const setup = {
  find: members
    .route({ method: 'GET', path: '/setup', summary: 'How far the institution is with its guided set-up' })
    .output(Setup),

  saveFacts: managers
    .route({
      method: 'PUT',
      path: '/setup/facts',
      summary: 'Enter the facts of one step, true since today or the end of their year; all or none',
      successStatus: 204,
    })
    .input(z.object({ facts: SetupFacts }))
    .errors({
      INVALID_FACTS: {
        status: 422,
        message: 'Some values are not valid. Nothing was saved.',
        data: z.object({
          problems: z.array(SetupFact.pick({ key: true, year: true }).extend({ because: z.string() })),
        }),
      },
    }),

  preview: members
    .route({
      method: 'POST',
      path: '/setup/preview',
      summary: 'What would apply with these facts; nothing is saved',
    })
    .input(z.object({ facts: SetupFacts }))
    .output(z.object({ year: z.number().int(), items: z.array(Applicability) })),

  markStep: managers
    .route({
      method: 'PUT',
      path: '/setup/steps/{step}',
      summary: 'A step is done, or skipped for now',
      successStatus: 204,
    })
    .input(z.object({ step: SetupStep, state: z.enum(['done', 'skipped']) })),

  openSample: members.route({
    method: 'POST',
    path: '/setup/sample',
    summary: 'Have a sample institution to look around in; it is made where there is none',
    successStatus: 204,
  }),

  end: managers
    .route({
      method: 'POST',
      path: '/setup/end',
      summary: 'Finish the set-up, or stop being asked for it',
      successStatus: 204,
    })
    .input(z.object({ as: z.enum(['finished', 'dismissed']) })),
}
