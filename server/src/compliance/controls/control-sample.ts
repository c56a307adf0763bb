import { ControlFields } from '@plumbline/contract/compliance/controls.ts'
import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { SamplePart } from '../../platform/session/sample-part.ts'
import { addLink } from '../../work/work-links/work-link-store.ts'
import { createControl } from './control-creation.ts'
import { figureControls, figureRisks } from './control-figuring.ts'

interface SampleControl extends z.input<typeof ControlFields> {
  owner: 'officer' | 'analyst' | 'manager'
  /** Keys of the start set. */
  serves: readonly string[]
  /** A monitoring test of the sample, by its title. */
  test?: string
}

const CONTROLS: readonly SampleControl[] = [
  {
    title: 'Closing package is blocked until the receipt date is entered',
    ...{ kind: 'system', frequency: 'ongoing', judged: 'strong', owner: 'officer' },
    description:
      'The loan origination system releases the package only three business days after the Closing Disclosure was received.',
    judgedReason: 'Nobody can skip it; lifting the block by hand is logged.',
    serves: ['trid-cd', 'trid-le'],
    test: 'Closing Disclosure timing',
  },
  {
    title: 'Adverse action letters from templates, with reasons from a list',
    ...{ kind: 'system', frequency: 'ongoing', judged: 'adequate', owner: 'analyst' },
    description:
      'The letter is drafted when the denial is entered. The reasons come from the file of the decision.',
    serves: ['ecoa-adverse-action', 'ecoa-discrimination'],
    test: 'Adverse action notices',
  },
  {
    title: 'A second person checks each row of the register',
    ...{ kind: 'person', frequency: 'quarterly', judged: 'adequate', owner: 'analyst' },
    description:
      'Before the quarter ends, each row is compared with the application by somebody who did not enter it.',
    serves: ['hmda-collect', 'hmda-report'],
    test: 'HMDA register against loan files',
  },
  {
    title: 'Queue of error claims with the days of each',
    ...{ kind: 'system', frequency: 'daily', judged: 'adequate', owner: 'officer' },
    description:
      'Each claim shows the day of provisional credit and the day of the answer. A supervisor looks every morning.',
    serves: ['rege-errors'],
  },
]

export const controlSample: SamplePart = {
  name: 'controls',
  async make({ institutionId, inInstitution, manager, officer, analyst }) {
    const people = { manager, officer, analyst }
    await inInstitution(async (tx) => {
      const idsOf = async (query: ReturnType<typeof sql>) =>
        (await tx.execute<{ id: string }>(query)).rows.map(({ id }) => id)
      for (const { owner, serves, test, ...fields } of CONTROLS) {
        const { userId } = people[owner]
        const id = await createControl(
          tx,
          institutionId,
          manager,
          ControlFields.parse({ ...fields, ownerId: userId }),
          { tellsOwner: false },
        )
        const control = { kind: 'control', id } as const
        const tests = await idsOf(sql`
          select id from monitoring_tests where institution_id = ${institutionId} and title = ${test ?? ''}`)
        for (const testId of tests)
          await addLink(tx, institutionId, userId, control, { kind: 'monitoring_test', id: testId })
        const risks = await idsOf(sql`
          select id from risks where institution_id = ${institutionId}
            and start_key = any(${`{${serves.join(',')}}`}::text[])`)
        for (const riskId of risks)
          await addLink(tx, institutionId, userId, { kind: 'risk', id: riskId }, control)
        await figureControls(tx, institutionId, manager, [id])
        await figureRisks(tx, institutionId, manager, risks)
      }
    })
  },
}
