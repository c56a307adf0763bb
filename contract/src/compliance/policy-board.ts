import { z } from 'zod'
import { StoredDay, StoredMoment } from '../platform/days.ts'
import { Id } from '../platform/ids.ts'
import { MeetingBody } from './meetings.ts'

/** What the board decided, with its minutes, as it was when the approval was recorded. */
export const BoardDecision = z.object({
  meetingId: Id,
  meetingTitle: z.string(),
  body: MeetingBody,
  heldOn: StoredDay,
  item: z.string(),
  resolution: z.string(),
  minutes: z.array(z.object({ title: z.string(), validOn: StoredDay, sha256: z.string().nullable() })),
  recordedByName: z.string(),
  recordedAt: StoredMoment,
})
export type BoardDecision = z.infer<typeof BoardDecision>

/** An approval of the policy on the agenda of a meeting that was held. */
export const BoardApproval = z.object({
  meetingId: Id,
  agendaItemId: Id,
  title: z.string(),
  body: MeetingBody,
  heldOn: StoredDay,
  hasMinutes: z.boolean(),
})
export type BoardApproval = z.infer<typeof BoardApproval>
