import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'

/** Who may see a path: everyone, signed-in people, or nobody because no such screen exists. */
export type Audience = 'public' | 'members' | 'unknown'

/** The layout of all signed-in screens. */
const SHELL = 'workspace/frame/shell-layout'

/** Reads the route table of the build (`web/app/routes.ts`). */
export function readAudiences(build: ServerBuild): (pathname: string) => Audience {
  if (!build.routes[SHELL]) throw new Error(`The route ${SHELL} is missing: no screen would be for members.`)
  const tree = childrenOf(build, undefined)
  return (pathname) => {
    const matches = matchRoutes(tree, pathname)
    if (!matches || matches.at(-1)?.route.path === '*') return 'unknown'
    return matches.some(({ route }) => route.id === SHELL) ? 'members' : 'public'
  }
}

/** Whether the screen at a path handles posted forms. */
export function readForms(build: ServerBuild): (pathname: string) => boolean {
  const tree = childrenOf(build, undefined)
  return (pathname) => {
    const id = matchRoutes(tree, pathname)?.at(-1)?.route.id
    return id !== undefined && build.routes[id]?.module.action !== undefined
  }
}

/** The pattern of the screen at a path, such as `/blog/:slug`; `/*` where there is none. */
export function readPatterns(build: ServerBuild): (pathname: string) => string {
  const tree = childrenOf(build, undefined)
  return (pathname) => {
    const parts = (matchRoutes(tree, pathname) ?? []).map(({ route }) => route.path).filter(Boolean)
    return parts.length > 0 ? `/${parts.join('/')}` : pathname === '/' ? '/' : '/*'
  }
}

function childrenOf(build: ServerBuild, parentId: string | undefined): RouteObject[] {
  const children: RouteObject[] = []
  for (const route of Object.values(build.routes)) {
    if (!route || route.parentId !== parentId) continue
    const { id, path, index } = route
    children.push(index ? { id, path, index } : { id, path, children: childrenOf(build, id) })
  }
  return children
}
