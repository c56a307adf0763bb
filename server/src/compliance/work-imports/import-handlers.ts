import type { ExportKind, ImportKind } from '@plumbline/contract/compliance/work-imports.ts'
import type { AuditAction } from '@plumbline/contract/tenancy/audit-action.ts'
import type { Db } from '@plumbline/database/db.ts'
import { UnreadableFile } from '@plumbline/rules/workbooks/unreadable-file.ts'
import { csvFile } from '../../platform/csv/csv-file.ts'
import { headCells, textCell, writeWorkbookInThread } from '../../platform/documents/xlsx-workbook.ts'
import { managers } from '../../platform/procedures.ts'
import { sandboxed } from '../../platform/sandbox/sandbox.ts'
import type { Reader } from '../../platform/subjects/subject-source.ts'
import { listActiveEmails } from '../../work/people/people-store.ts'
import { listActiveTopics } from '../topics/topic-store.ts'
import { exportedRows } from './exported-records.ts'
import { IMPORT_COLUMNS } from './import-columns.ts'
import type { ImportTable } from './import-table.ts'
import { IMPORT_READERS } from './importers.ts'

const ACTIONS: Readonly<Record<ImportKind, AuditAction>> = {
  tasks: 'task.import',
  findings: 'finding.import',
  complaints: 'complaint.import',
  vendors: 'vendor.import',
  risks: 'risk.import',
  controls: 'control.import',
  product_reviews: 'product_review.import',
  marketing_reviews: 'marketing_review.import',
  policies: 'policy.import',
  evidence: 'evidence.import',
  facts: 'institution.facts_imported',
}

const EXPORTS: Readonly<Record<ExportKind, AuditAction>> = {
  vendors: 'vendor.export',
  risks: 'risk.export',
  controls: 'control.export',
  product_reviews: 'product_review.export',
  marketing_reviews: 'marketing_review.export',
}
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

export const importHandlers = {
  template: managers.workImports.template.handler(({ input: { kind } }) =>
    csvFile(`${kind}-template.csv`, [
      IMPORT_COLUMNS[kind].map(({ name }) => name),
      IMPORT_COLUMNS[kind].map(({ example }) => example),
    ]),
  ),

  records: managers.workImports.records.handler(async ({ input: { kind }, context, errors }) => {
    const rows = await context.inInstitution(async (tx) => {
      const exported = await exportedRows(tx, context.member, kind)
      if (!exported) throw errors.TOO_MANY_RECORDS()
      await context.recordAct(tx, {
        action: EXPORTS[kind],
        subjectId: null,
        detail: { rows: exported.length },
      })
      return exported
    })
    const columns = IMPORT_COLUMNS[kind]
    const bytes = await writeWorkbookInThread([
      {
        name: kind.replace('_', ' '),
        widths: columns.map((column) => (column.kind === 'text' ? 40 : 16)),
        rows: [
          headCells(...columns.map(({ name }) => name)),
          ...rows.map((cells) => cells.map((cell) => textCell(cell))),
        ],
      },
    ])
    return new File([new Uint8Array(bytes)], `${kind.replace('_', '-')}.xlsx`, { type: XLSX })
  }),

  check: managers.workImports.check.handler(async ({ input: { kind, file }, context, errors }) => {
    const table = await readTable(context.institutionId, file, errors)
    return context.inInstitution(async (tx) => (await readFor(tx, context.member, kind, table)).preview)
  }),

  apply: managers.workImports.apply.handler(async ({ input, context, errors }) => {
    const { kind, file, fingerprint } = input
    const table = await readTable(context.institutionId, file, errors)
    return context.inInstitution(async (tx) => {
      const { institutionId, member } = context
      const { preview, count, create } = await readFor(tx, member, kind, table)
      if (preview.fingerprint !== fingerprint || !(await create(member))) throw errors.CHANGED_SINCE_PREVIEW()
      await context.recordAct(tx, {
        action: ACTIONS[kind],
        subjectId: institutionId,
        detail: { count },
      })
      return { created: count }
    })
  }),
}

async function readFor(tx: Db, reader: Reader, kind: ImportKind, table: ImportTable) {
  const idOf = new Map(
    (await listActiveEmails(tx, reader.institutionId)).map(({ email, userId }) => [
      email.toLowerCase(),
      userId,
    ]),
  )
  const topics = await listActiveTopics(tx, reader.institutionId)
  return IMPORT_READERS[kind](tx, reader, table, { idOf, topics })
}

const readImportTable = sandboxed<typeof import('./import-table.ts').readImportTable>('work-import')

async function readTable(
  institutionId: string,
  file: Blob,
  errors: { UNREADABLE_FILE: (refusal: { message: string }) => Error },
): Promise<ImportTable> {
  try {
    return await readImportTable(institutionId, await file.bytes())
  } catch (error) {
    if (error instanceof UnreadableFile) throw errors.UNREADABLE_FILE({ message: error.message })
    throw error
  }
}
