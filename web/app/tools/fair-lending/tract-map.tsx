import type { AreaTract } from '@plumbline/rules/fair-lending/market.ts'
import { type KeyboardEvent, type PointerEvent, useEffect, useMemo, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { DOT_KINDS, type DotKind, lookOf, pixelOf } from './map-look.ts'
import { tractSentence } from './market-words.ts'
import { dotAt, paintDots, type TractDots, type View, viewOf } from './tract-dots.ts'

const HEIGHT = 440
const REACH = 12
const STEP = 24
const CLOSER = 1.6
/** A press that moves less than this is a click. */
const CLICK = 4

interface Palette {
  colors: Record<DotKind, number>
  background: number
}

const paletteOf = (): Palette => ({
  colors: Object.fromEntries(DOT_KINDS.map(({ id, token }) => [id, pixelOf(token)])) as Record<
    DotKind,
    number
  >,
  background: pixelOf('--surface'),
})

/** The colors of the theme, read again when it changes. */
function usePalette(): Palette {
  const [palette, setPalette] = useState(paletteOf)
  useEffect(() => {
    const change = () => setPalette(paletteOf())
    const system = matchMedia('(prefers-color-scheme: dark)')
    system.addEventListener('change', change)
    const theme = new MutationObserver(change)
    theme.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] })
    return () => {
      system.removeEventListener('change', change)
      theme.disconnect()
    }
  }, [])
  return palette
}

