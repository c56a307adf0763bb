import { startTestServer, type TestClient } from './test-server.ts'

/** What an exam is about, which nothing may say to those who are not named on it. */
export const EXAM_SECRET = 'Zanzibar redlining inquiry'

/** A bank whose manager holds exams, and a colleague who is not named on them. */
export async function startExamBank() {
  const server = await startTestServer()
  const bank = await server.newInstitution()
  const manager = await bank.signedIn({ role: 'manager', fullName: 'Mia Manager' })
  const colleague = await bank.addMember({ role: 'manager', fullName: 'Otto Other' })
  const other = server.clientOf(await server.tokenOf(colleague))

  async function startExam(client: TestClient = manager) {
    const exam = await client.exams.create({
      ...{ agency: EXAM_SECRET, kind: 'compliance', periodFrom: '2026-01-01' },
    })
    const [item] = await client.examItems.add({
      id: exam.id,
      items: [{ number: '1a', request: `${EXAM_SECRET} minutes` }],
    })
    return { exam, at: { examId: exam.id, id: item!.id } }
  }

  async function deliverNote(at: { examId: string; id: string }, text = 'See the minutes.') {
    await manager.examItems.addAnswer({ ...at, kind: 'note', text })
    return manager.examItems.deliver({ ...at, to: 'Agency', isConfirmed: true })
  }

  return { server, bank, manager, other, otherId: colleague.userId, startExam, deliverNote }
}
