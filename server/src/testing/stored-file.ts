import { CHUNK_BYTES } from '@plumbline/contract/compliance/files.ts'
import type { TestClient } from './test-server.ts'

/** Uploads a file; answers with its id. */
export async function storeFile(client: TestClient, name: string, words: string): Promise<string> {
  const { id } = await sendFile(client, name, Buffer.from(words))
  return id
}

/** Uploads a file in pieces, as the page does. */
export async function sendFile(client: TestClient, name: string, content: Buffer) {
  const { id } = await client.files.start({ name, byteSize: content.length })
  for (let position = 0; position * CHUNK_BYTES < content.length; position++)
    await client.files.putChunk({ id, position, bytes: pieceOf(content, position) })
  return client.files.finish({ id })
}

export const pieceOf = (content: Buffer, position: number) =>
  new File([new Uint8Array(content.subarray(position * CHUNK_BYTES, (position + 1) * CHUNK_BYTES))], 'chunk')
