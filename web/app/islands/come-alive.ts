import { type ComponentType, createElement, type ReactNode, StrictMode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { letGoOfPress } from '../document/held-presses.ts'
import { idPrefixOf } from './island.tsx'
import { ISLANDS, type IslandName } from './islands.ts'
import { SCRIPTS_WANTED } from './scripts-wanted.ts'

/** What the parts may show that the page as it came does not. */
const allStyles = bringAllStyles()

const begun = new Set<HTMLElement>()

/** The first script of a public page: asks for the parts that the page has, and for nothing else. */
bringToLife()
addEventListener(SCRIPTS_WANTED, bringToLife)

function bringToLife() {
  for (const place of document.querySelectorAll<HTMLElement>('[data-island]')) {
    if (begun.has(place)) continue
    begun.add(place)
    comeAlive(place).catch(() => {
      // Asked for anew by the next press in it.
      begun.delete(place)
      letGoOfPress(place)
    })
  }
}

async function comeAlive(place: HTMLElement) {
  const name = place.dataset.island as IslandName
  const [component] = await Promise.all([ISLANDS[name](), allStyles])
  const part = createElement(component as ComponentType<object>, JSON.parse(place.dataset.props!))
  hydrateRoot(place, createElement(StrictMode, null, createElement(Alive, { place }, part)), {
    identifierPrefix: idPrefixOf(name),
  })
}

/** Once React has taken the part over, it does what was pressed in it meanwhile. */
function Alive({ place, children }: { place: HTMLElement; children?: ReactNode }) {
  useEffect(() => {
    place.dataset.alive = ''
    const { held } = window.plumbline
    if (!held || !place.contains(held)) return
    window.plumbline.held = undefined
    if (held instanceof HTMLFormElement) held.requestSubmit()
    else held.click()
  }, [place])
  return children
}

/** The page has in itself what it shows; this is all but the fonts. A part without its last styles is better than none. */
function bringAllStyles(): Promise<unknown> {
  const sheets = document.querySelector<HTMLElement>('style[data-used]')?.dataset.sheet?.split(' ')
  const sheet = sheets?.at(-1)
  if (!sheet) return Promise.resolve()
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = sheet
  return new Promise((resolve) => {
    link.onload = link.onerror = resolve
    document.head.append(link)
  })
}
