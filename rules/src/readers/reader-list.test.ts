import { expect, test } from 'vitest'
import { readReaderList } from './reader-list.ts'

const ana = { name: 'Ana Lopez', email: 'ana@example.org' }
const ben = { name: 'Ben Wu', email: 'ben@example.org' }

test.each([
  ['typed', 'Ana Lopez, ana@example.org\nBen Wu, BEN@example.org, Lending'],
  ['from a spreadsheet', 'Ana Lopez\tana@example.org\t\nBen Wu\tben@example.org\tLending'],
  ['the address first', 'ana@example.org;Ana Lopez\r\nben@example.org;Ben Wu;Lending'],
  [
    'with a header',
    '\uFEFFDepartment,E-mail,Full name\n,ana@example.org,Ana Lopez\nLending,ben@example.org,Ben Wu',
  ],
  [
    'first and last names',
    'First name,Last name,Email,Dept\nAna,Lopez,ana@example.org,\nBen,Wu,ben@example.org,Lending\n,,,\n',
  ],
])('people are read %s', (_, text) => {
  const { people, problems } = readReaderList(text)
  expect(problems).toEqual([])
  expect(people.map(({ line: _line, ...person }) => person)).toEqual([
    { ...ana, department: '' },
    { ...ben, department: 'Lending' },
  ])
})

test('people are read as mail programs copy them', () => {
  const { people } = readReaderList('Lopez, Ana <ana@example.org>; "Wu, Ben" <Ben@example.org>')
  expect(people).toEqual([
    { ...ana, department: '', line: 1 },
    { ...ben, department: '', line: 1 },
  ])
})

test('each wrong line is named', () => {
  const { people, problems } = readReaderList(
    'Ana Lopez, ana@example.org\nBen Wu, ben@example\nana@example.org\nCy, cy@example.org\nDee\nCy Again, CY@example.org',
  )
  expect(people.map(({ email }) => email)).toEqual(['ana@example.org', 'cy@example.org'])
  expect(problems).toEqual([
    { line: 2, problem: '“ben@example” is not an email address.' },
    { line: 3, problem: 'No name for ana@example.org. The signature shows the reader’s name.' },
    {
      line: 5,
      problem: 'No email address. Write a name and an address, such as Ana Lopez, ana@example.org.',
    },
    { line: 6, problem: 'cy@example.org is on line 4 already.' },
  ])
})

test('a quotation mark that is not closed is named with its line', () => {
  expect(readReaderList('Ana Lopez, ana@example.org\n"Ben Wu, ben@example.org').problems).toEqual([
    { line: 2, problem: 'A quotation mark is not closed. The file is cut off.' },
  ])
})
