import { RISK_METHODS_AT_MOST } from '@plumbline/contract/compliance/risk-methods.ts'
import type { RiskMethod } from '@plumbline/rules/risks/risk-method.ts'
import { managers, members } from '../../platform/procedures.ts'
import { lockRisks } from './risk-figure-store.ts'
import { takeMethod } from './risk-figuring.ts'
import { listMethods, methodInUse } from './risk-method-store.ts'

export const riskMethodHandlers = {
  list: members.riskMethods.list.handler(({ context: { inInstitution, institutionId } }) =>
    inInstitution((tx) => listMethods(tx, institutionId)),
  ),

  change: managers.riskMethods.change.handler(({ input: { version, reason, ...method }, context, errors }) =>
    context.inInstitution(async (tx) => {
      const { institutionId, member } = context
      await lockRisks(tx, institutionId)
      const before = await methodInUse(tx, institutionId)
      if (before.version !== version)
        throw errors.CHANGED_MEANWHILE({ data: { byName: before.changedByName, version: before.version } })
      if (isSame(before.method, method)) throw errors.NOTHING_CHANGED()
      if (version >= RISK_METHODS_AT_MOST) throw errors.TOO_MANY_METHODS()
      const movedCount = await takeMethod(tx, institutionId, member, { version: version + 1, method, reason })
      await context.recordAct(tx, {
        action: 'risk.change_method',
        subjectId: null,
        detail: { version: version + 1, moved: movedCount },
      })
      return methodInUse(tx, institutionId)
    }),
  ),
}

/** The parts in one order: what is read from the database has another. */
const inOrder = ({ weights, words, relief, bandsFrom }: RiskMethod) =>
  [weights, words, relief, bandsFrom].map((part) =>
    Object.entries(part).toSorted(([one], [other]) => one.localeCompare(other)),
  )

const isSame = (one: RiskMethod, other: RiskMethod): boolean =>
  JSON.stringify(inOrder(one)) === JSON.stringify(inOrder(other))
