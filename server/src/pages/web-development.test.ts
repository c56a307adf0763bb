import { onPostgres } from '@plumbline/database/testing/test-database.ts'
import { describe, expect, test } from 'vitest'
import { ONE_PART, SOURCE_MAIN, startProgram } from '../testing/program.ts'

describe.runIf(!onPostgres)('under development', () => {
  test('pages, their styles and their scripts come from the sources', { timeout: 120_000 }, async () => {
    const program = await startProgram(ONE_PART, SOURCE_MAIN, ['development'])
    const read = async (path: string, accept = '*/*') => {
      const answer = await fetch(program.origin + path, { headers: { accept } })
      return { status: answer.status, text: await answer.text() }
    }
    const page = await read('/')
    expect(page.status, program.output()).toBe(200)
    const sheets = [...page.text.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href]) => href!)
    const [fonts, theme] = await Promise.all(sheets.map((sheet) => read(sheet, 'text/css,*/*')))
    expect(fonts!.text).toContain('@font-face')
    expect(theme!.text).toContain('--paper')
    expect((await read('/app/root.tsx')).text).toContain('StyleSheet')
    expect((await read('/blog')).status).toBe(200)
    await program.stop()
  })
})
