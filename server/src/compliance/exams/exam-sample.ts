import type { NewExamItem } from '@plumbline/contract/compliance/exam-items.ts'
import { formatDay, parseDay } from '@plumbline/rules/dates/calendar-day.ts'
import type { SamplePart } from '../../platform/session/sample-part.ts'
import { documentsOf } from './answer-documents.ts'
import { listAnswerRows } from './exam-answer-store.ts'
import { insertDelivery, storeDocument } from './exam-delivery-store.ts'
import {
  insertAnswer,
  insertExamItems,
  listExamItems,
  setItemStatus,
  updateExamItem,
} from './exam-item-store.ts'
import { addToExamLog } from './exam-log-store.ts'
import { insertExam, setExamPeople, updateExam } from './exam-store.ts'

/** As request lists come: uneven numbers, and some items in parts. */
const REQUESTS: readonly (readonly [
  section: string,
  items: readonly (readonly [number: string, request: string])[],
])[] = [
  [
    'Section I: Board oversight',
    [
      ['1', 'Board minutes of the period in which compliance was discussed'],
      ['1a', 'Resolution that appoints the compliance officer'],
      ['1b', 'Reporting line and duties of the compliance officer'],
      ['2', 'Compliance risk assessment and its date of approval'],
      ['3', 'Budget and staffing of the compliance function'],
      ['4', 'List of new products and services of the period'],
    ],
  ],
  [
    'Section II: Policies and procedures',
    [
      ['5', 'Mortgage lending policy in force'],
      ['5.a', 'Procedures for Loan Estimates and Closing Disclosures'],
      ['5.b', 'Procedures for changed circumstances and cures'],
      ['6', 'Flood insurance policy and procedures'],
      ['7', 'Fair lending policy'],
      ['8', 'HMDA data collection procedures'],
      ['9', 'Adverse action procedures and sample notices'],
      ['10', 'Appraisal policy and log of copies sent'],
      ['11', 'Advertising review procedures'],
    ],
  ],
  [
    'Section III: Training',
    [
      ['III-1', 'Training plan of the period'],
      ['III-2', 'Records of completed training by person'],
      ['III-3', 'Training material on closing disclosures'],
      ['III-4', 'Training of the board'],
    ],
  ],
  [
    'Section IV: Monitoring and corrective action',
    [
      ['12', 'Monitoring plan and schedule'],
      ['12a', 'Results of monitoring of closing disclosures'],
      ['12b', 'Results of monitoring of flood determinations'],
      ['13', 'Loan tests of points and fees with their inputs'],
      ['14', 'Corrective action log with dates'],
      ['15', 'Evidence of refunds and cures'],
      ['16', 'HMDA register of the period as filed'],
      ['17', 'Quality and validity edits with the reasons on file'],
      ['18', 'Loan sample: ten closed-end first liens'],
      ['18.1', 'Fee records for the loan sample'],
      ['18.2', 'Flood determinations for the loan sample'],
    ],
  ],
  [
    'Section V: Complaint response',
    [
      ['V-1', 'Complaint log of the period'],
      ['V-2', 'Procedures for receiving and answering complaints'],
      ['V-3', 'Notices of error and requests for information received'],
      ['V-4', 'Trend analysis of complaints'],
    ],
  ],
  [
    'Section VI: Compliance audit',
    [
      ['19', 'Audit plan and scope'],
      ['20', 'Audit reports of the period'],
      ['20a', 'Management responses to audit findings'],
      ['20b', 'Status of audit findings'],
      ['21', 'Engagement letter of the outside auditor'],
      ['22', 'Independence statement of the auditor'],
    ],
  ],
]

const DELIVERED = 6
const READY = 10
const GATHERING = 22

export const examSample: SamplePart = {
  name: 'exams',
  async make({ institutionId, inInstitution, today, manager, officer, analyst }) {
    const day = (days: number) => formatDay(parseDay(today, 'today') + days)
    const items: NewExamItem[] = REQUESTS.flatMap(([section, requests]) =>
      requests.map(([number, request], index) => ({
        number,
        section,
        request,
        dueOn: day(3 + (index % 5) * 3),
        note: '',
        ownerId: null,
      })),
    )
    await inInstitution(async (tx) => {
      const exam = {
        agency: 'NCUA (sample)',
        kind: 'compliance' as const,
        periodFrom: day(-365),
        periodTo: day(-1),
        startsOn: day(-7),
        endsOn: day(21),
        leadId: manager.userId,
      }
      const examId = await insertExam(tx, institutionId, exam, manager.fullName)
      await setExamPeople(tx, institutionId, examId, [manager.userId, officer.userId, analyst.userId])
      await updateExam(tx, institutionId, examId, { ...exam, status: 'in_progress' }, manager.fullName)
      await addToExamLog(tx, institutionId, examId, {
        actor: manager.fullName,
        action: 'exam.started',
        about: exam.agency,
      })
      await insertExamItems(tx, institutionId, examId, items, manager.fullName)
      await addToExamLog(tx, institutionId, examId, {
        actor: manager.fullName,
        action: 'items.added',
        about: `${items.length} items`,
      })
      const owners = [manager, officer, analyst]
      for (const [index, item] of (await listExamItems(tx, institutionId, examId)).entries()) {
        const owner = owners[index % owners.length]!
        const status = index < READY ? 'ready' : index < GATHERING ? 'gathering' : 'open'
        const { number, section, request, dueOn, note } = item
        await updateExamItem(
          tx,
          institutionId,
          item.id,
          { number, section, request, dueOn, note, ownerId: owner.userId, status },
          manager.fullName,
        )
        if (index >= READY) continue
        await insertAnswer(tx, institutionId, {
          itemId: item.id,
          kind: 'note',
          text: `Sample answer to item ${number}: see the minutes and the file of the compliance officer.`,
          targetId: null,
          byName: owner.fullName,
        })
        if (index >= DELIVERED) continue
        for (const answer of await listAnswerRows(tx, institutionId, examId, item.id)) {
          const [document] = await documentsOf(tx, institutionId, answer, NOTES_ALONE)
          if (!document) continue
          const fileId = await storeDocument(tx, institutionId, document, Number.MAX_SAFE_INTEGER)
          const { sha256, byteSize } = await insertDelivery(tx, institutionId, manager, {
            examId,
            itemId: item.id,
            answer,
            title: document.title ?? answer.text,
            fileId,
            fileName: document.name,
            remarks: [],
            to: 'NCUA (sample)',
          })
          await addToExamLog(tx, institutionId, examId, {
            actor: manager.fullName,
            action: 'document.delivered',
            about: `Item ${number}: ${document.name}`,
            sha256,
            byteSize,
            to: 'NCUA (sample)',
            remarks: [],
          })
        }
        await setItemStatus(tx, institutionId, item.id, 'delivered')
      }
    })
  },
}

const notesAlone = () => Promise.reject(new Error('the sample answers with notes alone'))
const NOTES_ALONE = {
  ...{ openRegister: notesAlone, reportBatch: notesAlone, policies: [] },
  from: { userId: '', companyName: '', timeZone: 'UTC' },
}
