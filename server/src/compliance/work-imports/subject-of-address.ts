import type { SubjectKind, SubjectRef } from '@plumbline/contract/compliance/subjects.ts'
import { pagesOfSubjects } from '../../platform/subjects/find-subjects.ts'

/** Pages that show a part, or whose address is more than a page and an id. */
const PARTS: readonly [path: RegExp, parameter: string | null, kind: SubjectKind][] = [
  [/^\/examinations\/[^/]+$/, 'item', 'exam_item'],
  [/^\/examinations\/([^/]+)$/, null, 'exam'],
]
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Which record the address of a page names, with or without the host. */
export function subjectOfAddress(text: string): SubjectRef | undefined {
  if (!/^(https?:\/\/|\/)/.test(text) || !URL.canParse(text, 'https://here.invalid')) return undefined
  const { pathname, searchParams } = new URL(text, 'https://here.invalid')
  for (const [path, parameter, kind] of PARTS) {
    const match = path.exec(pathname)
    const id = match && (parameter === null ? match[1] : searchParams.get(parameter))
    if (id && ID.test(id)) return { kind, id: id.toLowerCase() }
  }
  for (const [kind, page] of pagesOfSubjects()) {
    const [path, parameter] = page.split('?') as [string, string?]
    const id = parameter
      ? pathname === path && searchParams.get(parameter.replace('=', ''))
      : pathname.startsWith(path) && pathname.slice(path.length).split('/')[0]
    if (id && ID.test(id)) return { kind, id: id.toLowerCase() }
  }
  return undefined
}
