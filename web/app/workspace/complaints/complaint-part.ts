import { changeFields, reversed } from '../work/listed-record.ts'
import type { DayAct, NounPart } from '../work/noun-parts.ts'
import { COMPLAINT_IN_LIST } from './complaint-in-list.ts'

/** The day that finishes a clock of the complaint. */
const clock = (key: string, name: string): DayAct => ({
  name,
  async save(id, on) {
    const changes = [{ key, from: null, to: on }]
    // The list of needs does not know the version: where the day is set already, the server says by whom.
    const { version } = await changeFields(COMPLAINT_IN_LIST, { id, version: 0 }, changes)
    return () => changeFields(COMPLAINT_IN_LIST, { id, version }, reversed(changes))
  },
})

export default {
  stale: COMPLAINT_IN_LIST.stale,
  needDays: {
    complaint_acknowledgment: clock('acknowledgedOn', 'Acknowledged on'),
    complaint_answer: clock('answeredOn', 'Answered on'),
    complaint_credit: clock('creditedOn', 'Provisional credit on'),
    complaint_portal_response: clock('portalRespondedOn', 'First response in the portal on'),
    complaint_undated: clock('answeredOn', 'Answered on'),
    complaint_portal_final: clock('portalFinalOn', 'Final response in the portal on'),
  },
} satisfies NounPart
