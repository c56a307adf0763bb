import {
  EVIDENCE_ADDRESS_AT_MOST,
  EVIDENCE_AT_MOST,
  EvidenceWords,
} from '@plumbline/contract/compliance/evidence.ts'
import type { SubjectRef } from '@plumbline/contract/compliance/subjects.ts'
import { workLine } from '@plumbline/contract/compliance/work-text.ts'
import { z } from 'zod'
import { findSubjects } from '../../platform/subjects/find-subjects.ts'
import { addEvidenceUse, countAllEvidence, insertEvidence } from '../../work/evidence/evidence-store.ts'
import { recordHistory } from '../../work/history/history-store.ts'
import { faultsOf, type Importer } from './importer.ts'
import { subjectOfAddress } from './subject-of-address.ts'

const Row = z.object({
  ...EvidenceWords,
  usedFor: z.string(),
  record: z.string().default(''),
  address: workLine('Address', EVIDENCE_ADDRESS_AT_MOST).default(''),
})

interface EvidenceInput extends Pick<z.output<typeof Row>, 'title' | 'note' | 'validOn' | 'address'> {
  usedFor: SubjectRef
  target: SubjectRef | null
}

const nameOf = ({ kind, id }: SubjectRef) => `${kind} ${id}`
const NO_RECORD = 'This is not the address of a record that you may see. Copy it from the page of the record.'

/** An index of evidence: each row is used for one record, and lies at an address or is itself a record. */
export const evidence: Importer<EvidenceInput> = {
  async rowReader(tx, reader, { rows }) {
    const named = rows.flatMap(({ cells }) => cells.map(subjectOfAddress).filter((one) => one !== undefined))
    const seen = new Set((await findSubjects(tx, reader, named)).map(nameOf))
    const counts = new Map(await countAllEvidence(tx, reader.institutionId))
    const find = (text: string) => {
      const subject = subjectOfAddress(text)
      return subject && seen.has(nameOf(subject)) ? subject : undefined
    }
    return (fields) => {
      const read = Row.safeParse(fields)
      if (!read.success) return { faults: faultsOf(read.error) }
      const { usedFor, record, address, ...words } = read.data
      const subject = find(usedFor)
      if (!subject) return { faults: [{ field: 'usedFor', because: NO_RECORD }] }
      if ((record === '') === (address === ''))
        return {
          faults: [
            { field: 'address', because: 'Fill in one of address and record: where the evidence is.' },
          ],
        }
      const target = record === '' ? null : find(record)
      if (target === undefined) return { faults: [{ field: 'record', because: NO_RECORD }] }
      const count = (counts.get(nameOf(subject)) ?? 0) + 1
      if (count > EVIDENCE_AT_MOST)
        return {
          faults: [
            { field: 'usedFor', because: `A record has at most ${EVIDENCE_AT_MOST} pieces of evidence.` },
          ],
        }
      counts.set(nameOf(subject), count)
      return { input: { ...words, address, usedFor: subject, target } }
    }
  },

  async create(tx, institutionId, maker, { usedFor, ...piece }) {
    const id = await insertEvidence(tx, institutionId, maker, {
      ...piece,
      type: 'document',
      fileId: null,
      replacesId: null,
    })
    await addEvidenceUse(tx, institutionId, maker, id, usedFor)
    await recordHistory(tx, institutionId, maker, usedFor, {
      action: 'evidence_added',
      changes: [{ field: 'evidence', from: null, to: piece.title }],
    })
    return true
  },
}
