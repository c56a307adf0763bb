import { sql } from 'drizzle-orm'
import { storeFile } from '../stored-file.ts'
import type { TestClient, TestServer } from '../test-server.ts'
import type { PreparedInputs } from './prepared-inputs.ts'

const COMPLAINT = {
  title: 'Payment not credited',
  kind: 'other',
  channel: 'phone',
  receivedOn: '2026-01-05',
  answeredOn: '2026-01-12',
} as const

export function complaintInputs({ db }: TestServer, api: TestClient): PreparedInputs {
  const complaint = () => api.complaints.create(COMPLAINT)
  const current = async () => {
    const { id, version } = await complaint()
    return { id, version }
  }
  const ofComplaint = async () => ({ id: (await complaint()).id })
  return {
    'complaints.create': async () => COMPLAINT,
    'complaints.find': ofComplaint,
    'complaints.update': async () => ({ ...COMPLAINT, ...(await current()) }),
    'complaints.decideFlag': async () => ({ ...(await current()), flag: 'udaap', decision: 'dismissed' }),
    'complaints.showAccountNumber': ofComplaint,
    'complaints.responseLetter': ofComplaint,
    'complaints.close': async () => {
      const { id, version } = await current()
      await api.evidence.add({
        ...{ kind: 'complaint', id, type: 'board_minutes', title: 'Minutes', validOn: '2026-01-12' },
        fileId: await storeFile(api, 'minutes.txt', `Minutes on the complaint ${id}.`),
      })
      return { id, version, reason: 'One manager' }
    },
    'complaints.reopen': async () => {
      const { id, version } = await current()
      await db.execute(sql`update complaints set closed_at = now() where id = ${id}`)
      return { id, version, reason: 'The member wrote again.' }
    },
  }
}
