export interface Difference {
  /** `Planned consummation, allowed`. */
  path: string
  before: string
  now: string
}

/** Where two results differ, leaf by leaf. */
export function differencesBetween(before: unknown, now: unknown): Difference[] {
  const old = leaves(before)
  const fresh = leaves(now)
  return [...new Set([...old.keys(), ...fresh.keys()])]
    .filter((path) => old.get(path) !== fresh.get(path))
    .map((path) => ({
      path: inWords(path),
      before: old.get(path) ?? 'none',
      now: fresh.get(path) ?? 'none',
    }))
}

/** Every leaf of a result as words and value, in its order. */
export function leavesOf(value: unknown): [path: string, text: string][] {
  return [...leaves(value)].map(([path, text]) => [inWords(path), text])
}

function leaves(value: unknown, path = '', found = new Map<string, string>()): Map<string, string> {
  if (typeof value === 'object' && value !== null)
    for (const [name, child] of Object.entries(value)) leaves(child, path ? `${path}.${name}` : name, found)
  else found.set(path, value === null ? 'not determined' : String(value))
  return found
}

/** `plannedConsummation.allowed` is "Planned consummation, allowed"; rows count from one. */
export function inWords(path: string): string {
  const words = path
    .split('.')
    .map((part) => (/^\d+$/.test(part) ? String(Number(part) + 1) : part))
    .map((part) =>
      part
        .replaceAll('_', ' ')
        .replace(/([a-z])([A-Z])/g, (_, end, start) => `${end} ${start.toLowerCase()}`),
    )
    .join(', ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
