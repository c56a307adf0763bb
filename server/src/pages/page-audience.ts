import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'

/** Who a path is for: everyone, people who are signed in, or nobody because there is no such screen. */
export type Audience = 'public' | 'members' | 'unknown'

/** The layout that every signed-in screen stands in. */
const SHELL = 'shell/shell-layout'

/** Reads the one table of screens, `web/app/routes.ts`, as it was built. */
export function readAudiences(build: ServerBuild): (pathname: string) => Audience {
  const tree = childrenOf(build, undefined)
  return (pathname) => {
    const matches = matchRoutes(tree, pathname)
    if (!matches || matches.at(-1)?.route.path === '*') return 'unknown'
    return matches.some(({ route }) => route.id === SHELL) ? 'members' : 'public'
  }
}

/** Whether the screen of a path has something to do with a form that is posted to it. */
export function readForms(build: ServerBuild): (pathname: string) => boolean {
  const tree = childrenOf(build, undefined)
  return (pathname) => {
    const id = matchRoutes(tree, pathname)?.at(-1)?.route.id
    return id !== undefined && build.routes[id]?.module.action !== undefined
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
