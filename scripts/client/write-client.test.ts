import { expect, test } from 'vitest'
import { generatedClient, storedClient } from './write-client.ts'

test('the client is the one that the contract makes; `npm run client` writes it', async () => {
  const generated = await generatedClient()
  const stored = storedClient(Object.keys(generated))
  const outdated = Object.keys(generated).filter((name) => generated[name] !== stored[name])
  expect(outdated).toEqual([])
})
