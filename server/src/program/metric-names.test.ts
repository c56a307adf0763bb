import { afterAll, expect, test } from 'vitest'
import { startTestServer } from '../testing/test-server.ts'

/** The rules of `promtool check metrics`, written out. */
const NOT_BASE_UNITS =
  /_((pico|nano|micro|milli|centi|deci|deca|hecto|kilo|kibi|mega|mebi|giga|gibi|tera|tebi|peta|pebi)[a-z]+s|minutes|hours|days|weeks|bits|fahrenheit|inches|yards|miles|calories|pounds|ounces)(_|$)/
const ABBREVIATED_UNITS = /_(s|ms|us|ns|sec|b|kb|mb|gb|tb|pb|m|h|d)(_|$)/
const RESERVED_ENDINGS = {
  _bucket: ['histogram'],
  _count: ['histogram', 'summary'],
  _sum: ['histogram', 'summary'],
}

interface Family {
  name: string
  type: string
  help: string
  labels: string[]
}

function familiesOf(text: string): Family[] {
  const found = [...text.matchAll(/^# HELP (\S+) ?(.*)\n# TYPE \1 (\S+)\n((?:[^#\n].*\n?)*)/gm)]
  return found.map(([, name, help, type, samples]) => ({
    name: name!,
    help: help!,
    type: type!,
    labels: [...new Set([...samples!.matchAll(/[{,]([^=,{]+)="/g)].map(([, label]) => label!))],
  }))
}

function problemsOf({ name, type, help, labels }: Family): string[] {
  const wrong = {
    'no help': help.trim() === '',
    'a counter ends in _total': type === 'counter' && !name.endsWith('_total'),
    'only a counter ends in _total': type !== 'counter' && name.endsWith('_total'),
    'the name has a colon': name.includes(':'),
    'the name is not in snake_case': !/^[a-z][a-z0-9_:]*$/.test(name),
    'a label is not in snake_case': labels.some((label) => !/^[a-z_][a-z0-9_]*$/.test(label)),
    'the name says its type': /_(counter|gauge|histogram|summary|untyped)(_|$)/.test(name),
    'no base unit': NOT_BASE_UNITS.test(name),
    'an abbreviated unit': ABBREVIATED_UNITS.test(name),
    'an ending of another type': Object.entries(RESERVED_ENDINGS).some(
      ([ending, types]) => name.endsWith(ending) && !types.includes(type),
    ),
    'a label of another type':
      (labels.includes('le') && type !== 'histogram') || (labels.includes('quantile') && type !== 'summary'),
  }
  return Object.entries(wrong).flatMap(([problem, holds]) => (holds ? [`${name}: ${problem}`] : []))
}

const server = await startTestServer({ environment: { METRICS_TOKEN: 'a-token-for-the-monitor' } })
afterAll(() => server.close())

test('every metric has a name, a unit, and words that promtool accepts', async () => {
  await server.request('/healthz')
  const answer = await server.request('/metrics', {
    headers: { authorization: 'Bearer a-token-for-the-monitor' },
  })
  const text = await answer.text()
  const families = familiesOf(text)
  expect(families.map(({ name }) => name)).toEqual(
    [...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name),
  )
  expect(families.length).toBeGreaterThan(20)
  expect(families.flatMap(problemsOf)).toEqual([])
})

test.each([
  [{ name: 'plumbline_mails', type: 'counter' }, 'a counter ends in _total'],
  [{ name: 'plumbline_mails_total', type: 'gauge' }, 'only a counter ends in _total'],
  [{ name: 'plumbline_wait_milliseconds', type: 'gauge' }, 'no base unit'],
  [{ name: 'plumbline_wait_ms', type: 'gauge' }, 'an abbreviated unit'],
  [{ name: 'plumbline_size_kilobytes', type: 'gauge' }, 'no base unit'],
  [{ name: 'plumbline:wait', type: 'gauge' }, 'the name has a colon'],
  [{ name: 'plumbline_letters', type: 'gauge', help: '' }, 'no help'],
  [{ name: 'plumbline_waitTime', type: 'gauge' }, 'the name is not in snake_case'],
  [{ name: 'plumbline_wait_count', type: 'gauge' }, 'an ending of another type'],
])('%o is refused: %s', (family, problem) => {
  expect(problemsOf({ help: 'Words.', labels: [], ...family })).toEqual([`${family.name}: ${problem}`])
})
