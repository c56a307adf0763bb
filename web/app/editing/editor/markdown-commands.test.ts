import { expect, test } from 'vitest'
import { COMMANDS, type CommandName, ownParagraph } from './markdown-commands.ts'

/** The selection is between square marks: `one ⟦two⟧ three`. */
function parse(marked: string) {
  const start = marked.indexOf('⟦')
  const end = marked.indexOf('⟧') - 1
  return { text: marked.replace(/[⟦⟧]/g, ''), start, end }
}

function apply(marked: string, edit: ReturnType<(typeof COMMANDS)[CommandName]>) {
  const { text } = parse(marked)
  const after = text.slice(0, edit.from) + edit.insert + text.slice(edit.to)
  return `${after.slice(0, edit.start)}⟦${after.slice(edit.start, edit.end)}⟧${after.slice(edit.end)}`
}

test.each<[CommandName, string, string]>([
  ['bold', 'one ⟦two⟧ three', 'one **⟦two⟧** three'],
  ['bold', 'one **⟦two⟧** three', 'one ⟦two⟧ three'],
  ['bold', '⟦⟧', '**⟦bold words⟧**'],
  ['italic', 'one ⟦two⟧', 'one *⟦two⟧*'],
  ['heading', 'one\nt⟦w⟧o\nthree', 'one\n⟦## two⟧\nthree'],
  ['heading', '### t⟦⟧wo', '⟦two⟧'],
  ['bulletedList', '⟦one\ntwo⟧', '⟦- one\n- two⟧'],
  ['bulletedList', '⟦- one\n- two⟧', '⟦one\ntwo⟧'],
  ['numberedList', '⟦one\ntwo⟧', '⟦1. one\n2. two⟧'],
  ['numberedList', '⟦1. one\n7. two⟧', '⟦one\ntwo⟧'],
  ['quote', 'o⟦n⟧e', '⟦> one⟧'],
  ['link', 'see ⟦the rule⟧.', 'see [the rule](⟦https://⟧).'],
  ['link', 'see ⟦⟧', 'see [⟦words of the link⟧](https://)'],
])('%s: %s', (name, before, after) => {
  expect(apply(before, COMMANDS[name](parse(before)))).toBe(after)
})

test.each([
  ['⟦⟧', 'BLOCK\n\n⟦⟧'],
  ['one⟦⟧', 'one\n\nBLOCK\n\n⟦⟧'],
  ['one\n⟦⟧two', 'one\n\nBLOCK\n\n⟦⟧two'],
  ['one\n\n⟦⟧', 'one\n\nBLOCK\n\n⟦⟧'],
])('inserts a block as its own paragraph: %s', (before, after) => {
  expect(apply(before, ownParagraph(parse(before), 'BLOCK'))).toBe(after)
})
