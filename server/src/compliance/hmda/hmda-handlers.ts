import { HMDA_DECISIONS_AT_MOST } from '@plumbline/contract/compliance/hmda.ts'
import { shapeOf } from '@plumbline/rules/hmda/file-shape.ts'
import { filingYear } from '@plumbline/rules/hmda/filing-years.ts'
import { TABS_TEXT, UNREADABLE_TEXT } from '@plumbline/rules/hmda/unreadable-text.ts'
import { managers, members } from '../../platform/procedures.ts'
import { requireHmda } from '../../platform/session/hmda-access.ts'
import { checkStream, isBusy } from './check-stream.ts'
import {
  countDecisions,
  findMemory,
  listDecisions,
  removeDecision,
  saveDecision,
  setMemory,
} from './hmda-decision-store.ts'

export const hmdaHandlers = {
  check: members.hmda.check.handler(async ({ input: { register, year, quarter }, errors }) => {
    if (isBusy()) throw errors.BUSY()
    const bytes = new Uint8Array(await register.arrayBuffer())
    const shape = shapeOf(bytes)
    if (!shape.readable) throw errors.UNREADABLE_FILE({ data: { because: UNREADABLE_TEXT[shape.because] } })
    if (shape.tabs) throw errors.UNREADABLE_FILE({ data: { because: TABS_TEXT } })
    const filing = filingYear(year, quarter as 1 | 2 | 3 | undefined)!
    return checkStream(bytes, shape.from, filing)
  }),

  decisions: members.hmda.decisions.handler(
    ({ context: { inInstitution, institutionId, member }, errors }) => {
      requireHmda(member, errors)
      return inInstitution(async (tx) => {
        const { remembers, key } = await findMemory(tx, institutionId)
        return { remembers, key, decisions: remembers ? await listDecisions(tx, institutionId) : [] }
      })
    },
  ),

  keep: members.hmda.keep.handler(({ input, context, errors }) => {
    requireHmda(context.member, errors)
    return context.inInstitution(async (tx) => {
      const { institutionId, member } = context
      const { remembers } = await findMemory(tx, institutionId)
      if (!remembers) throw errors.DECISIONS_OFF()
      if ((await countDecisions(tx, institutionId)) >= HMDA_DECISIONS_AT_MOST)
        throw errors.TOO_MANY_DECISIONS()
      const decision = await saveDecision(tx, institutionId, {
        ...input,
        userId: member.userId,
        name: member.fullName,
      })
      await context.recordAct(tx, { action: 'hmda.keep', subjectId: null, detail: { edit: input.edit } })
      return decision
    })
  }),

  reopen: members.hmda.reopen.handler(({ input: { edit, loan }, context, errors }) => {
    requireHmda(context.member, errors)
    return context.inInstitution(async (tx) => {
      await removeDecision(tx, context.institutionId, edit, loan)
      await context.recordAct(tx, { action: 'hmda.reopen', subjectId: null, detail: { edit } })
    })
  }),

  remember: managers.hmda.remember.handler(({ input: { remembers }, context }) =>
    context.inInstitution(async (tx) => {
      await setMemory(tx, context.institutionId, remembers)
      await context.recordAct(tx, {
        action: 'hmda.memory',
        subjectId: null,
        detail: { remembers: String(remembers) },
      })
    }),
  ),
}
