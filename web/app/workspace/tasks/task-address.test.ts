import { expect, test } from 'vitest'
import { filtersOf, hasFilters, readTaskAddress, withChanges, withoutFilters } from './task-address.ts'

const asked = (query: string) => new URLSearchParams(query)

test('the plain page shows my unfinished tasks as a list', () => {
  const address = readTaskAddress(asked(''))
  expect(address).toMatchObject({ view: 'list', whose: 'mine', status: 'unfinished', sort: 'due', page: 1 })
  expect(filtersOf(address).statuses).toEqual(['open', 'in_progress', 'waiting'])
})

test('the board shows every status unless one is asked for', () => {
  expect(filtersOf(readTaskAddress(asked('view=board'))).statuses).toEqual([])
  expect(filtersOf(readTaskAddress(asked('view=board&status=waiting'))).statuses).toEqual(['waiting'])
})

test.each(['view=x', 'whose=theirs', 'status=late', 'topic=tax', 'owner=me', 'month=2026-13', 'task=1'])(
  'nonsense means the plain page: %s',
  (query) => {
    expect(readTaskAddress(asked(query))).toEqual(readTaskAddress(asked('')))
  },
)

test('another filter begins at the first page, opening a task does not', () => {
  expect(withChanges(asked('page=3'), { topic: 'hmda' }).toString()).toBe('topic=hmda')
  expect(withChanges(asked('page=3'), { task: 'x' }).toString()).toBe('page=3&task=x')
})

test('clearing takes the filters and leaves the view', () => {
  const params = asked('view=board&whose=all&topic=hmda&due=week&page=2')
  expect(hasFilters(params)).toBe(true)
  expect(withoutFilters(params).toString()).toBe('view=board&whose=all')
})
