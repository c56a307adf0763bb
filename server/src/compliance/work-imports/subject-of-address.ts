import type { SubjectKind, SubjectRef } from '@plumbline/contract/compliance/subjects.ts'

/** The pages of records, the more particular first. */
const PAGES: readonly [path: RegExp, parameter: string | null, kind: SubjectKind][] = [
  [/^\/tasks$/, 'task', 'task'],
  [/^\/tasks\/findings$/, 'finding', 'finding'],
  [/^\/tasks\/complaints$/, 'complaint', 'complaint'],
  [/^\/vendors$/, 'vendor', 'vendor'],
  [/^\/risks$/, 'risk', 'risk'],
  [/^\/risks\/controls$/, 'control', 'control'],
  [/^\/incidents$/, 'incident', 'incident'],
  [/^\/meetings$/, 'meeting', 'meeting'],
  [/^\/product-reviews$/, 'review', 'product_review'],
  [/^\/marketing-reviews$/, 'piece', 'marketing_review'],
  [/^\/tasks\/trainings$/, 'training', 'training'],
  [/^\/tasks\/monitoring$/, 'test', 'monitoring_test'],
  [/^\/examinations\/[^/]+$/, 'item', 'exam_item'],
  [/^\/examinations\/([^/]+)$/, null, 'exam'],
  [/^\/policies\/([^/]+)(?:\/.*)?$/, null, 'policy'],
  [/^\/loan-tests\/batches\/([^/]+)$/, null, 'loan_batch'],
  [/^\/loan-tests\/loans$/, 'run', 'loan_run'],
]
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Which record the address of a page names, with or without the host. */
export function subjectOfAddress(text: string): SubjectRef | undefined {
  if (!/^(https?:\/\/|\/)/.test(text) || !URL.canParse(text, 'https://here.invalid')) return undefined
  const { pathname, searchParams } = new URL(text, 'https://here.invalid')
  for (const [path, parameter, kind] of PAGES) {
    const match = path.exec(pathname)
    const id = match && (parameter === null ? match[1] : searchParams.get(parameter))
    if (id && ID.test(id)) return { kind, id: id.toLowerCase() }
  }
  return undefined
}
