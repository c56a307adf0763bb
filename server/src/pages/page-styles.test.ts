import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { finishPage } from './rendered-page.ts'

const STYLES = `.a::before{content:"$&$'"}`
const FONTS = '@font-face{src:x}'
const read = (address: string) => ({ '/assets/theme.css': STYLES, '/assets/fonts.css': FONTS })[address] ?? ''
const stylePolicy = (policy = '') => /style-src ([^;]*)/.exec(policy)?.[1]

const finish = (head: string) =>
  finishPage(new Response(`<html><head>${head}</head><body>Words.</body></html>`), 'nonce', read)

test('a page that asks for its styles has them in itself, and its policy lets in these alone', async () => {
  const { body, headers } = await finish('<style data-sheet="/assets/theme.css"></style>')
  expect(body.toString()).toContain(`<style data-sheet="/assets/theme.css">${STYLES}</style>`)
  const sum = createHash('sha256').update(STYLES).digest('base64')
  expect(stylePolicy(headers['Content-Security-Policy'])).toBe(`'self' 'sha256-${sum}'`)
})

test('a page that asks for what it uses has that part, and its policy lets in this alone', async () => {
  const { body, headers } = await finish(
    '<style data-sheet="/assets/theme.css" data-used=""></style><i class="a">',
  )
  expect(body.toString()).toContain(`<style data-sheet="/assets/theme.css" data-used="">${STYLES}</style>`)
  const { body: other, headers: otherHeaders } = await finish(
    '<style data-sheet="/assets/theme.css" data-used=""></style>',
  )
  expect(other.toString()).toContain('<style data-sheet="/assets/theme.css" data-used=""></style>')
  expect(headers['Content-Security-Policy']).not.toBe(otherHeaders['Content-Security-Policy'])
})

test('several sheets stand in one element, in their order', async () => {
  const { body, headers } = await finish(
    '<style data-sheet="/assets/fonts.css /assets/theme.css" data-used=""></style><i class="a">',
  )
  expect(body.toString()).toContain(` data-used="">${FONTS}${STYLES}</style>`)
  const sum = createHash('sha256').update(`${FONTS}${STYLES}`).digest('base64')
  expect(stylePolicy(headers['Content-Security-Policy'])).toBe(`'self' 'sha256-${sum}'`)
})

test('a style element that is not ours is let in by no policy', async () => {
  const { headers } = await finish('<style>.planted{}</style>')
  expect(stylePolicy(headers['Content-Security-Policy'])).toBe("'self'")
})

test('a page that links its styles is left as it is', async () => {
  const { body, headers } = await finish('<link rel="stylesheet" href="/assets/theme.css"/>')
  expect(body.toString()).toContain('<head><link rel="stylesheet" href="/assets/theme.css"/></head>')
  expect(stylePolicy(headers['Content-Security-Policy'])).toBe("'self'")
})
