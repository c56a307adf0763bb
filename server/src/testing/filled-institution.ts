import { sql } from 'drizzle-orm'
import { SAMPLE_PARTS } from '../nouns.ts'
import type { SampleContext } from '../platform/session/sample-part.ts'
import { storeFile } from './stored-file.ts'
import type { TestServer } from './test-server.ts'

/** An institution with all sample parts, a file as evidence, and an examination with a delivery. */
export async function filledInstitution(server: TestServer, name: string, secret: string) {
  const institution = await server.newInstitution({ name })
  const person = async (role: 'manager' | 'user', fullName: string, worksOnHmda = false) => ({
    fullName,
    role,
    ...(await institution.addMember({ role, fullName, worksOnHmda })),
  })
  const manager = await person('manager', `${name} Manager`)
  const context: SampleContext = {
    institutionId: institution.id,
    manager,
    officer: await person('user', `${name} Officer`),
    analyst: await person('user', `${name} Analyst`, true),
    today: new Date().toISOString().slice(0, 10),
    auth: server.plumbline.auth,
    db: server.db,
    inInstitution: institution.inInstitution,
  }
  for (const part of SAMPLE_PARTS) await part.make(context)
  const client = server.clientOf(await server.tokenOf(manager))
  const task = await client.tasks.create({ title: `=${name}`, description: `"Quoted", ${name}\nsecond line` })
  const fileId = await storeFile(client, `${name} proof?.txt`, `The bytes of ${name}.\n`)
  await client.evidence.add({ kind: 'task', id: task.id, title: 'Proof', validOn: '2026-01-09', fileId })
  await server.db.execute(sql`
    insert into directory_groups (institution_id, name, external_id, member_ids, role)
    values (${institution.id}, 'Compliance managers', 'object-1', array[${manager.userId}]::uuid[], 'manager')`)
  const exam = await client.exams.create({ agency: secret, kind: 'compliance' })
  const [item] = await client.examItems.add({ id: exam.id, items: [{ number: '1', request: secret }] })
  const at = { examId: exam.id, id: item!.id }
  const examFileId = await storeFile(client, 'minutes.txt', secret)
  await client.evidence.add({
    kind: 'exam_item',
    id: item!.id,
    title: `${secret} minutes`,
    validOn: '2026-01-09',
    fileId: examFileId,
  })
  await client.examItems.addAnswer({ ...at, kind: 'note', text: secret })
  await client.comments.add({ kind: 'exam_item', id: item!.id, body: secret })
  await client.examItems.deliver({ ...at, to: secret, isConfirmed: true })
  return { ...institution, manager, client, exam, fileId, task }
}
