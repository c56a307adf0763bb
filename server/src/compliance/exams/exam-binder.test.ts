import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { verifyBinder } from '../../operator/commands/verify-binder.ts'
import { layOutZip, zipEntryOf } from '../../platform/files/stored-zip.ts'
import { startExamBank } from '../../testing/exam-bank.ts'
import { zipEntryNames, zipEntryText } from '../../testing/zip-text.ts'
import { checksumLines, sha256Of } from './binder-content.ts'

const folder = mkdtempSync(join(tmpdir(), 'binder-'))
const { server, manager, startExam, deliverNote } = await startExamBank()
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

describe('a binder', () => {
  let zip: Buffer
  let path: string
  beforeAll(async () => {
    const { exam, at } = await startExam()
    await deliverNote(at)
    const items = await manager.examItems.add({ id: exam.id, items: [{ number: 'II-3', request: 'More' }] })
    await deliverNote({ examId: exam.id, id: items.at(-1)!.id }, 'Other words')
    const binder = await manager.examBinders.make({ id: exam.id })
    path = (await manager.examBinders.open({ examId: exam.id, id: binder.id })).path
    const response = await server.request(path)
    zip = Buffer.from(await response.arrayBuffer())
    expect(response.headers.get('content-length')).toBe(String(binder.byteSize))
    expect(zip.length).toBe(binder.byteSize)
  })

  async function verify(bytes: Buffer): Promise<{ status: number; said: string }> {
    writeFileSync(join(folder, 'binder.zip'), bytes)
    let said = ''
    const status = await verifyBinder(['binder.zip'], folder, {
      async write(text) {
        said += text
      },
      say(text) {
        said += text
      },
    })
    return { status, said }
  }

  /** The documented commands, as they stand in the document. */
  function shellCheck(bytes: Buffer): string {
    const document = readFileSync(new URL('../../../../docs/binder-check.md', import.meta.url), 'utf8')
    const script = [...document.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, text]) => text).join('\n')
    rmSync(join(folder, 'binder'), { recursive: true, force: true })
    writeFileSync(join(folder, 'examination-binder-1.zip'), bytes)
    return execFileSync('bash', ['-c', `${script} exec 2>&1`], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
  }

  test('is whole for the verifier and for the documented commands', async () => {
    expect(await verify(zip)).toMatchObject({ status: 0, said: expect.stringContaining('2 documents') })
    const said = shellCheck(zip)
    expect(said).toContain('files: whole')
    expect(said).toContain('list: whole')
  })

  test('is read in ranges that fit together', async () => {
    const pieces: Buffer[] = []
    for (let at = 0; at < zip.length; at += 777) {
      const response = await server.request(path, { headers: { range: `bytes=${at}-${at + 776}` } })
      expect(response.status).toBe(206)
      pieces.push(Buffer.from(await response.arrayBuffer()))
    }
    expect(Buffer.concat(pieces).equals(zip)).toBe(true)
  })

  test.each(['See the minutes.', 'index.csv', '"previous"', '%PDF', 'SHA-256 of every', 'items/'])(
    'a changed byte at %j is found by both',
    async (words) => {
      const changed = Buffer.from(zip)
      const at = changed.indexOf(words)
      changed[at + 1] = changed[at + 1]! ^ 1
      expect((await verify(changed)).status).not.toBe(0)
      let whole = ''
      try {
        whole = shellCheck(changed)
      } catch {
        // The commands themselves fail on it.
      }
      expect(whole.includes('files: whole') && whole.includes('list: whole')).toBe(false)
    },
  )

  /** The binder with changed files and a list of checksums that fits them. */
  function rewritten(change: (files: Map<string, Buffer>) => void): Buffer {
    rmSync(join(folder, 'unpacked'), { recursive: true, force: true })
    writeFileSync(join(folder, 'whole.zip'), zip)
    execFileSync('unzip', ['-q', 'whole.zip', '-d', 'unpacked'], { cwd: folder })
    const files = new Map<string, Buffer>(
      zipEntryNames(zip).map((path) => [path, readFileSync(join(folder, 'unpacked', path))]),
    )
    change(files)
    files.delete('SHA256SUMS')
    files.set(
      'SHA256SUMS',
      checksumLines([...files].map(([path, content]) => ({ path, sha256: sha256Of(content) }))),
    )
    const contents = [...files.values()]
    const { parts } = layOutZip(
      [...files].map(([path, content]) => zipEntryOf(path, content)),
      new Date(),
    )
    return Buffer.concat(
      parts.map(({ content }) => (typeof content === 'number' ? contents[content]! : content)),
    )
  }

  test('a removed line of the log is found by both, whatever SHA256SUMS says', async () => {
    const lines = zipEntryText(zip, 'log.jsonl').trimEnd().split('\n')
    expect(lines.length).toBeGreaterThan(3)
    const changed = rewritten((files) =>
      files.set('log.jsonl', Buffer.from(`${lines.toSpliced(1, 1).join('\n')}\n`)),
    )
    expect(await verify(changed)).toMatchObject({
      status: 1,
      said: expect.stringContaining('log.jsonl: line 2 does not follow the line before it'),
    })
    const said = shellCheck(changed)
    expect(said).toContain('files: whole')
    expect(said).toContain('line 2 does not follow')
  })

  test('two items that were swapped are found by both, whatever SHA256SUMS says', async () => {
    const changed = rewritten((files) => {
      const [first, second] = [...files.keys()].filter((path) => path.startsWith('items/'))
      const content = files.get(first!)!
      files.set(first!, files.get(second!)!)
      files.set(second!, content)
    })
    const { status, said } = await verify(changed)
    expect(status).toBe(1)
    expect(said.match(/does not have the hash that the index gives/g)).toHaveLength(2)
    expect(shellCheck(changed).match(/is not what index\.csv names/g)).toHaveLength(2)
    expect(shellCheck(zip)).not.toContain('is not what')
  })
})
