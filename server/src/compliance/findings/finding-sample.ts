import type { FindingFields } from '@plumbline/contract/compliance/findings.ts'
import { parseCitation } from '@plumbline/rules/citations/parse-citation.ts'
import { formatDay, parseDay } from '@plumbline/rules/dates/calendar-day.ts'
import type { z } from 'zod'
import type { SamplePart } from '../../platform/session/sample-part.ts'
import { addCitation } from '../../work/citation-links/citation-link-store.ts'
import { createTask } from '../tasks/task-creation-store.ts'
import { createFinding } from './finding-creation-store.ts'
import { setFindingStatus } from './finding-store.ts'

interface SampleFinding
  extends Pick<
    z.input<typeof FindingFields>,
    'title' | 'source' | 'severity' | 'topic' | 'rootCause' | 'correctiveAction'
  > {
  owner: 'manager' | 'officer' | 'analyst'
  found: number
  due: number | null
  cites: string
  begun?: boolean
  task?: string
}

const FINDINGS: readonly SampleFinding[] = [
  {
    title: 'Two Closing Disclosures received less than three business days before closing',
    source: 'self_test',
    severity: 'high',
    topic: 'trid',
    owner: 'analyst',
    found: -10,
    due: 20,
    cites: '12 CFR 1026.19(f)(1)(ii)',
    rootCause: 'Closings were moved up after the disclosure was mailed.',
    begun: true,
    task: 'Hold closings until receipt is confirmed',
  },
  {
    title: 'Quality edits were answered without a reason on file',
    source: 'audit',
    severity: 'medium',
    topic: 'hmda',
    owner: 'analyst',
    found: -30,
    due: 15,
    cites: '12 CFR 1003.4(a)',
    begun: true,
    task: 'Write down the reason for each kept edit',
  },
  {
    title: 'Flood notice sent after the closing date in one file',
    source: 'exam',
    severity: 'high',
    topic: 'flood_insurance',
    owner: 'officer',
    found: -20,
    due: 10,
    cites: '12 CFR 760.9',
    task: 'Check flood notices before closing',
  },
  {
    title: 'Appraisal copies sent late in three files',
    source: 'exam',
    severity: 'medium',
    topic: 'appraisal_management',
    owner: 'officer',
    found: -20,
    due: 10,
    cites: '12 CFR 1002.14(a)(1)',
  },
  {
    title: 'Advertisement states a payment without the required terms',
    source: 'monitoring',
    severity: 'low',
    topic: 'trid',
    owner: 'officer',
    found: -5,
    due: null,
    cites: '12 CFR 1026.24(d)(2)',
  },
  {
    title: 'Notice of error acknowledged after five business days',
    source: 'complaint',
    severity: 'medium',
    topic: null,
    owner: 'manager',
    found: -8,
    due: 25,
    cites: '12 CFR 1024.35(d)',
    rootCause: 'The letter went to the branch and was not recognized.',
  },
]

export const findingSample: SamplePart = {
  name: 'findings',
  async make({ institutionId, inInstitution, today, manager, officer, analyst }) {
    const people = { manager, officer, analyst }
    const day = (days: number) => formatDay(parseDay(today, 'today') + days)
    await inInstitution(async (tx) => {
      for (const { owner, found, due, cites, begun, task, ...fields } of FINDINGS) {
        const id = await createFinding(tx, institutionId, manager, {
          ...fields,
          ownerId: people[owner].userId,
          foundOn: day(found),
          responseDueOn: due === null ? null : day(due),
        })
        const citation = parseCitation(cites)
        if (citation) await addCitation(tx, institutionId, manager.userId, { kind: 'finding', id }, citation)
        if (begun) await setFindingStatus(tx, institutionId, id, 'in_progress', people[owner])
        if (task)
          await createTask(
            tx,
            institutionId,
            manager,
            {
              title: task,
              ownerId: people[owner].userId,
              dueOn: day(12),
              topic: fields.topic ?? null,
              priority: 'high',
            },
            { origin: { kind: 'finding', id, title: fields.title } },
          )
      }
    })
  },
}
