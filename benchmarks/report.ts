import { writeFileSync } from 'node:fs'

export interface Row {
  part: string
  item: string
  engine: string
  unit: string
  ours: number
  yardstick: number
  ratio: number
  /** Our 99th percentile divided by the yardstick's, where responses were timed one by one. */
  p99Ratio?: number
  /** Why the run fails, where this row is no mere figure. */
  failure?: string | undefined
}

export function printTable(rows: readonly Row[]): void {
  const texts = rows.map((row) => [
    row.part,
    row.item,
    row.engine,
    `${plain(row.ours)} ${row.unit}`,
    plain(row.yardstick),
    row.ratio.toFixed(2),
    row.p99Ratio?.toFixed(2) ?? '',
  ])
  const heads = ['part', 'item', 'engine', 'ours', 'yardstick', 'ratio', 'p99 ratio']
  const widths = heads.map((head, column) =>
    Math.max(head.length, ...texts.map((text) => text[column]!.length)),
  )
  for (const line of [heads, ...texts])
    console.log(line.map((text, column) => text.padEnd(widths[column]!)).join('  '))
}

export function writeJson(path: string, rows: readonly Row[]): void {
  writeFileSync(path, `${JSON.stringify(rows, null, 2)}\n`)
}

function plain(value: number): string {
  return value >= 100 ? Math.round(value).toLocaleString('en-US') : value.toFixed(1)
}
