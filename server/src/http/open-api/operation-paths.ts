import type { OpenAPI } from '@orpc/contract'

export const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const

type Paths = OpenAPI.PathsObject

/**
 * OpenAPI knows a path by its shape: `/articles/{slug}` and `/articles/{id}` are one. Where operations name the
 * same place differently, the name that most of them use stands for all.
 */
export function mergePathsOfOneShape(paths: Paths): Paths {
  const byShape = Map.groupBy(Object.keys(paths), (path) => path.replaceAll(/\{[^}]+\}/g, '{}'))
  return Object.fromEntries(
    [...byShape.values()].map((group) => {
      const [first, ...others] = group.toSorted((a, b) => countOf(paths[b]) - countOf(paths[a]))
      return [
        first!,
        Object.assign({}, paths[first!], ...others.map((other) => renamed(paths[other]!, other, first!))),
      ]
    }),
  )
}

const countOf = (item: OpenAPI.PathItemObject | undefined) =>
  METHODS.filter((method) => item?.[method]).length
const namesIn = (path: string) => [...path.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name!)

function renamed(item: OpenAPI.PathItemObject, from: string, to: string): OpenAPI.PathItemObject {
  const before = namesIn(from)
  const after = namesIn(to)
  return Object.fromEntries(
    METHODS.filter((method) => item[method]).map((method) => {
      const operation = item[method]!
      const parameters = (operation.parameters ?? []).map((parameter) => {
        if (!('in' in parameter) || parameter.in !== 'path') return parameter
        const name = after[before.indexOf(parameter.name)]!
        return name === parameter.name
          ? parameter
          : { ...parameter, name, description: `The ${before[before.indexOf(parameter.name)]}.` }
      })
      return [method, { ...operation, parameters }]
    }),
  )
}
