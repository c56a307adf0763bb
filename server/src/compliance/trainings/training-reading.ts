import { everyone } from '../../platform/procedures.ts'
import { asMember, atDesk, recordAtDesk } from '../readers/at-desk.ts'
import { completeAssignment } from './training-completion.ts'
import { lockAssignment } from './training-store.ts'

/** What a reader does with a training. */
export const trainingReading = {
  complete: everyone.reading.complete.handler(({ input: { session, assignmentId }, context, errors }) =>
    atDesk(context, session, errors, async (tx, reader) => {
      const assignment = await lockAssignment(tx, asMember(reader), assignmentId)
      if (!assignment || assignment.completedOn) throw errors.NOTHING_HERE()
      if (assignment.requiresEvidence && assignment.evidenceCount === 0) throw errors.EVIDENCE_MISSING()
      await completeAssignment(tx, asMember(reader), assignment, { completedOn: reader.today, note: '' })
      await recordAtDesk(tx, context, reader, 'training.complete', assignment.trainingId, {
        person: reader.id,
      })
      return { completedOn: reader.today }
    }),
  ),
}
