import { type ComponentType, createContext, type ReactElement, use } from 'react'
import type { IslandComponent, IslandName, IslandProps } from './islands.ts'

/** Renders a part of a page as if it stood alone, so that the browser can bring it to life alone. */
type RenderAlone = (part: ReactElement, idPrefix: string) => string

const Renderer = createContext<RenderAlone | undefined>(undefined)

/** On the server of a built product only: under development the whole page comes alive, islands and all. */
export const IslandRendererProvider = Renderer.Provider

export const idPrefixOf = (name: string) => `${name}-`

interface IslandOptions<Name extends IslandName> {
  name: Name
  component: IslandComponent<Name>
  /** What JSON can carry, and nothing that visitors may not know: it stands in the page. */
  props: IslandProps<Name>
  /** Less than that, where the part finds the rest of its properties in the page once it comes alive. */
  carried?: IslandProps<Name>
}

/** A part of a public page that scripts bring to life; one of each name in a page. All around it stays as it is. */
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
