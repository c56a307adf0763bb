import type { AddedPart } from '@plumbline/rules/citations/added-parts.ts'
import type { MiddlewareHandler } from 'hono'
import {
  createRequestHandler,
  type RequestHandler,
  type RouterContextProvider,
  type ServerBuild,
} from 'react-router'
import { type Audience, readAudiences, readForms, readPatterns } from './page-audience.ts'
import type { ReadStyles } from './page-styles.ts'

/** What loaders and the document receive from the server. */
export interface PageContextKeys {
  apiContext: Parameters<RouterContextProvider['set']>[0]
  nonceContext: Parameters<RouterContextProvider['set']>[0]
  originContext: Parameters<RouterContextProvider['set']>[0]
  reportContext: Parameters<RouterContextProvider['set']>[0]
  /** The bundle has a copy of the rules: it is told which parts of the law were added. */
  noteAddedParts?: (parts: readonly AddedPart[]) => void
}

/** The handler of pages, from the current build. */
export interface PageRoutes {
  handle: RequestHandler
  keys: PageContextKeys
  audienceOf: (pathname: string) => Audience
  takesForms: (pathname: string) => boolean
  patternOf: (pathname: string) => string
}

export interface Web {
  routes(): Promise<PageRoutes>
  files: MiddlewareHandler
  readStyles: ReadStyles
  /** In development pages are never cached and have no policy. */
  isDevelopment: boolean
  close(): Promise<void>
}

export function describeBuild(build: ServerBuild, mode: 'production' | 'development'): PageRoutes {
  return {
    handle: createRequestHandler(build, mode),
    // Context keys exist once, in the bundle: importing the module again would create other keys.
    keys: build.entry.module as unknown as PageContextKeys,
    audienceOf: readAudiences(build),
    takesForms: readForms(build),
    patternOf: readPatterns(build),
  }
}
