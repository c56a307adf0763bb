import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { SERVER } from '../scripts/server-process.mjs'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const STORED_RELEASES = 'server/src/operator/upgrades/releases'

export interface Release {
  commit: string
  /** Why it is this one, for who reads the figures. */
  because: string
  /** A folder where it is already built. */
  root?: string
}

/**
 * The given commit, or the folder of a version that is built already; else the newest tag, else the commit that stored
 * the newest database of a release.
 */
export function findRelease(against: string | undefined): Release {
  if (against !== undefined && existsSync(join(against, SERVER)))
    return {
      commit: git('-C', resolve(against), 'rev-parse', 'HEAD'),
      because: against,
      root: resolve(against),
    }
  if (against !== undefined) return { commit: commitOf(against), because: `${against}, as asked` }
  const [tag] = git('tag', '--merged', 'HEAD', '--sort=-creatordate').split('\n')
  if (tag) return { commit: commitOf(tag), because: `the newest tag, ${tag}` }
  const stored = git('log', '-1', '--diff-filter=A', '--format=%H', '--', STORED_RELEASES)
  if (stored === '')
    throw new Error('There is no tag and no stored release to compare with. Name a commit with --against.')
  const newest = readdirSync(join(ROOT, STORED_RELEASES)).sort().at(-1)
  return { commit: stored, because: `no tag; the commit that stored the release ${newest}` }
}

/** The sources of a commit in a folder of their own, built there. */
export function checkOut({ commit, root: built }: Release): { root: string; remove: () => void } {
  if (built) return { root: built, remove: () => {} }
  const root = join(mkdtempSync(join(tmpdir(), 'plumbline-release-')), 'plumbline')
  git('worktree', 'add', '--detach', root, commit)
  const remove = () => {
    git('worktree', 'remove', '--force', root)
    rmSync(join(root, '..'), { recursive: true, force: true })
  }
  try {
    if (hasSameLock(root)) shareModules(root)
    // Installs what is missing.
    execFileSync(process.execPath, ['scripts/run.mjs', 'build', 'web', 'server'], {
      cwd: root,
      stdio: ['ignore', 2, 2],
    })
  } catch (error) {
    remove()
    throw error
  }
  return { root, remove }
}

const hasSameLock = (root: string) =>
  readFileSync(join(root, 'package-lock.json'), 'utf8') ===
  readFileSync(join(ROOT, 'package-lock.json'), 'utf8')

/** As hard links: the links to the workspaces inside are relative, and lead to those beside them. */
function shareModules(root: string): void {
  for (const folder of [
    '.',
    ...git('ls-files', '*/package.json')
      .split('\n')
      .map((file) => join(file, '..')),
  ])
    if (existsSync(join(ROOT, folder, 'node_modules')) && existsSync(join(root, folder)))
      copyLinked(join(ROOT, folder, 'node_modules'), join(root, folder, 'node_modules'))
  rmSync(join(root, 'node_modules', '.cache'), { recursive: true, force: true })
}

function copyLinked(from: string, to: string): void {
  try {
    execFileSync('cp', ['-al', from, to], { stdio: 'ignore' })
  } catch {
    // Another disk: installed instead.
    rmSync(to, { recursive: true, force: true })
  }
}

const commitOf = (name: string) => git('rev-parse', '--verify', `${name}^{commit}`)

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 2] }).trim()
}
