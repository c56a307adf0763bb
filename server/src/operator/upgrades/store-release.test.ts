import { join } from 'node:path'
import { writeBackup } from '@plumbline/database/backup/write-backup.ts'
import { expect, test } from 'vitest'
import { fillEveryTable, startServerForEveryTable, tablesWithoutRows } from '../../testing/every-table.ts'

const { RELEASE } = process.env

/** Not a test of its own: it writes what `upgrade.test.ts` opens with every later version. See CONTRIBUTING.md. */
test.runIf(RELEASE)(
  'a database of this release is stored',
  async () => {
    const server = await startServerForEveryTable()
    await fillEveryTable(server)
    await server.plumbline.auth.settled()
    expect(await tablesWithoutRows(server.db)).toEqual([])
    await writeBackup(server.db, join(import.meta.dirname, 'releases', `${RELEASE}.backup`))
    await server.close()
  },
  600_000,
)
