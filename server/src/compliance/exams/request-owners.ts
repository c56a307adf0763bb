import type { RequestList } from '@plumbline/contract/compliance/exam-items.ts'
import type { Exam } from '@plumbline/contract/compliance/exams.ts'

type Person = Exam['people'][number]

const NAME_AT_MOST = 200

/**
 * The people of the exam whom the list names as owners: "Dana Lee", "Lee, Dana", or a first name that one of them
 * has. A table without headings has the name in a cell of its own.
 */
export function withOwners(list: RequestList, people: readonly Person[]): RequestList {
  const byName = new Map<string, Person>()
  const firstNames = Map.groupBy(people, ({ name }) => plain(name).split(' ')[0] ?? '')
  for (const [firstName, [person, another]] of firstNames)
    if (person && !another) byName.set(firstName, person)
  for (const person of people) byName.set(plain(person.name), person)
  const fullNames = new Set(people.map(({ name }) => plain(name)))
  const find = (written: string) => byName.get(plain(written))
  return {
    ...list,
    items: list.items.map((item) => {
      if (item.ownerName !== '') return { ...item, ownerId: find(item.ownerName)?.userId ?? null }
      const lines = item.request.split('\n')
      const at = lines.findIndex(
        (line, place) => place > 0 && line.length <= NAME_AT_MOST && fullNames.has(plain(line)),
      )
      if (at < 0) return item
      return {
        ...item,
        request: lines.toSpliced(at, 1).join('\n'),
        ownerName: lines[at]!,
        ownerId: find(lines[at]!)?.userId ?? null,
      }
    }),
  }
}

const plain = (name: string) =>
  name
    .replace(/^([^,]+),\s*(.+)$/, '$2 $1')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase()
