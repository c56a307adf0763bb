import { type ComponentType, createContext, type ReactElement, use } from 'react'
import type { IslandComponent, IslandName, IslandProps } from '../../islands.ts'

/** Renders an island as its own React root, so that the browser can hydrate it alone. */
type RenderAlone = (part: ReactElement, idPrefix: string) => string

const Renderer = createContext<RenderAlone | undefined>(undefined)

/** Only in production builds on the server; in development the whole page is hydrated. */
export const IslandRendererProvider = Renderer.Provider

export const idPrefixOf = (name: string) => `${name}-`

interface IslandOptions<Name extends IslandName> {
  name: Name
  component: IslandComponent<Name>
  /** Serialized into the page as JSON: nothing secret. */
  props: IslandProps<Name>
  /** The props to serialize, if the island reads the others from the page. */
  carried?: IslandProps<Name>
}

/** An interactive part of a public page, hydrated on its own; at most one of each name per page. */
export function Island<Name extends IslandName>({
  name,
  component,
  props,
  carried = props,
}: IslandOptions<Name>) {
  const renderAlone = use(Renderer)
  const Part = component as ComponentType<object>
  const part = <Part {...(props as object)} />
  if (!renderAlone) return <div className="contents">{part}</div>
  return (
    <div
      className="contents"
      data-island={name}
      data-props={JSON.stringify(carried)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: what React itself has just rendered
      dangerouslySetInnerHTML={{ __html: renderAlone(part, idPrefixOf(name)) }}
    />
  )
}
