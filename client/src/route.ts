import { ROUTES } from './generated/routes.ts'

export interface Route {
  method: string
  path: string
  takesKey: boolean
  takesVersion: boolean
  takesBody: boolean
  takesFiles: boolean
  answersFile: boolean
}

export function routeOf(operation: string): Route | undefined {
  const [method, path, ...flags] = ROUTES[operation]?.split(' ') ?? []
  if (!method || !path) return undefined
  return {
    method,
    path,
    takesKey: flags.includes('key'),
    takesVersion: flags.includes('version'),
    takesBody: flags.includes('body') || flags.includes('form'),
    takesFiles: flags.includes('form'),
    answersFile: flags.includes('file'),
  }
}

/** The names in an address, in their order. */
export const namesInPath = (path: string) => [...path.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name!)
