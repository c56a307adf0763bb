import { members } from '../../platform/procedures.ts'
import { findSubject } from '../../platform/subjects/find-subjects.ts'
import { listHistory } from './history-store.ts'

export const historyHandlers = {
  list: members.history.list.handler(
    ({ input: { page, ...subject }, context: { inInstitution, institutionId, member }, errors }) =>
      inInstitution(async (tx) => {
        if (!(await findSubject(tx, member, subject))) throw errors.NOT_FOUND()
        return listHistory(tx, institutionId, subject, page)
      }),
  ),
}
