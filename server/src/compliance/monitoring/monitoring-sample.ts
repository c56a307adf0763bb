import { MonitoringFields } from '@plumbline/contract/compliance/monitoring.ts'
import { parseCitation } from '@plumbline/rules/citations/parse-citation.ts'
import type { z } from 'zod'
import type { SamplePart } from '../../platform/session/sample-part.ts'
import { addCitation } from '../../work/citation-links/citation-link-store.ts'
import { setFindingStatus } from '../findings/finding-store.ts'
import { createTest, recordResult } from './monitoring-runs.ts'
import { setFindingOfExceptions } from './monitoring-sheet-store.ts'
import { findTest } from './monitoring-store.ts'
import { fillSheet } from './sheet-sample.ts'

interface SampleTest
  extends Pick<
    z.input<typeof MonitoringFields>,
    'title' | 'description' | 'topic' | 'frequency' | 'firstMonth'
  > {
  owner: 'officer' | 'analyst'
  cites: string
  procedure?: string
  /** What its last run before today found. */
  failure?: string
}

const TESTS: readonly SampleTest[] = [
  {
    title: 'Closing Disclosure timing',
    description: 'Ten closed loans: the consumer received it three business days before consummation.',
    topic: 'trid',
    frequency: 'monthly',
    firstMonth: 1,
    owner: 'analyst',
    cites: '12 CFR 1026.19(f)(1)(ii)',
  },
  {
    title: 'Adverse action notices',
    description: 'Denials of the quarter: sent within 30 days, with the specific reasons.',
    procedure:
      'Open the file of the denial.\nCompare the date of the notice with the date of the application.\nCompare the reasons of the notice with the file.',
    topic: 'fair_lending',
    frequency: 'quarterly',
    firstMonth: 3,
    owner: 'officer',
    cites: '12 CFR 1002.9(a)(1)',
    failure: 'One notice gave a reason that the file does not support',
  },
  {
    title: 'HMDA register against loan files',
    description: 'Thirty entries, field by field.',
    topic: 'hmda',
    frequency: 'quarterly',
    firstMonth: 2,
    owner: 'analyst',
    cites: '12 CFR 1003.4(a)',
  },
  {
    title: 'Flood determinations and notices',
    description: 'Every loan in a special flood hazard area: notice, policy, and amount of insurance.',
    topic: 'flood_insurance',
    frequency: 'semiannual',
    firstMonth: 5,
    owner: 'officer',
    cites: '12 CFR 760.9',
  },
  {
    title: 'Complaints: acknowledged and answered in time',
    description: 'Every complaint with a clock of 12 CFR 1024.35 or 1024.36.',
    topic: null,
    frequency: 'annual',
    firstMonth: 11,
    owner: 'officer',
    cites: '12 CFR 1024.35(d)',
  },
]

export const monitoringSample: SamplePart = {
  name: 'monitoring',
  async make({ institutionId, inInstitution, today, manager, officer, analyst }) {
    const people = { officer, analyst }
    const year = Number(today.slice(0, 4))
    await inInstitution(async (tx) => {
      for (const { owner, cites, failure, ...words } of TESTS) {
        const person = people[owner]
        const performerId = people[owner === 'officer' ? 'analyst' : 'officer'].userId
        const fields = MonitoringFields.parse({ ...words, year, ownerId: person.userId, performerId })
        const id = await createTest(tx, institutionId, manager, fields, today)
        const citation = parseCitation(cites)
        if (citation)
          await addCitation(tx, institutionId, manager.userId, { kind: 'monitoring_test', id }, citation)
        const test = (await findTest(tx, { ...manager, institutionId }, id))!
        const past = test.runs.filter(({ dueOn }) => dueOn < today)
        for (const [at, { id: runId, dueOn }] of past.entries()) {
          const finding =
            failure && at === past.length - 1 ? { title: failure, severity: 'medium' as const } : undefined
          const exceptions = finding && (await fillSheet(tx, institutionId, runId, dueOn, manager, person))
          const findingId = await recordResult(tx, institutionId, person, {
            ...{ runId, test, dueOn, finding, ...(exceptions && { exceptions }) },
            today: dueOn,
            result: finding ? 'failed' : 'passed',
            note: finding ? 'One of fifteen files.' : 'No exception in the sample.',
          })
          if (!findingId) continue
          await setFindingOfExceptions(tx, institutionId, runId, findingId)
          await setFindingStatus(tx, institutionId, findingId, 'waiting_for_closure', person)
          await setFindingStatus(tx, institutionId, findingId, 'closed', manager)
        }
      }
    })
  },
}
