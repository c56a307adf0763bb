import type { AreaTract } from '@plumbline/rules/fair-lending/market.ts'
import type { Look, TractDots } from './tract-dots.ts'

/** Kinds of dots, with the token of their color and the words of the legend. */
export const DOT_KINDS = [
  { id: 'outside', token: '--line-strong', words: 'Outside the lending area' },
  { id: 'unknown', token: '--control-line', words: 'No figure in the file' },
  { id: 'below', token: '--info', words: 'Minority share up to 50 percent' },
  { id: 'majority', token: '--brass-mark', words: 'More than 50 percent' },
  { id: 'high', token: '--danger', words: 'More than 80 percent' },
] as const
export type DotKind = (typeof DOT_KINDS)[number]['id']

export function dotKind({ minorityPercent }: Pick<AreaTract, 'minorityPercent'>): DotKind {
  if (minorityPercent === undefined) return 'unknown'
  return minorityPercent > 80 ? 'high' : minorityPercent > 50 ? 'majority' : 'below'
}

/** A color of the theme as four bytes in the order of pixels. */
export function pixelOf(token: string): number {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = 1
  const context = canvas.getContext('2d', { willReadFrequently: true })!
  const probe = document.createElement('span')
  probe.style.color = `var(${token})`
  document.body.append(probe)
  context.fillStyle = getComputedStyle(probe).color
  probe.remove()
  context.fillRect(0, 0, 1, 1)
  return new Uint32Array(context.getImageData(0, 0, 1, 1).data.buffer)[0]!
}

/** Tracts of the area on top; hollow where nobody applied with us. */
export function lookOf(
  { tracts }: TractDots,
  area: ReadonlyMap<string, AreaTract>,
  palette: Readonly<Record<DotKind, number>>,
): Look {
  const colors = new Uint32Array(tracts.length).fill(palette.outside)
  const hollow = new Uint8Array(tracts.length)
  const inside: number[] = []
  const order = new Uint32Array(tracts.length)
  let placed = 0
  tracts.forEach((number, at) => {
    const tract = area.get(number)
    if (!tract) {
      order[placed++] = at
      return
    }
    inside.push(at)
    colors[at] = palette[dotKind(tract)]
    hollow[at] = tract.own === 0 ? 1 : 0
  })
  order.set(inside, placed)
  return { colors, hollow, order }
}
