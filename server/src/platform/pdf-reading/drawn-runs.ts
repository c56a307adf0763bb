import type { PDFPageProxy } from 'unpdf/pdfjs'

/** Letters that the page draws from one place on, where that place is in the page's own coordinates. */
export interface Run {
  text: string
  x: number
  end: number
  y: number
}

type Operators = Awaited<ReturnType<PDFPageProxy['getOperatorList']>>
type Matrix = readonly [number, number, number, number, number, number]

const START: Matrix = [1, 0, 0, 1, 0, 0]

interface Drawing {
  page: Matrix
  size: number
  spacing: number
}

/** The library runs words together that stand close to each other; here each stands where the file puts it. */
export function drawnRuns({ fnArray, argsArray }: Operators, ops: Readonly<Record<string, number>>): Run[] {
  const runs: Run[] = []
  const saved: Drawing[] = []
  let now: Drawing = { page: START, size: 0, spacing: 0 }
  let line = START
  let leading = 0
  let open: Run | undefined
  const moveTo = (next: Matrix) => {
    line = next
    open = undefined
  }
  const moveBy = (x: number, y: number) => moveTo(times(line, [1, 0, 0, 1, x, y]))
  const save = () => saved.push(now)
  const restore = () => {
    now = saved.pop() ?? now
  }
  const transform = (by: Matrix) => {
    now = { ...now, page: times(now.page, by) }
  }
  const acts: Record<number, (args: unknown[]) => void> = {
    [ops.save!]: save,
    [ops.restore!]: restore,
    [ops.transform!]: (args) => transform(args as unknown as Matrix),
    [ops.paintFormXObjectBegin!]: ([matrix]) => {
      save()
      if (matrix) transform(asMatrix(matrix as ArrayLike<number>))
    },
    [ops.paintFormXObjectEnd!]: restore,
    [ops.beginText!]: () => moveTo(START),
    [ops.setTextMatrix!]: ([matrix]) => moveTo(asMatrix(matrix as ArrayLike<number>)),
    [ops.moveText!]: ([x, y]) => moveBy(x as number, y as number),
    [ops.setLeading!]: ([by]) => {
      leading = by as number
    },
    [ops.setLeadingMoveText!]: ([x, y]) => {
      leading = -(y as number)
      moveBy(x as number, y as number)
    },
    [ops.nextLine!]: () => moveBy(0, -leading),
    [ops.setCharSpacing!]: ([by]) => {
      now = { ...now, spacing: by as number }
    },
    [ops.setFont!]: ([, by]) => {
      now = { ...now, size: by as number }
    },
    [ops.showText!]: ([glyphs]) => {
      const at = times(now.page, line)
      open ??= runs[runs.push({ text: '', x: at[4], end: at[4], y: at[5] }) - 1]!
      add(open, glyphs as Shown[], now, Math.hypot(at[0], at[1]))
    },
  }
  for (const [index, operator] of fnArray.entries())
    acts[operator]?.((argsArray[index] as unknown[] | null) ?? [])
  return runs
}

/** A letter, or how far the next one is moved back. */
type Shown = number | { unicode: string; width: number } | null

function add(run: Run, shown: readonly Shown[], { size, spacing }: Drawing, scale: number): void {
  for (const one of shown) {
    if (one === null) continue
    const width = typeof one === 'number' ? (-one * size) / 1_000 : (one.width * size) / 1_000 + spacing
    run.end += width * scale
    if (typeof one !== 'number') run.text += one.unicode
  }
}

const times = (a: Matrix, b: Matrix): Matrix => [
  a[0] * b[0] + a[2] * b[1],
  a[1] * b[0] + a[3] * b[1],
  a[0] * b[2] + a[2] * b[3],
  a[1] * b[2] + a[3] * b[3],
  a[0] * b[4] + a[2] * b[5] + a[4],
  a[1] * b[4] + a[3] * b[5] + a[5],
]

const asMatrix = (given: ArrayLike<number>): Matrix => [
  given[0]!,
  given[1]!,
  given[2]!,
  given[3]!,
  given[4]!,
  given[5]!,
]

const bare = (text: string) => text.normalize('NFKC').replaceAll(/\s/g, '')

/** More of them on one line are no words of a table. */
const IN_LINE_AT_MOST = 400

/** Finds the runs of which words consist. */
export function runsByPlace(runs: readonly Run[]) {
  const lines = Map.groupBy(
    runs.filter(({ text }) => text.trim() !== ''),
    ({ y }) => Math.round(y),
  )
  /** None where the runs are other letters than the words. */
  return (words: { text: string; x: number; y: number; width: number }): Run[] => {
    const row = Math.round(words.y)
    const near = [row - 1, row, row + 1].flatMap((y) => lines.get(y) ?? [])
    if (near.length > IN_LINE_AT_MOST) return []
    const end = words.x + words.width
    const within = near
      .filter(({ x, y }) => Math.abs(y - words.y) < 1 && x > words.x - 1 && x < end)
      .toSorted((a, b) => a.x - b.x)
    if (within.length < 2 || bare(within.map(({ text }) => text).join('')) !== bare(words.text)) return []
    return within.map((run, index) => trimmed(run, within[index + 1]?.x ?? end))
  }
}

/** Without the spaces at its end, which have no fixed width in what is drawn. */
function trimmed(run: Run, before: number): Run {
  const text = run.text.trimEnd()
  const spaces = run.text.length - text.length
  const end = Math.min(run.end, before)
  return { ...run, text, end: end - (spaces * (end - run.x)) / (2 * run.text.length) }
}
