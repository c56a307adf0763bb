import { type ComponentType, createElement, type ReactNode, StrictMode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { idPrefixOf } from './island.tsx'
import { ISLANDS, type IslandName } from './islands.ts'

/** The first script of a public page: asks for the parts that the page has, and for nothing else. */
for (const place of document.querySelectorAll<HTMLElement>('[data-island]')) void comeAlive(place)

async function comeAlive(place: HTMLElement) {
  const name = place.dataset.island as IslandName
  const component = (await ISLANDS[name]()) as ComponentType<object>
  const part = createElement(component, JSON.parse(place.dataset.props!))
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
