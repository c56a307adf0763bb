import type { TestClient } from './test-server.ts'

/** Uploads a file; answers with its id. */
export async function storeFile(client: TestClient, name: string, words: string): Promise<string> {
  const bytes = Buffer.from(words)
  const { id } = await client.files.start({ name, byteSize: bytes.length })
  await client.files.putChunk({ id, position: 0, bytes: new File([bytes], 'chunk') })
  await client.files.finish({ id })
  return id
}
