import { findTimeZone } from '../../platform/days/institution-time-zone.ts'
import { findLook } from '../../platform/documents/document-look-store.ts'
import {
  layOutZip,
  ZIP_BYTES_AT_MOST,
  ZIP_ENTRIES_AT_MOST,
  zipEntryOf,
} from '../../platform/files/stored-zip.ts'
import { members } from '../../platform/procedures.ts'
import {
  checksumLines,
  indexCsv,
  indexPdf,
  logLines,
  placeFiles,
  readMe,
  sha256Of,
} from './binder-content.ts'
import { addExamAddress } from './exam-address-store.ts'
import { type BinderEntry, findBinder, insertBinder, listBinders } from './exam-binder-store.ts'
import { listDelivered } from './exam-delivery-store.ts'
import { requireExam } from './exam-handlers.ts'
import { addToExamLog, readWholeLog } from './exam-log-store.ts'
import { lockExam } from './exam-store.ts'

export const examBinderHandlers = {
  list: members.examBinders.list.handler(({ input: { id }, context, errors }) =>
    context.inInstitution(async (tx) => {
      await requireExam(tx, context.member, id, errors)
      return listBinders(tx, context.institutionId, id)
    }),
  ),

  make: members.examBinders.make.handler(({ input: { id }, context, errors }) =>
    context.inInstitution(async (tx) => {
      const { institutionId, member } = context
      const exam = await lockExam(tx, member, id)
      if (!exam) throw errors.NOT_FOUND()
      const files = placeFiles(await listDelivered(tx, institutionId, id))
      if (files.length === 0) throw errors.NOTHING_DELIVERED()
      const number = (await listBinders(tx, institutionId, id)).length + 1
      const madeAt = `${new Date().toISOString().slice(0, 19)}Z`
      await addToExamLog(tx, institutionId, id, {
        actor: member.fullName,
        action: 'binder.made',
        about: `Binder ${number} with ${files.length} ${files.length === 1 ? 'document' : 'documents'}`,
      })
      const { companyName } = member
      const timeZone = await findTimeZone(tx, institutionId)
      const about = { companyName, timeZone, number, madeAt }
      const look = await findLook(tx, institutionId)
      const made = [
        { path: 'README.txt', content: readMe(exam, about) },
        { path: 'index.csv', content: indexCsv(files) },
        { path: 'index.pdf', content: await indexPdf(exam, files, { ...about, look }) },
        { path: 'log.jsonl', content: logLines(await readWholeLog(tx, institutionId, id)) },
      ]
      const sums = checksumLines([
        ...made.map(({ path, content }) => ({ path, sha256: sha256Of(content) })),
        ...files,
      ])
      const parts = [...made, { path: 'SHA256SUMS', content: sums }]
      const entries: BinderEntry[] = [
        ...parts.map(({ path, content }) => ({ ...zipEntryOf(path, content), fileId: null })),
        ...files.map(({ path, byteSize, crc32, fileId }) => ({ path, byteSize, crc32, fileId })),
      ]
      const { byteSize } = layOutZip(entries, new Date(madeAt))
      if (byteSize > ZIP_BYTES_AT_MOST || entries.length > ZIP_ENTRIES_AT_MOST)
        throw errors.BINDER_TOO_LARGE()
      const binderId = await insertBinder(tx, institutionId, member, {
        examId: id,
        number,
        entries,
        documentCount: files.length,
        byteSize,
        seal: sha256Of(sums),
        madeAt,
        parts,
      })
      await context.recordAct(tx, { action: 'exam.binder', subjectId: id, detail: { binderId } })
      return (await findBinder(tx, institutionId, id, binderId))!
    }),
  ),

  open: members.examBinders.open.handler(({ input: { examId, id }, context, errors }) =>
    context.inInstitution(async (tx) => {
      const { institutionId, member } = context
      await requireExam(tx, member, examId, errors)
      if (!(await findBinder(tx, institutionId, examId, id))) throw errors.NOT_FOUND()
      const path = await addExamAddress(tx, institutionId, {
        examId,
        binderId: id,
        userId: member.userId,
        isToSave: true,
      })
      await context.recordAct(tx, { action: 'exam.open', subjectId: examId, detail: { binderId: id } })
      return { path }
    }),
  ),
}
