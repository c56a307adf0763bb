import { TrainingFields } from '@plumbline/contract/compliance/trainings.ts'
import { parseCitation } from '@plumbline/rules/citations/parse-citation.ts'
import { formatDay, parseDay } from '@plumbline/rules/dates/calendar-day.ts'
import type { z } from 'zod'
import type { SamplePart } from '../../platform/session/sample-part.ts'
import { addCitation } from '../../work/citation-links/citation-link-store.ts'
import { createTraining } from './training-assignment.ts'
import { listAssignments, setCompletion } from './training-store.ts'

interface SampleTraining
  extends Pick<
    z.input<typeof TrainingFields>,
    'title' | 'description' | 'topic' | 'requiresEvidence' | 'roles'
  > {
  due: number
  cites?: string
  /** Who has completed it, and how many days from the day of the sample. */
  completed: Partial<Record<'manager' | 'officer' | 'analyst', number>>
}

const TRAININGS: readonly SampleTraining[] = [
  {
    title: 'BSA and OFAC, yearly',
    description: 'The compliance program of 12 CFR 748.2 includes training of the people who work by it.',
    topic: 'bsa_aml',
    roles: ['manager', 'user'],
    due: -12,
    cites: '12 CFR 748.2(c)(4)',
    completed: { manager: -40, officer: -35, analyst: -9 },
  },
  {
    title: 'Fair lending for people who talk with applicants',
    description: 'Discouragement, prohibited bases, and what to write down.',
    topic: 'fair_lending',
    roles: ['user'],
    due: 18,
    cites: '12 CFR 1002.4(b)',
    completed: { officer: -2 },
  },
  {
    title: 'HMDA data collection',
    description: 'Demographic information, action taken, and the data fields of the register.',
    topic: 'hmda',
    roles: ['user'],
    due: 33,
    cites: '12 CFR 1003.4(a)',
    completed: {},
  },
]

export const trainingSample: SamplePart = {
  name: 'trainings',
  async make({ institutionId, inInstitution, today, manager, officer, analyst }) {
    const people = { manager, officer, analyst }
    const day = (days: number) => formatDay(parseDay(today, 'today') + days)
    await inInstitution(async (tx) => {
      for (const { due, cites, completed, ...words } of TRAININGS) {
        const fields = TrainingFields.parse({ ...words, dueOn: day(due) })
        const id = await createTraining(tx, institutionId, manager, fields)
        const citation = cites && parseCitation(cites)
        if (citation) await addCitation(tx, institutionId, manager.userId, { kind: 'training', id }, citation)
        const reader = { ...manager, institutionId }
        for (const { id: assignmentId, userId } of await listAssignments(tx, reader, id))
          for (const name of ['manager', 'officer', 'analyst'] as const)
            if (people[name].userId === userId && completed[name] !== undefined)
              await setCompletion(tx, institutionId, assignmentId, people[name], {
                completedOn: day(completed[name]),
                note: '',
              })
      }
    })
  },
}
