import { expect, test } from 'vitest'
import { csvCell, csvText } from './csv-text.ts'

test.each([
  ['plain', 'plain'],
  ['a,b', '"a,b"'],
  ['say "so"', '"say ""so"""'],
  ['two\nlines', '"two\nlines"'],
  ['=1+1', "'=1+1"],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['=HYPERLINK("x","y")', `"'=HYPERLINK(""x"",""y"")"`],
  ['\tx', "'\tx"],
  ['x;=1+1', "x;'=1+1"],
  ['x; "@SUM(A1)', `"x; ""'@SUM(A1)"`],
  ['a;b; c', 'a;b; c'],
  ['first\n=1+1', '"first\n\'=1+1"'],
  ['first\r\n "@SUM(A1)', '"first\r\n ""\'@SUM(A1)"'],
  ['first\n-1+1', '"first\n\'-1+1"'],
  ['first\n- an item\n+ another', '"first\n- an item\n+ another"'],
  ["first\n- cmd|' /C calc'!A0", "\"first\n'- cmd|' /C calc'!A0\""],
  ['first\n- HYPERLINK("x")', '"first\n\'- HYPERLINK(""x"")"'],
])('%j becomes %j', (value, cell) => {
  expect(csvCell(value)).toBe(cell)
})

test('rows end as the standard says', () => {
  expect(csvText([['a', 'b'], ['c']])).toBe('a,b\r\nc\r\n')
})
