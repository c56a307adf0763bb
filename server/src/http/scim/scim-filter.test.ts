import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ScimError } from './scim-answer.ts'
import { GROUP_ATTRIBUTES, USER_ATTRIBUTES } from './scim-attributes.ts'
import {
  FILTER_DEPTH_AT_MOST,
  FILTER_LENGTH_AT_MOST,
  FILTER_TERMS_AT_MOST,
  readFilter,
} from './scim-filter.ts'
import { meeting } from './scim-match.ts'

/** RFC 7643, section 8.2, as far as we keep it. */
const BABS = {
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
  id: '2819c223-7f76-453a-919d-413861904646',
  externalId: '701984',
  userName: 'bjensen@example.com',
  name: { formatted: 'Ms. Barbara J Jensen, III', familyName: 'Jensen', givenName: 'Barbara' },
  displayName: 'Babs Jensen',
  emails: [
    { value: 'bjensen@example.com', type: 'work', primary: true },
    { value: 'babs@jensen.org', type: 'home' },
  ],
  active: true,
  groups: [{ value: 'users', display: 'Users' }],
  meta: {
    resourceType: 'User',
    created: '2010-01-23T04:56:22Z',
    lastModified: '2011-05-13T04:42:34Z',
  },
}
const meetsBabs = async (filter: string) =>
  (await meeting(readFilter(filter, USER_ATTRIBUTES), [BABS])).length === 1

function refusalOf(filter: string): string {
  try {
    readFilter(filter, USER_ATTRIBUTES)
  } catch (error) {
    if (error instanceof ScimError && error.type === 'invalidFilter') return error.message
    throw error
  }
  throw new Error(`${filter} was read`)
}

// The examples of RFC 7644, section 3.4.2.2, for attributes that we keep, and what Entra ID and Okta send.
test.each([
  ['userName Eq "BJENSEN@example.com"', true],
  ['name.familyName co "O\'Malley"', false],
  ['userName sw "J"', false],
  ['urn:ietf:params:scim:schemas:core:2.0:User:userName sw "bj"', true],
  ['meta.lastModified gt "2011-05-13T04:42:34Z"', false],
  ['meta.lastModified ge "2011-05-13T04:42:34Z"', true],
  ['meta.lastModified ge "2011-05-12T21:42:34-07:00"', true],
  ['meta.lastModified lt "2011-05-13T04:42:34Z"', false],
  ['meta.lastModified le "2011-05-13T04:42:34Z"', true],
  ['displayName pr and active eq true', true],
  ['active eq false or name.givenName eq "Barbara"', true],
  ['schemas eq "urn:ietf:params:scim:schemas:core:2.0:User"', true],
  ['active eq true and (emails co "example.com" or emails.value co "example.org")', true],
  ['active ne true and not (emails co "example.com" or emails.value co "example.org")', false],
  ['active eq true and (emails.type eq "work")', true],
  ['active eq true and emails[type eq "work" and value co "@example.com"]', true],
  ['emails[type eq "home" and value co "@example.com"] or externalId pr', true],
  ['emails[type eq "home" and value co "@example.com"]', false],
  ['emails[type eq "work"].value eq "bjensen@example.com"', true],
  ['emails[type eq "home"].value eq "bjensen@example.com"', false],
  ['emails[not (type eq "work")].value ew ".org"', true],
  ['externalId eq "701984"', true],
  ['externalId eq null', false],
  ['name.formatted eq "ms. barbara j jensen, \\u0049II"', true],
  ['userName eq "a" and active eq true or displayName ew "jensen"', true],
  ['userName eq "a" and (active eq true or displayName ew "jensen")', false],
])('%s', async (filter, expected) => {
  expect(await meetsBabs(filter)).toBe(expected)
})

test.each([
  ['title pr', 'filter at character 1, before «title pr»: title is not kept here'],
  ['userName eq', 'filter at the end: a value is expected'],
  ['userName eq bjensen', 'filter at character 13, before «bjensen»: a value is expected'],
  ['userName eq "\\u0000"', 'before «"\\u0000"»: a value is expected'],
  ['userName is "a"', 'filter at character 10, before «is "a"»: one of pr, eq'],
  ['userName eq "a" userName', 'filter at character 17, before «userName»: «and», «or», or the end'],
  ['(userName eq "a"', 'filter at the end: «and», «or», or «)» is expected'],
  ['emails[type eq "work"', 'filter at the end: «and», «or», or «]» is expected'],
  ['emails[kind eq "work"]', 'filter at character 8, before «kind eq "work"]»: kind is not kept here'],
  ['userName[value eq "a"]', 'userName'.toLowerCase()],
  ['active gt true', 'active is true or false, and has no gt'],
  ['active eq "maybe"', 'before «"maybe"»: active is true or false'],
  ['meta.created gt "yesterday"', 'meta.created is a moment such as'],
  ['userName eq 7', 'before «7»: username is a text'],
  ['userName gt null', 'gt compares with no null'],
  ['name eq "Babs"', 'name has parts'],
  ['not userName eq "a"', 'filter at character 1, before «not userName'],
  ['', 'filter at the end: the name of an attribute'],
])('%s is refused, and the place named', (filter, words) => {
  expect(refusalOf(filter)).toContain(words)
})

