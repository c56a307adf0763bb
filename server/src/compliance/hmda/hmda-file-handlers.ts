import { randomUUID } from 'node:crypto'
import { HMDA_FILES_AT_MOST } from '@plumbline/contract/compliance/hmda.ts'
import { shapeOf } from '@plumbline/rules/hmda/file-shape.ts'
import { UNREADABLE_TEXT } from '@plumbline/rules/hmda/unreadable-text.ts'
import { members } from '../../platform/procedures.ts'
import { seal } from '../../platform/sealing/sealed-bytes.ts'
import { keyOrNothing, markOfKey } from '../../platform/sealing/storage-key.ts'
import { requireHmda } from './hmda-access.ts'
import {
  deleteHmdaFile,
  findHmdaFile,
  insertHmdaFile,
  isSeen,
  listHmdaFiles,
  lockHmdaFiles,
} from './hmda-file-store.ts'
import { openRegister } from './opened-register.ts'

/** Registers that somebody chose to store. Each look inside is written down. */
export const hmdaFileHandlers = {
  list: members.hmdaFiles.list.handler(({ context: { inInstitution, member }, errors }) => {
    requireHmda(member, errors)
    return inInstitution((tx) => listHmdaFiles(tx, member))
  }),

  store: members.hmdaFiles.store.handler(async ({ input, context, errors }) => {
    const { register, name, year, quarter, keepYears } = input
    const { institutionId, member, inInstitution, recordAct } = context
    requireHmda(member, errors)
    const key = await keyOrNothing(context.storageKey)
    if (!key) throw errors.NO_STORAGE_KEY()
    const bytes = new Uint8Array(await register.arrayBuffer())
    const shape = shapeOf(bytes)
    if (!shape.readable) throw errors.UNREADABLE_FILE({ data: { because: UNREADABLE_TEXT[shape.because] } })
    const id = randomUUID()
    const sealed = await seal(key, institutionId, id, bytes)
    return inInstitution(async (tx) => {
      if ((await lockHmdaFiles(tx, institutionId)) >= HMDA_FILES_AT_MOST) throw errors.TOO_MANY_FILES()
      const stored = await insertHmdaFile(
        tx,
        institutionId,
        {
          ...{ id, name, year, quarter: quarter ?? null, keepYears },
          ...{ byteSize: bytes.length, keyMark: markOfKey(key) },
          ...{ userId: member.userId, userName: member.fullName },
        },
        sealed,
      )
      await recordAct(tx, { action: 'hmda.store', subjectId: id, detail: { year: String(year) } })
      return stored
    })
  }),

  open: members.hmdaFiles.open.handler(async ({ input: { id }, context, errors }) => {
    const { institutionId, member, inInstitution, recordAct } = context
    requireHmda(member, errors)
    const { name, bytes } = await inInstitution(async (tx) => {
      if (!(await isSeen(tx, member, id))) throw errors.NOT_FOUND()
      const opened = await openRegister(tx, institutionId, id, context.storageKey)
      if (opened === 'gone') throw errors.NOT_FOUND()
      if (opened === 'sealed') throw errors.OTHER_STORAGE_KEY()
      await recordAct(tx, { action: 'hmda.open', subjectId: id, detail: {} })
      return opened
    })
    return new File([new Uint8Array(bytes)], name, { type: 'text/plain' })
  }),

  remove: members.hmdaFiles.remove.handler(({ input: { id }, context, errors }) => {
    const { institutionId, member } = context
    requireHmda(member, errors)
    return context.inInstitution(async (tx) => {
      const file = await findHmdaFile(tx, institutionId, id)
      if (!file) throw errors.NOT_FOUND()
      if (member.role === 'user' && file.storedBy !== member.userId) throw errors.NOT_YOURS()
      await deleteHmdaFile(tx, institutionId, id)
      await context.recordAct(tx, { action: 'hmda.remove', subjectId: id, detail: {} })
    })
  }),
}
