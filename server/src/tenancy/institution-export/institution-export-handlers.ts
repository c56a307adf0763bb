import { managers } from '../../platform/procedures.ts'
import { addExportAddress } from './export-address-store.ts'
import { countContents, listOwnExams } from './export-contents.ts'

export const institutionExportHandlers = {
  find: managers.institutionExport.find.handler(({ context: { inInstitution, institutionId, member } }) =>
    inInstitution(async (tx) => ({
      ...(await countContents(tx, { institutionId, examIds: [] })),
      exams: await listOwnExams(tx, institutionId, member.userId),
    })),
  ),

  open: managers.institutionExport.open.handler(
    ({ input: { examIds }, context: { inInstitution, institutionId, member, recordAct }, errors }) =>
      inInstitution(async (tx) => {
        const own = await listOwnExams(tx, institutionId, member.userId)
        if (!examIds.every((id) => own.some((exam) => exam.id === id))) throw errors.NOT_NAMED()
        const path = await addExportAddress(tx, { institutionId, examIds }, member.userId)
        await recordAct(tx, {
          action: 'institution.exported',
          subjectId: institutionId,
          detail: { examIds },
        })
        return { path }
      }),
  ),
}
