import { formatDay, parseDay } from '../dates/calendar-day.ts'
import type { Clock } from './complaint-clocks.ts'

/** How a complaint reached the institution. */
export const COMPLAINT_SOURCES = ['consumer', 'cfpb', 'regulator', 'social_media', 'other'] as const
export type ComplaintSource = (typeof COMPLAINT_SOURCES)[number]

/** Calendar days of the Bureau's company portal. They are its procedure; no statute or regulation sets them. */
const RESPONSE_DAYS = 15
const FINAL_RESPONSE_DAYS = 60
const PROCEDURE = "The Bureau's portal procedure"

export interface PortalClocks {
  response: Clock | null
  finalResponse: Clock | null
  notes: string[]
}

/** The two dates of a complaint that the Bureau sent through its portal, whatever its kind is in law. */
export function portalClocks(source: ComplaintSource, receivedOn: string): PortalClocks {
  if (source !== 'cfpb') return { response: null, finalResponse: null, notes: [] }
  const received = parseDay(receivedOn, 'receivedOn')
  const after = (days: number): Clock => ({ by: formatDay(received + days), citation: PROCEDURE })
  return {
    response: after(RESPONSE_DAYS),
    finalResponse: after(FINAL_RESPONSE_DAYS),
    notes: [
      'The 15 and 60 calendar days are the procedure of the Bureau’s company portal, not a regulation. The 60 are for a complaint whose first response says that more time is needed.',
      'The statute asks institutions that the Bureau supervises under 12 U.S.C. 5515 for a timely response and sets no number of days (12 U.S.C. 5534(b)).',
    ],
  }
}
