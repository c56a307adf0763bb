import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'

const KEY = 'S3RVER'
const BUCKET = 'plumbline-files'
const FOLDER = 'installation'
/** How the server names the files that hold objects. */
const OBJECT = '._S3rver_object'

/** A server that speaks S3 and verifies signatures, with one bucket in a folder of its own. */
export async function startObjectStore() {
  const directory = mkdtempSync(join(tmpdir(), 'object-store-'))
  const start = async (port: number) => {
    const configureBuckets = [{ name: BUCKET }]
    const server = new S3rver({ address: '127.0.0.1', port, silent: true, directory, configureBuckets })
    return { server, port: (await server.run()).port }
  }
  let { server, port } = await start(0)
  const stop = async () => {
    server.httpServer.closeAllConnections()
    await server.close()
  }
  const pathOf = (name: string) => join(directory, BUCKET, FOLDER, `${name}${OBJECT}`)
  return {
    environment: (changes: { bucket?: string; secret?: string } = {}) => ({
      FILES_URL: `s3://${changes.bucket ?? BUCKET}/${FOLDER}?endpoint=http://127.0.0.1:${port}`,
      FILES_ACCESS_KEY_ID: KEY,
      FILES_SECRET_ACCESS_KEY: changes.secret ?? KEY,
    }),
    /** Names and contents of what is stored, read from the disk of the server. */
    objects: () =>
      readdirSync(join(directory, BUCKET, FOLDER), { recursive: true, encoding: 'utf8' })
        .filter((path) => path.endsWith(OBJECT) && path.includes('/'))
        .map((path) => path.slice(0, -OBJECT.length))
        .sort()
        .map((name) => ({ name, bytes: readFileSync(pathOf(name)) })),
    overwrite: (name: string, bytes: Buffer) => writeFileSync(pathOf(name), bytes),
    goAway: stop,
    async comeBack() {
      ;({ server } = await start(port))
    },
    async close() {
      await stop()
      rmSync(directory, { recursive: true })
    },
  }
}
