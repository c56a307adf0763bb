import { HOLDS_AT_MOST } from '@plumbline/contract/tenancy/legal-holds.ts'
import { managers } from '../../platform/procedures.ts'
import { findSubject } from '../../platform/subjects/find-subjects.ts'
import { countHoldsInForce, insertHold, liftHold, listHolds } from './legal-hold-store.ts'

export const legalHoldHandlers = {
  list: managers.legalHolds.list.handler(({ context: { inInstitution, member } }) =>
    inInstitution((tx) => listHolds(tx, member)),
  ),

  place: managers.legalHolds.place.handler(({ input, context, errors }) =>
    context.inInstitution(async (tx) => {
      const { institutionId, member } = context
      if (input.subject && !(await findSubject(tx, member, input.subject))) throw errors.NOT_FOUND()
      if ((await countHoldsInForce(tx, institutionId)) >= HOLDS_AT_MOST) throw errors.TOO_MANY_HOLDS()
      const hold = await insertHold(tx, member, input)
      await context.recordAct(tx, {
        action: 'legal_hold.place',
        subjectId: hold.id,
        detail: { subject: input.subject },
      })
      return hold
    }),
  ),

  lift: managers.legalHolds.lift.handler(({ input: { id }, context, errors }) =>
    context.inInstitution(async (tx) => {
      const hold = await liftHold(tx, context.member, id)
      // A hold on an examination is lifted by somebody named on it.
      if (!hold || hold.matter === null) throw errors.NOT_FOUND()
      await context.recordAct(tx, { action: 'legal_hold.lift', subjectId: id, detail: {} })
      return hold
    }),
  ),
}
