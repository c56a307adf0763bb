import {
  type ComponentType,
  createElement,
  type ReactNode,
  StrictMode,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react'
import { hydrateRoot } from 'react-dom/client'
import { ISLANDS, type IslandName } from '../../islands.ts'
import { dropQueuedClick } from '../document/queued-clicks.ts'
import { readAddedParts } from '../document/read-added-parts.ts'
import { idPrefixOf } from './island.tsx'
import { SCRIPTS_REQUESTED } from './scripts-requested.ts'
import { findTypedBefore } from './typed-before.ts'

/** Islands may show parts whose styles are not inlined in the page. */
const allStyles = loadAllStyles()

const started = new Set<HTMLElement>()

readAddedParts()

/** Entry script of a public page: loads and hydrates the islands that the page contains, nothing else. */
hydrateIslands()
addEventListener(SCRIPTS_REQUESTED, hydrateIslands)

function hydrateIslands() {
  for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) {
    if (started.has(island)) continue
    started.add(island)
    hydrateIsland(island).catch(() => {
      // The next click in the island tries again.
      started.delete(island)
      dropQueuedClick(island)
    })
  }
}

async function hydrateIsland(island: HTMLElement) {
  const name = island.dataset.island as IslandName
  const [component] = await Promise.all([ISLANDS[name](), allStyles])
  const part = createElement(component as ComponentType<object>, JSON.parse(island.dataset.props!))
  // React sets lists back to what was rendered while it hydrates, and other fields when it draws them again.
  const chooseAgain = findTypedBefore(island, 'select')
  hydrateRoot(
    island,
    createElement(StrictMode, null, createElement(Hydrated, { island, chooseAgain }, part)),
    {
      identifierPrefix: idPrefixOf(name),
    },
  )
}

interface HydratedProps {
  island: HTMLElement
  chooseAgain: () => Promise<void>
  children?: ReactNode
}

/** Repeats what was entered and the queued click once React has hydrated the island. */
function Hydrated({ island, chooseAgain, children }: HydratedProps) {
  const enterAgain = useRef<() => Promise<void>>(undefined)
  // Before anything is drawn again, which would lose it.
  useLayoutEffect(() => {
    enterAgain.current ??= findTypedBefore(island, 'input:not([type=file]), textarea')
  }, [island])
  useEffect(() => {
    island.dataset.hydrated = ''
    void repeatAll()
    async function repeatAll() {
      await chooseAgain()
      await enterAgain.current?.()
      void replayKeys(island)
      repeatClick(island)
    }
  }, [island, chooseAgain])
  return children
}

function repeatClick(island: HTMLElement) {
  const { queuedClick } = window.plumbline
  if (!queuedClick || !island.contains(queuedClick)) return
  window.plumbline.queuedClick = undefined
  if (queuedClick instanceof HTMLFormElement) queuedClick.requestSubmit()
  else queuedClick.click()
}

async function replayKeys(island: HTMLElement) {
  if (!island.contains(document.activeElement)) return
  for (const key of window.plumbline.queuedKeys.splice(0)) {
    // One per frame: the strip has to render before it takes the next key.
    await new Promise(requestAnimationFrame)
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
    )
  }
}

/** Loads the full style sheet; the page has only the styles it uses inlined. Hydrates without it if it fails to load. */
function loadAllStyles(): Promise<unknown> {
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
