import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { readConfig } from './config.ts'

const ROOT = join(import.meta.dirname, '../../..')

interface Service {
  environment?: Record<string, string>
  depends_on?: Record<string, unknown>
  volumes?: string[]
  configs?: { source: string }[]
  networks?: string[] | Record<string, unknown>
  stop_grace_period?: string
}

interface Compose {
  services: Record<string, Service>
  volumes?: Record<string, unknown>
  configs?: Record<string, { content: string }>
  networks?: Record<string, unknown>
}

const read = (name: string): Compose =>
  parse(readFileSync(join(ROOT, 'deploy', name), 'utf8'), { merge: true })

/** What an operator writes into `.env`. */
const GIVEN: Record<string, string> = {
  PUBLIC_URL: 'https://plumbline.your.name',
  POSTGRES_PASSWORD: 'a-password-of-letters',
  FILES_ACCESS_KEY_ID: 'plumbline',
  FILES_SECRET_ACCESS_KEY: 'a-secret-key',
  STORAGE_KEY: Buffer.alloc(32, 1).toString('base64'),
}

const filledIn = (value: string) =>
  String(value).replaceAll(/\$\{(\w+)(?::[-?]([^}]*))?\}/g, (whole, name: string, usual = '') =>
    GIVEN[name] === undefined && whole.includes(':?') ? '' : (GIVEN[name] ?? usual),
  )

const programs = (compose: Compose) =>
  Object.entries(compose.services).filter(
    ([, { environment }]) => environment?.PUBLIC_URL && environment.TRUST_PROXY,
  )

test.each(['compose.yaml', 'compose-several.yaml'])('%s gives the program settings that it takes', (name) => {
  const found = programs(read(name))
  expect(found.length).toBeGreaterThan(0)
  for (const [, { environment }] of found) {
    const settings = Object.fromEntries(
      Object.entries(environment!).map(([key, value]) => [key, filledIn(value)]),
    )
    const known = readConfig({})
    for (const key of Object.keys(settings)) {
      const isKnown = key in known || readFileSync(join(ROOT, 'README.md'), 'utf8').includes(`\`${key}\``)
      expect(isKnown, key).toBe(true)
    }
    expect(readConfig(settings)).toMatchObject({ publicUrl: GIVEN.PUBLIC_URL })
  }
})

test.each(['compose.yaml', 'compose-several.yaml'])('in %s, what one piece names is there', (name) => {
  const compose = read(name)
  for (const service of Object.values(compose.services)) {
    for (const other of Object.keys(service.depends_on ?? {})) expect(compose.services).toHaveProperty(other)
    for (const volume of service.volumes ?? [])
      expect(compose.volumes).toHaveProperty(volume.split(':', 1)[0]!)
    for (const { source } of service.configs ?? []) expect(compose.configs).toHaveProperty(source)
    const networks = Array.isArray(service.networks) ? service.networks : Object.keys(service.networks ?? {})
    for (const network of networks) expect(compose.networks).toHaveProperty(network)
  }
})

test('several processes share a database, a store, and a key, and stop later than they drain', () => {
  const compose = read('compose-several.yaml')
  const [[, first], [, second]] = programs(compose) as [[string, Service], [string, Service]]
  expect(first.environment).toEqual(second.environment)
  expect(first.volumes).not.toEqual(second.volumes)
  for (const { environment, stop_grace_period } of [first, second]) {
    expect(Number.parseInt(stop_grace_period!, 10)).toBeGreaterThanOrEqual(
      30 + Number(environment!.DRAIN_SECONDS),
    )
    for (const address of [environment!.DATABASE_URL!, environment!.DATABASE_DIRECT_URL!])
      expect(compose.services).toHaveProperty(new URL(filledIn(address)).hostname)
  }
  const limits = compose.configs!.limits!.content
  for (const limit of ['statement_timeout', 'idle_in_transaction_session_timeout', 'jit'])
    expect(limits).toContain(limit)
})
