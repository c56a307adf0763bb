import type { ReferenceChanges, ReferenceDataset } from '@plumbline/contract/lending/reference-data.ts'
import type { Db } from '@plumbline/database/db.ts'
import { type AporTable, aporCoverage, aporFileText } from '@plumbline/rules/apor/apor-table.ts'
import { formatDay } from '@plumbline/rules/dates/calendar-day.ts'
import type { ThresholdRegister } from '@plumbline/rules/thresholds/threshold-register.ts'
import { type AuditEntry, recordAudit } from '../../platform/audit-log/audit-log.ts'
import { administrators, everyone, members } from '../../platform/procedures.ts'
import { loanTestData } from '../loan-tests/loan-test-data-store.ts'
import { censusTractsText } from './census-tract-store.ts'
import { ReferenceFileError, readReferenceFile } from './reference-file.ts'
import { addReferenceRows, referenceImports } from './reference-store.ts'

const { referenceData } = administrators

const list = referenceData.list.handler(async ({ context: { db } }) => {
  const { thresholds, apor } = await loanTestData(db)
  const imports = await referenceImports(db)
  const held = [
    { dataset: 'apor_fixed' as const, ...weeksOf(apor.fixed) },
    { dataset: 'apor_variable' as const, ...weeksOf(apor.variable) },
    { dataset: 'thresholds' as const, ...figuresOf(thresholds) },
  ]
  return held.map((table) => {
    const own = imports.find(({ dataset }) => dataset === table.dataset)
    return { ...table, imported: own?.rows ?? 0, lastImport: own?.lastImport ?? null }
  })
})

function weeksOf(table: AporTable) {
  const { first, last, weeks, missing } = aporCoverage(table)!
  return { rows: weeks, first: formatDay(first), last: formatDay(last), missing: missing.map(formatDay) }
}

/** The last day on which every yearly figure is known: the earliest of the last ends. */
function figuresOf(register: ThresholdRegister) {
  const rows = [...register.values()].flat()
  const ends = [...register.values()].map((ofKey) => ofKey.at(-1)!.to ?? '9999-12-31')
  return {
    rows: rows.length,
    first: rows.map(({ from }) => from).sort()[0]!,
    last: ends.sort()[0]!,
    missing: [],
  }
}

const preview = referenceData.preview.handler(async ({ input: { text }, context: { db }, errors }) => {
  try {
    return readReferenceFile(text, await loanTestData(db)).changes
  } catch (error) {
    if (error instanceof ReferenceFileError) throw errors.UNREADABLE_FILE({ message: error.message })
    throw error
  }
})

const importFile = referenceData.import.handler(
  async ({ input: { text }, context: { db, member, clientAddress }, errors }) => {
    try {
      return await importReferenceFile(db, text, { actorId: member.userId, ip: clientAddress })
    } catch (error) {
      if (error instanceof ReferenceFileError) throw errors.UNREADABLE_FILE({ message: error.message })
      throw error
    }
  },
)

/** Keeps what is new in a file, with an entry in the log. The command line does it without a person. */
export async function importReferenceFile(
  db: Db,
  text: string,
  by: Pick<AuditEntry, 'actorId' | 'ip'>,
): Promise<ReferenceChanges> {
  const { changes, rows } = readReferenceFile(text, await loanTestData(db))
  if (rows.length === 0) return changes
  await db.transaction(async (tx) => {
    await addReferenceRows(tx, rows)
    await recordAudit(tx, {
      action: 'reference_data.import',
      ...by,
      subjectId: null,
      detail: {
        dataset: changes.dataset satisfies ReferenceDataset,
        added: changes.added.length,
        changed: changes.changed.length,
      },
    })
  })
  return changes
}

export const referenceDataHandlers = {
  list,
  preview,
  import: importFile,
  aporTable: everyone.referenceData.aporTable.handler(async ({ input: { table }, context: { db } }) => ({
    text: aporFileText(table, (await loanTestData(db)).apor[table]),
  })),
  thresholds: everyone.referenceData.thresholds.handler(async ({ input: { keys }, context: { db } }) => {
    const { thresholds } = await loanTestData(db)
    const rows = [...thresholds.values()].flat()
    return { rows: keys ? rows.filter(({ key }) => keys.includes(key)) : rows }
  }),
  censusTracts: members.referenceData.censusTracts.handler(async ({ context: { db } }) => ({
    text: await censusTractsText(db),
  })),
}
