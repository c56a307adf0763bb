import { EVIDENCE_TITLE_AT_MOST } from '@plumbline/contract/compliance/evidence.ts'
import type { SubjectRef } from '@plumbline/contract/compliance/subjects.ts'
import { apiClient } from '../../platform/api/api-client.ts'
import { problemText } from '../../platform/api/outcome.ts'
import { showToast } from '../../ui/toast.tsx'
import { todayText } from './day-text.ts'
import { beginUpload, fileProblem, sendUpload } from './file-upload.ts'

/** The file that a record was read from stays with it. Where that fails the record stands, and a person is told. */
export async function attachOriginal(subject: SubjectRef, file: File): Promise<void> {
  try {
    const refused = fileProblem(file)
    if (refused) throw new Error(refused)
    const { upload, existing } = await beginUpload(file)
    if (existing) await apiClient.files.discard({ id: upload.id })
    const stored =
      existing ?? (await sendUpload(upload, { onProgress: () => {}, signal: new AbortController().signal }))
    await apiClient.evidence.add({
      ...subject,
      title: file.name.slice(0, EVIDENCE_TITLE_AT_MOST),
      validOn: todayText(),
      fileId: stored.id,
    })
  } catch (error) {
    showToast(
      `${file.name} was not attached`,
      problemText(error, 'Add the file by hand, so that the original stays with the record.'),
    )
  }
}