describe('limits', () => {
  test('of length, depth, and comparisons', async () => {
    const term = 'active eq true'
    expect(refusalOf(`userName eq "${'a'.repeat(FILTER_LENGTH_AT_MOST)}"`)).toContain('4,000 characters')
    const nested = (depth: number) => `${'('.repeat(depth)}${term}${')'.repeat(depth)}`
    expect(await meetsBabs(nested(FILTER_DEPTH_AT_MOST))).toBe(true)
    expect(refusalOf(nested(FILTER_DEPTH_AT_MOST + 1))).toContain('deep at most')
    const joined = (count: number) => Array<string>(count).fill(term).join(' and ')
    expect(await meetsBabs(joined(FILTER_TERMS_AT_MOST))).toBe(true)
    expect(refusalOf(joined(FILTER_TERMS_AT_MOST + 1))).toContain('comparisons are read')
  })
})

const term = fc.oneof(
  fc.constantFrom('externalId pr', 'active eq true', 'emails[type eq "home" and value ew "x"]'),
  fc
    .tuple(
      fc.constantFrom('userName', 'displayName', 'emails.value', 'groups', 'name.familyName'),
      fc.constantFrom('eq', 'co', 'sw', 'ew', 'gt', 'ge', 'lt', 'le'),
      fc.oneof(fc.string(), fc.constantFrom('bjensen@example.com', 'Jensen', 'users')),
    )
    .map(([attribute, operator, value]) => `${attribute} ${operator} ${JSON.stringify(value)}`),
)

describe('properties', () => {
  test('and, or, and not hold as in logic, whatever is in the texts', async () => {
    await fc.assert(
      fc.asyncProperty(term, term, term, async (a, b, c) => {
        const [isA, isB, isC] = await Promise.all([a, b, c].map(meetsBabs))
        expect(await meetsBabs(`${a} and ${b} or ${c}`)).toBe((isA && isB) || isC)
        expect(await meetsBabs(`${a} and (${b} or ${c})`)).toBe(isA && (isB || isC))
        expect(await meetsBabs(`not (${a} or ${b})`)).toBe(await meetsBabs(`not(${a}) AND not (${b})`))
      }),
    )
  })

  test('ne is what eq is not', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('userName', 'externalId', 'emails'),
        fc.string(),
        async (attribute, value) => {
          const text = JSON.stringify(value)
          expect(await meetsBabs(`${attribute} ne ${text}`)).toBe(
            !(await meetsBabs(`${attribute} eq ${text}`)),
          )
        },
      ),
    )
  })

  test('any other text is refused as a filter, and breaks nothing', () => {
    const scraps = fc.constantFrom(
      '(',
      ')',
      '[',
      ']',
      'not',
      'and',
      'or',
      'eq',
      'pr',
      'userName',
      '"',
      '\\',
      '.',
      ' ',
    )
    const texts = fc.oneof(
      fc.string(),
      fc.array(scraps, { maxLength: 30 }).map((all) => all.join(' ')),
    )
    fc.assert(
      fc.property(texts, (text) => {
        try {
          readFilter(text, USER_ATTRIBUTES)
        } catch (error) {
          expect(error).toMatchObject({ status: 400, type: 'invalidFilter' })
        }
      }),
    )
  })
})

test('other requests have their turns while thousands of people and members are compared', async () => {
  let turns = 0
  let isDone = false
  const others = async () => {
    for (; !isDone; turns++) await new Promise(setImmediate)
  }
  const waiting = others()
  const terms = Array<string>(FILTER_TERMS_AT_MOST).fill('userName co "zz"').join(' or ')
  const people = Array<object>(1_000).fill(BABS)
  expect(await meeting(readFilter(terms, USER_ATTRIBUTES), people)).toEqual([])
  const ofPeople = turns
  const group = { members: Array<object>(1_000).fill({ value: 'a' }) }
  const ofMembers = Array<string>(10).fill('members[value co "b"]').join(' or ')
  expect(await meeting(readFilter(ofMembers, GROUP_ATTRIBUTES), [group])).toEqual([])
  const ofGroup = turns - ofPeople
  isDone = true
  await waiting
  expect(ofPeople).toBeGreaterThan(FILTER_TERMS_AT_MOST)
  expect(ofGroup).toBeGreaterThan(10)
})
