import { IncidentFields } from '@plumbline/contract/compliance/incidents.ts'
import { formatDay, parseDay } from '@plumbline/rules/dates/calendar-day.ts'
import { sql } from 'drizzle-orm'
import type { SamplePart } from '../../platform/session/sample-part.ts'
import { findFacts } from '../../tenancy/settings/fact-store.ts'
import { createIncident } from './incident-creation.ts'

export const incidentSample: SamplePart = {
  name: 'incidents',
  async make({ institutionId, inInstitution, today, manager, officer }) {
    const at = (days: number, time: string) => `${formatDay(parseDay(today, 'today') + days)}T${time}:00Z`
    await inInstitution(async (tx) => {
      const { rows: vendors } = await tx.execute<{ id: string; title: string }>(
        sql`select id, title from vendors where institution_id = ${institutionId}`,
      )
      const vendorId = (name: string) => vendors.find(({ title }) => title === name)?.id ?? null
      const facts = await findFacts(tx, institutionId, today)
      const add = (fields: Parameters<typeof IncidentFields.parse>[0]) =>
        createIncident(tx, institutionId, manager, IncidentFields.parse(fields), facts)
      await add({
        title: 'Statements mailed to former addresses',
        vendorId: vendorId('Copperfield Print and Mail'),
        ...{ kind: 'vendor', status: 'closed', reportable: 'no', ownerId: officer.userId },
        ...{ discoveredAt: at(-58, '15:20'), toldByVendorAt: at(-58, '14:05'), consumersAffected: 12 },
        description: 'The printing vendor used a file of the month before for one batch.',
        containment: 'The batch was stopped. Twelve members were written to.',
        outcome: 'The vendor compares the date of each file with the job before it prints.',
      })
      await add({
        title: 'Online banking unavailable for five hours',
        vendorId: vendorId('Tidewater Core Systems'),
        ...{ kind: 'outage', status: 'closed', reportable: 'yes', ownerId: officer.userId },
        ...{ discoveredAt: at(-21, '12:10'), believedAt: at(-21, '14:30'), notifiedAt: at(-20, '16:00') },
        description: 'A failed update of the core at the vendor. No data was seen by anybody.',
        containment: 'The branch network worked on paper. The vendor went back to the version before.',
        outcome: 'Updates happen at night, with a way back that was tried.',
      })
    })
  },
}
