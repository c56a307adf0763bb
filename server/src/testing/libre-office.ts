import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'

const PROGRAM = '/usr/bin/soffice'
/** UTF-8, every cell read as a spreadsheet would read what is typed, formulas evaluated. */
const CSV_OPTIONS = '34,76,1,,0,false,true,false,false,false,0,true'
const SEPARATORS = { comma: 44, semicolon: 59 }

export const hasLibreOffice = () => existsSync(PROGRAM)

/** Opens the files as a person would and returns each formula found, with the name of its file. */
export async function formulasInLibreOffice(files: readonly [string, Buffer][]): Promise<[string, string][]> {
  const folder = mkdtempSync(join(tmpdir(), 'plumbline-office-'))
  try {
    const stored = files.map(([name, file], index) => {
      const isWorkbook = file.subarray(0, 2).toString() === 'PK'
      const path = join(folder, `${index}.${isWorkbook ? 'xlsx' : 'csv'}`)
      writeFileSync(path, file)
      return { name, path, index, isWorkbook }
    })
    const found: [string, string][] = []
    for (const [separator, code] of [['none', 0], ...Object.entries(SEPARATORS)] as const) {
      const read = stored.filter(({ isWorkbook }) => isWorkbook === (separator === 'none'))
      const into = join(folder, separator)
      await convert(
        read.map(({ path }) => path),
        into,
        folder,
        code || undefined,
      )
      for (const { name, index } of read)
        for (const [, formula] of readFileSync(join(into, `${index}.fods`), 'utf8').matchAll(
          /table:formula="([^"]*)"/g,
        ))
          found.push([name, formula!])
    }
    return found
  } finally {
    rmSync(folder, { recursive: true })
  }
}

async function convert(paths: string[], into: string, folder: string, separator?: number): Promise<void> {
  await promisify(execFile)(PROGRAM, [
    `-env:UserInstallation=${pathToFileURL(join(folder, 'profile'))}`,
    '--headless',
    ...(separator ? [`--infilter=Text - txt - csv (StarCalc):${separator},${CSV_OPTIONS}`] : []),
    ...['--convert-to', 'fods', '--outdir', into],
    ...paths,
  ])
}
