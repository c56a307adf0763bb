import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { later, madeOf } from './later.ts'

const Person = z.object({ name: z.string().min(1) }).describe('Who it is.')

test('a schema is made once, when it is first asked for anything', async () => {
  const make = vi.fn(() => Person)
  const schema = later(make)
  expect(make).not.toHaveBeenCalled()
  expect(await schema['~standard'].validate({ name: '' })).toHaveProperty('issues')
  expect(schema.parse({ name: 'Ada' })).toEqual({ name: 'Ada' })
  expect(make).toHaveBeenCalledOnce()
})

test('behaves like the schema that it makes', () => {
  const schema = later(() => Person)
  expect(schema).toBeInstanceOf(z.ZodObject)
  expect('_zod' in schema).toBe(true)
  expect(schema.description).toBe('Who it is.')
  expect(Object.keys(schema.shape)).toEqual(['name'])
  expect(z.array(schema).parse([{ name: 'Ada' }])).toEqual([{ name: 'Ada' }])
  expect(schema.extend({ age: z.number() }).safeParse({ name: 'Ada' }).success).toBe(false)
})

test('the schema itself is handed out, and any other is left as it is', () => {
  expect(madeOf(later(() => Person))).toBe(Person)
  expect(madeOf(later(() => later(() => Person)))).toBe(Person)
  expect(madeOf(Person)).toBe(Person)
})
