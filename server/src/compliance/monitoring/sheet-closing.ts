import type { Db } from '@plumbline/database/db.ts'
import { isException, planOf, sheetResult } from '@plumbline/rules/sampling/sheet-result.ts'
import type { Reader } from '../../platform/subjects/subject-source.ts'
import { findRun, listItems } from './monitoring-sheet-store.ts'

interface ClosingErrors {
  SHEET_UNFINISHED: (refusal: { message: string; data: { finished: number; size: number } }) => Error
  SHEET_SAYS_FAILED: (refusal: { message: string }) => Error
}

/** What the sheet of a run has to say before a result is recorded. A run without a sample has none. */
export async function closeSheet(
  tx: Db,
  reader: Reader,
  runId: string,
  result: 'passed' | 'failed',
  errors: ClosingErrors,
): Promise<{ isFilled: boolean; exceptions: string[] }> {
  const { sample } = (await findRun(tx, reader, runId))!
  if (!sample) return { isFilled: false, exceptions: [] }
  const items = await listItems(tx, reader.institutionId, runId)
  const { finished, needed, verdict } = sheetResult(planOf(sample), items)
  if (finished < needed)
    throw errors.SHEET_UNFINISHED({
      message: `The test sheet has answers for ${finished} of ${needed} items. Answer every item first.`,
      data: { finished, size: needed },
    })
  if (result === 'passed' && !verdict?.holds)
    throw errors.SHEET_SAYS_FAILED({
      message: `The run did not pass. ${verdict?.words ?? 'No item of the sample applies.'}`,
    })
  return {
    isFilled: true,
    exceptions: items
      .filter(({ answers }) => isException(answers))
      .map(({ label, note, answers }) => {
        const failed = sample.attributes.filter((_, index) => answers[index] === 'no').join('; ')
        return `${label}: ${failed}${note && `. ${note}`}`
      }),
  }
}
