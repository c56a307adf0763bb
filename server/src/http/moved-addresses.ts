import { API_PREFIX, VERSIONED_PREFIX } from './api.ts'

/** Operations whose address was unclear beside that of another; the earlier address is still answered. */
const MOVED: readonly (readonly [earlier: string, present: string])[] = [
  ['/blog/manage', '/blog-management'],
  ['/blog/posts', '/blog-posts'],
  ['/blog/previews', '/blog-previews'],
  ['/loan-test-batches/template', '/loan-test-batch-templates'],
  ['/press/items', '/press-items'],
  ['/press/manage', '/press-management'],
  ['/press/previews', '/press-previews'],
  ['/tasks/templates', '/task-templates'],
  ['/team/review', '/team-review'],
]

/** Whether a program names the version that it was written for. */
export const isVersioned = (path: string): boolean => path.startsWith(`${VERSIONED_PREFIX}/`)

/** Of another version than this one, which never was an address without a version. */
export const isOfOtherVersion = (path: string): boolean =>
  !isVersioned(path) && /^\/api\/v\d+(\/|$)/.test(path)

/** The same path without its version, and with the present address of an operation in place of an earlier one. */
export function presentPath(asked: string): string {
  if (!asked.startsWith(API_PREFIX)) return asked
  const path = isVersioned(asked) ? API_PREFIX + asked.slice(VERSIONED_PREFIX.length) : asked
  for (const [earlier, present] of MOVED) {
    const end = API_PREFIX.length + earlier.length
    if (path.startsWith(earlier, API_PREFIX.length) && (path.length === end || path[end] === '/'))
      return API_PREFIX + present + path.slice(end)
  }
  return path
}
