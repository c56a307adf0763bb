import type { MakeRow, TestInstitution } from '../../testing/isolation-rows/make-row.ts'
import type { NounTestCalls } from '../../testing/noun-test-calls.ts'
import { enterAsReader } from '../../testing/reader-visit.ts'

const make = async (owner: TestInstitution) => {
  const { userId } = await owner.addMember({ role: 'user' })
  const manager = await owner.signedIn({ role: 'manager' })
  return manager.trainings.create({ title: 'Theirs', dueOn: '2026-01-30', userIds: [userId] })
}
const assignmentOf: MakeRow = async (_server, owner) => ({ id: (await make(owner)).assignments[0]!.id })

export const TEST_CALLS: NounTestCalls = {
  rows: {
    trainings: async (_server, owner) => ({ id: (await make(owner)).id }),
    'trainings.complete': assignmentOf,
    'trainings.reopen': assignmentOf,
  },
  kinds: { training: 'trainings', training_assignment: 'trainings.complete' },
  isolationInputs: { 'trainings.update': { version: 1 } },

  prepared(server, api) {
    const fields = async () => ({
      ...{ title: 'Notices', dueOn: '2026-01-30', userIds: [(await api.members.me()).userId] },
    })
    const training = async () => api.trainings.create(await fields())
    const assignment = async () => ({ id: (await training()).assignments[0]!.id })
    const own = async () => ({ id: (await training()).id })
    return {
      'trainings.create': fields,
      'trainings.find': own,
      'trainings.remind': own,
      'trainings.remove': own,
      'trainings.update': async () => {
        const { id, version } = await training()
        return { ...(await fields()), id, version, title: 'Notices in time', dueOn: '2026-02-27' }
      },
      'trainings.complete': async () => ({ ...(await assignment()), completedOn: '2026-01-05' }),
      'trainings.reopen': async () => {
        const { id } = await assignment()
        await api.trainings.complete({ id, completedOn: '2026-01-05' })
        return { id }
      },
      'reading.complete': async () => {
        const email = `${crypto.randomUUID()}@reader.example`
        const { ids } = await api.readers.add({ list: `Ana Lopez, ${email}` })
        const { assignments } = await api.trainings.create({
          ...{ title: 'Notices', dueOn: '2100-01-01', readerIds: [ids[0]!] },
        })
        return { session: await enterAsReader(server, ids[0]!, email), assignmentId: assignments[0]!.id }
      },
    }
  },
}