/** Tracts as dots, drawn in this browser. The table beside it says the same. */
export function TractMap({
  dots,
  tracts,
  onTract,
}: {
  dots: TractDots
  tracts: readonly AreaTract[]
  onTract: (tract: string) => void
}) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const image = useRef<ImageData>(undefined)
  const palette = usePalette()
  const area = useMemo(() => new Map(tracts.map((tract) => [tract.tract, tract])), [tracts])
  const look = useMemo(() => lookOf(dots, area, palette.colors), [dots, area, palette])
  const [width, setWidth] = useState(0)
  const [view, setView] = useState<View>()
  const [pointed, setPointed] = useState<string>()
  const [isByKey, setByKey] = useState(false)
  const press = useRef<{ x: number; y: number; view: View; moved: boolean }>(undefined)
  const picture = { width, height: HEIGHT }
  const fitted = () => viewOf(dots, placesOf(dots, area), picture)
  const shown = view ?? fitted()

  useEffect(() => {
    const watcher = new ResizeObserver(([entry]) => setWidth(Math.floor(entry!.contentRect.width)))
    watcher.observe(canvas.current!)
    return () => watcher.disconnect()
  }, [])

  useEffect(() => {
    if (width === 0) return
    const frame = requestAnimationFrame(() => {
      const ratio = devicePixelRatio
      const surface = canvas.current!
      const [across, down] = [Math.round(width * ratio), Math.round(HEIGHT * ratio)]
      const context = surface.getContext('2d')!
      if (!image.current || surface.width !== across || surface.height !== down) {
        surface.width = across
        surface.height = down
        image.current = context.createImageData(across, down)
      }
      const pixels = new Uint32Array(image.current.data.buffer)
      paintDots(pixels, across, down, palette.background, dots, look, shown, ratio)
      context.putImageData(image.current, 0, 0)
    })
    return () => cancelAnimationFrame(frame)
  })

  const zoom = (factor: number) => setView({ ...shown, scale: shown.scale * factor })
  const pan = (x: number, y: number) =>
    setView({ ...shown, x: shown.x + x / shown.scale, y: shown.y + y / shown.scale })

  const at = (event: PointerEvent) => {
    const { left, top } = canvas.current!.getBoundingClientRect()
    return { x: event.clientX - left, y: event.clientY - top }
  }
  const tractAt = (point: { x: number; y: number }) => {
    const place = dotAt(dots, shown, picture, point, REACH)
    return place === undefined ? undefined : dots.tracts[place]
  }

  function move(event: PointerEvent) {
    const point = at(event)
    const start = press.current
    setByKey(false)
    if (!start) return setPointed(tractAt(point))
    const [x, y] = [point.x - start.x, point.y - start.y]
    start.moved ||= Math.hypot(x, y) > CLICK
    if (start.moved)
      setView({ ...start.view, x: start.view.x - x / shown.scale, y: start.view.y - y / shown.scale })
  }

  function release(event: PointerEvent) {
    const tract = press.current && !press.current.moved ? tractAt(at(event)) : undefined
    press.current = undefined
    if (tract) onTract(tract)
  }

  function begin(event: PointerEvent) {
    canvas.current!.setPointerCapture(event.pointerId)
    press.current = { ...at(event), view: shown, moved: false }
  }

  /** The middle of the picture is where the keyboard points. */
  const middle = { x: width / 2, y: HEIGHT / 2 }

  function panByKey(x: number, y: number) {
    pan(x, y)
    setByKey(true)
    setPointed(tractAt({ x: middle.x + x, y: middle.y + y }))
  }

  function switchMiddle() {
    const tract = tractAt(middle)
    setByKey(true)
    setPointed(tract)
    if (tract) onTract(tract)
  }

  function key(event: KeyboardEvent) {
    const moves: Record<string, () => void> = {
      ArrowLeft: () => panByKey(-STEP, 0),
      ArrowRight: () => panByKey(STEP, 0),
      ArrowUp: () => panByKey(0, -STEP),
      ArrowDown: () => panByKey(0, STEP),
      Enter: switchMiddle,
      ' ': switchMiddle,
      '+': () => zoom(CLOSER),
      '=': () => zoom(CLOSER),
      '-': () => zoom(1 / CLOSER),
      '0': () => setView(undefined),
    }
    if (!moves[event.key] || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    moves[event.key]!()
  }

  return (
    <figure className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap gap-2">
        <Button look="quiet" size="small" onClick={() => zoom(CLOSER)}>
          Closer
        </Button>
        <Button look="quiet" size="small" onClick={() => zoom(1 / CLOSER)}>
          Farther
        </Button>
        <Button look="quiet" size="small" onClick={() => setView(undefined)}>
          Whole area
        </Button>
      </div>
      <div className="relative">
        <canvas
          ref={canvas}
          role="img"
          aria-label={`Map of ${tracts.length} tracts of the lending area. The table below says the same. Arrow keys move it, plus and minus change its size, and Enter adds the tract in the middle to the lending area or takes it out.`}
          tabIndex={0}
          style={{ height: HEIGHT }}
          className="peer w-full cursor-crosshair touch-pan-y rounded-card border border-line bg-surface"
          onPointerDown={begin}
          onPointerMove={move}
          onPointerUp={release}
          onPointerCancel={() => {
            press.current = undefined
          }}
          onPointerLeave={() => setPointed(undefined)}
          onKeyDown={key}
        />
        <span
          aria-hidden
          className="pointer-events-none absolute inset-0 m-auto hidden size-6 rounded-full border-2 border-ink peer-focus-visible:block"
        />
      </div>
      <figcaption className="grid gap-2 text-sm">
        <p aria-live="polite" className="min-h-10 max-w-prose text-ink-soft">
          {pointed
            ? tractSentence(pointed, area.get(pointed))
            : isByKey
              ? 'No tract is in the middle of the map.'
              : 'Each dot is the middle of a census tract: outlines of counties are not among our data. A hollow dot had no application with us. A click adds a tract to the lending area or takes it out; with the keyboard, Enter does so for the tract in the middle, and the table below for any of the area.'}
        </p>
        <ul className="flex flex-wrap gap-x-5 gap-y-1">
          {DOT_KINDS.map(({ id, token, words }) => (
            <li key={id} className="inline-flex items-center gap-2">
              <span aria-hidden className="size-3 rounded-[2px]" style={{ background: `var(${token})` }} />
              {words}
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  )
}

function placesOf({ tracts }: TractDots, area: ReadonlyMap<string, AreaTract>): number[] {
  const places: number[] = []
  tracts.forEach((tract, at) => {
    if (area.has(tract)) places.push(at)
  })
  return places
}
