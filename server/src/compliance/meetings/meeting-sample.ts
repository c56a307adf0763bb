import { type AgendaInput, MeetingFields } from '@plumbline/contract/compliance/meetings.ts'
import { formatDay, parseDay } from '@plumbline/rules/dates/calendar-day.ts'
import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { SamplePart } from '../../platform/session/sample-part.ts'
import { createMeeting } from './meeting-creation.ts'

type Item = Partial<AgendaInput> & Pick<AgendaInput, 'title'>

export const meetingSample: SamplePart = {
  name: 'meetings',
  async make({ institutionId, inInstitution, today, manager, officer }) {
    const day = (days: number) => formatDay(parseDay(today, 'today') + days)
    await inInstitution(async (tx) => {
      const { rows } = await tx.execute<{ id: string; title: string }>(sql`
        select id, title from policies where institution_id = ${institutionId}`)
      const flood = rows.find(({ title }) => title.startsWith('Flood'))?.id ?? ''
      const policy = (title: string): AgendaInput['subject'] => {
        const found = rows.find((one) => one.title.startsWith(title))
        return found ? { kind: 'policy', id: found.id } : null
      }
      const add = (fields: Omit<z.input<typeof MeetingFields>, 'agenda'>, items: readonly Item[]) => {
        const agenda = items.map((item) => ({ id: crypto.randomUUID(), ...item }))
        return createMeeting(tx, institutionId, manager, MeetingFields.parse({ ...fields, agenda }))
      }
      await add(
        {
          title: 'Regular meeting of the board',
          ...{ body: 'board', status: 'held', heldOn: day(-12), place: 'Main office, board room' },
          ownerId: officer.userId,
          attendees: 'Ann Harlow, chair\nBen Ortiz, secretary\nCarla Ngo\nDev Patel\nAbsent: Eve Lind',
        },
        [
          {
            ...{ title: 'Bank Secrecy Act and anti-money-laundering', kind: 'approval', key: 'bsa-program' },
            subject: policy('Bank Secrecy Act'),
            decision: 'approved',
            resolution: 'The board approves the BSA/AML program with its assessment of risks.',
          },
          {
            ...{ title: 'BSA officer', kind: 'designation', key: 'bsa-officer', decision: 'approved' },
            resolution: 'Sample Officer is named BSA officer until the annual meeting, with a deputy.',
          },
          {
            ...{
              title: `Compliance risk assessment ${today.slice(0, 4)}`,
              kind: 'approval',
              decision: 'approved',
            },
            key: `risk-assessment ${today.slice(0, 4)}`,
            resolution: 'Approved with the action plan for fee tolerances and pricing exceptions.',
          },
          {
            ...{ title: 'Report on compliance of the quarter', kind: 'report', key: 'compliance-report' },
            decision: 'noted',
            resolution:
              'Two findings are corrected; the cure of fee tolerances is followed up in the next report.',
          },
          {
            ...{ title: 'Marketing budget', kind: 'other', decision: 'deferred' },
            resolution: 'Put off until the advertising policy is in force.',
          },
        ],
      )
      await add(
        {
          title: 'Regular meeting of the board, next quarter',
          ...{ body: 'board', heldOn: day(16), place: 'Main office, board room' },
          ownerId: officer.userId,
        },
        [
          { ...{ title: 'Report on compliance of the quarter', kind: 'report', key: 'compliance-report' } },
          {
            ...{ title: 'Policy: Flood insurance', kind: 'approval', key: `policy ${flood}` },
            subject: policy('Flood'),
          },
        ],
      )
    })
  },
}
