import { fsyncSync } from 'node:fs'
import type { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

type EmscriptenOptions = Parameters<NodeFS['init']>[1]

/**
 * The parts of Emscripten's Node file system that we use; `database/src/embedded-database.test.ts` counts
 * the calls.
 */
interface NodeFileSystem {
  stream_ops: { fsync?: (stream: { nfd: number }) => number }
}

/**
 * PGlite's file system on Node with the fsync that it lacks: without it the server's fsync calls do
 * nothing and a power failure loses acknowledged commits.
 */
export class DurableFileSystem extends NodeFS {
  private readonly fsync: (descriptor: number) => void

  constructor(directory: string, fsync: (descriptor: number) => void = fsyncSync) {
    super(directory)
    this.fsync = fsync
  }

  override async init(pglite: PGlite, options: EmscriptenOptions) {
    const initialised = await super.init(pglite, options)
    const addFsync = (module: { NODEFS: NodeFileSystem }) => {
      module.NODEFS.stream_ops.fsync = (stream) => {
        this.fsync(stream.nfd)
        return 0
      }
    }
    const { emscriptenOpts } = initialised
    const preRun = [...((emscriptenOpts.preRun as unknown[]) ?? []), addFsync] as typeof emscriptenOpts.preRun
    return { emscriptenOpts: { ...emscriptenOpts, preRun } as typeof emscriptenOpts }
  }
}
