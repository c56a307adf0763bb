import type { MakeRow, TestInstitution } from './make-row.ts'

/** Of an examiner with a seat on each delivered exam of the institution. */
export const seatedAddress = ({ id }: TestInstitution) => `seated-${id}@agency.example`

interface DeliveredExam {
  exam: string
  item: string
  answer: string
  delivery: string
  binder: string
  seat: string
}

async function makeDelivered(owner: TestInstitution): Promise<DeliveredExam> {
  const manager = await owner.signedIn({ role: 'manager' })
  const { id } = await manager.exams.create({ agency: 'Theirs', kind: 'compliance' })
  const [item] = await manager.examItems.add({ id, items: [{ number: '1', request: 'Theirs' }] })
  const at = { examId: id, id: item!.id }
  const { answers } = await manager.examItems.addAnswer({ ...at, kind: 'note', text: 'Theirs' })
  const { deliveries } = await manager.examItems.deliver({ ...at, to: 'Theirs' })
  const { id: binder } = await manager.examBinders.make({ id })
  const lastDay = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
  const seat = await manager.examSeats.invite({
    id,
    email: seatedAddress(owner),
    name: 'Examiner',
    lastDay,
    mayDownload: true,
  })
  return {
    exam: id,
    item: item!.id,
    answer: answers[0]!.id,
    delivery: deliveries[0]!.id,
    binder,
    seat: seat.id,
  }
}

/** A path names an exam alone by `id`, or by `examId` beside the `id` of a part of it. */
const exam: MakeRow = async (_server, owner) => ({ id: (await makeDelivered(owner)).exam })

const partOfExam =
  (part: keyof DeliveredExam): MakeRow =>
  async (_server, owner) => {
    const made = await makeDelivered(owner)
    return { examId: made.exam, id: made[part], itemId: made.item }
  }

/** Exams with one delivered item, and what is theirs. */
export const EXAM_ROWS: Readonly<Record<string, MakeRow>> = {
  async exams(_server, owner) {
    const manager = await owner.signedIn({ role: 'manager' })
    const { id } = await manager.exams.create({ agency: 'Theirs', kind: 'compliance', template: 'ncua' })
    return { id }
  },
  examItems: partOfExam('item'),
  async 'examItems.update'(server, owner) {
    const { userId } = await (await owner.signedIn({ role: 'manager' })).members.me()
    return { ...(await partOfExam('item')(server, owner)), ownerId: userId }
  },
  'examItems.list': exam,
  'examItems.readText': exam,
  'examItems.readFile': exam,
  async 'examItems.add'(server, owner) {
    const { userId } = await (await owner.signedIn({ role: 'manager' })).members.me()
    return { ...(await exam(server, owner)), 'items[].ownerId': userId }
  },
  async 'examItems.assign'(_server, owner) {
    const made = await makeDelivered(owner)
    const { userId } = await (await owner.signedIn({ role: 'manager' })).members.me()
    return { id: made.exam, 'itemIds[]': made.item, ownerId: userId }
  },
  'examItems.removeAnswer': partOfExam('answer'),
  'examItems.openDelivery': partOfExam('delivery'),
  examBinders: exam,
  'examBinders.open': partOfExam('binder'),
  examSeats: exam,
  'examSeats.end': partOfExam('seat'),
  examiner: partOfExam('item'),
  'examiner.items': exam,
  'examiner.openBinder': exam,
  'examiner.open': partOfExam('delivery'),
}
