import { expect, test } from 'vitest'
import { serveMailGallery } from './mail-gallery.ts'

test('the gallery shows each mail in both themes, with its plain text, and no subject twice', async () => {
  const response = serveMailGallery('https://plumbline.example')
  const page = await response.text()
  const subjects = [...page.matchAll(/<pre>([^\n]+)\n/g)].map(([, subject]) => subject)
  expect(subjects.length).toBeGreaterThan(30)
  expect(page.match(/<iframe /g)).toHaveLength(2 * subjects.length)
  expect(subjects.filter((subject) => subject === '')).toEqual([])
  for (const subject of ['Your free trial of Plumbline is ready', 'Your code for the examination documents'])
    expect(subjects).toContain(subject)
  expect(page).not.toMatch(/undefined|NaN|\[object/)
})
