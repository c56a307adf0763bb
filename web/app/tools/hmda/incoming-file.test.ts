import { LARGEST_FILE } from '@plumbline/rules/hmda/file-shape.ts'
import { expect, test } from 'vitest'
import { incomingBytes } from './incoming-file.ts'

test('a file of twenty million rows is refused by its size, before it is read', async () => {
  const file = new File([], 'huge.txt')
  Object.defineProperty(file, 'size', { value: LARGEST_FILE + 1 })
  file.arrayBuffer = () => Promise.reject(new Error('was read'))
  await expect(incomingBytes(file)).rejects.toThrow('larger than 1 GB (1,073,741,824 bytes)')
})

test('a text file keeps its bytes and its name', async () => {
  const { bytes, name } = await incomingBytes(new File(['1|a\r\n'], 'a.txt'))
  expect([new TextDecoder().decode(bytes), name]).toEqual(['1|a\r\n', 'a.txt'])
})
