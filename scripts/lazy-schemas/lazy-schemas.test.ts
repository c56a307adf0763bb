import { expect, test } from 'vitest'
import { rewriteChunks } from './make-when-asked.mjs'
import { MARK, markContract, markOthers } from './mark-schemas.mjs'

/** What one chunk becomes; `made(…)` stands for the mark. */
function rewritten(code: string): string {
  const chunks = rewriteChunks(new Map([['./main.js', code.replaceAll('made(', `${MARK}(`)]]))
  return chunks.get('./main.js')!
}

const TASK = 'const Task = made(() => build());'
const TASK_MADE = 'var Task$made;function Task(){return Task$made??=(build())}'

test.each([
  ['a call', 'use(Task)', 'use(Task())'],
  ['a method of it', 'Task.extend({ Task: 1 })', 'Task().extend({ Task: 1 })'],
  ['a shorthand', 'const all = { Task, b: 1 }', 'const all = { Task:Task(), b: 1 }'],
  ['a property of that name', 'const all = { Task: x.Task }', 'const all = { Task: x.Task }'],
  ['a computed name', 'x[Task]', 'x[Task()]'],
  ['within a function', 'const f = () => Task', 'const f = () => Task()'],
  ['as a default', 'const f = (a = Task) => a', 'const f = (a = Task()) => a'],
  ['after new', 'new Task.Kind(Task)', 'new (Task().Kind)(Task())'],
  ['a class above', 'class A extends Task {}', 'class A extends Task() {}'],
  ['in a text', '`$'.concat('{Task}`'), '`$'.concat('{Task()}`')],
  ['an export', 'export { Task as t }', 'export { Task as t }'],
])('a name that is read asks for its value: %s', (_, before, after) => {
  expect(rewritten(`${TASK}${before}`)).toBe(`${TASK_MADE}${after}`)
})

test.each([
  'function f(Task) { return Task }',
  'const f = ({ a: [Task] }) => Task',
  'const f = ({ Task }) => Task',
  'const f = (...Task) => Task',
  'function f() { if (x) { var Task = 1 } return Task }',
  '{ let Task = 1; use(Task) }',
  'for (const Task of x) use(Task)',
  'try {} catch (Task) { use(Task) }',
  'const f = function Task() { return Task }',
  'const C = class Task { a = Task }',
  'switch (x) { case 1: let Task = 2; use(Task) }',
  'function f() { function Task() {} return Task }',
  'Task: for (;;) break Task',
])('another thing of the same name stays as it is: %s', (code) => {
  expect(rewritten(`${TASK}${code}`)).toBe(`${TASK_MADE}${code}`)
})

test('a chunk that imports it asks, too, under whatever name', () => {
  const chunks = rewriteChunks(
    new Map([
      ['./a.js', `const Task = ${MARK}(() => build());const plain = 1;export { Task as t, plain as p };`],
      ['./b.js', 'import { t as Work, p as plain } from "./a.js";use(Work, plain);export { Work as w };'],
      ['./c.js', 'import { w } from "./b.js";use(w);'],
    ]),
  )
  expect(chunks.get('./b.js')).toContain('use(Work(), plain);')
  expect(chunks.get('./c.js')).toContain('use(w());')
})

test('a chunk that passes it on unread makes those ask that import it from there', () => {
  const chunks = rewriteChunks(
    new Map([
      ['./a.js', `const Task = ${MARK}(() => build());const plain = 1;export { Task as t, plain as p };`],
      ['./b.js', 'export { t as w, p } from "./a.js";'],
      ['./c.js', 'import { w, p } from "./b.js";use(w, p);'],
    ]),
  )
  expect(chunks.get('./b.js')).toBe('export { t as w, p } from "./a.js";')
  expect(chunks.get('./c.js')).toBe('import { w, p } from "./b.js";use(w(), p);')
})

test.each([
  'export * from "./b.js";',
  'export * as all from "./b.js";',
  'import * as all from "./b.js";use(all);',
  'const all = await import("./b.js");',
])('a chunk with such a name is not taken as a whole: %s', (code) => {
  const chunks = (own: string) =>
    new Map([
      ['./a.js', `const Task = ${own};export { Task };`],
      ['./b.js', 'export { Task as w } from "./a.js";'],
      ['./c.js', code],
    ])
  expect(() => rewriteChunks(chunks(`${MARK}(() => build())`))).toThrow(/w .*(made when asked|import\()/)
  expect(rewriteChunks(chunks('build()')).get('./c.js')).toBe(code)
})

test('a mark that is not the whole of a constant is refused', () => {
  expect(() => rewritten('const all = [made(() => build())]')).toThrow('./main.js has a marked value')
})

test('a constant that is only declared stays', () => {
  expect(markContract('declare const VERSION: string')).toBeUndefined()
  expect(markOthers('declare const VERSION: string')).toBeUndefined()
})

test('a chunk with such a name that is loaded by import() is refused', () => {
  const codes = new Map([
    ['./a.js', `const Task = ${MARK}(() => build());export { Task };`],
    ['./b.js', 'const a = await import("./a.js");'],
  ])
  expect(() => rewriteChunks(codes)).toThrow("Task cannot be asked for by import('./a.js')")
})

test('what is made is made once, when it is asked for, in whatever order', () => {
  const code = rewritten(
    `const Tasks = made(() => [Task]);const Task = made(() => ({ at: ++count }));
     const before = count; return [before, Tasks, Tasks[0] === Task, count]`
      .replace('const before', 'function run() { const before')
      .concat('}'),
  )
  expect(new Function(`let count = 0;${code};return run()`)()).toEqual([0, [{ at: 1 }], true, 1])
})

test.each([
  ['data stays', "export const KINDS = ['a', 'b'] as const", undefined],
  ['a function stays', 'export const pageOf = (item: Item) => z.object({ item })', undefined],
  ['a number stays', 'const AT_MOST = 24 * 60', undefined],
  [
    'a schema is marked',
    'export const Id: Text = z.uuid()',
    `export const Id: Text = /* @__PURE__ */ ${MARK}(() => (z.uuid()))`,
  ],
  [
    'what is made of one, too',
    'const both = { Id, name: 1 }',
    `const both = /* @__PURE__ */ ${MARK}(() => ({ Id, name: 1 }))`,
  ],
])('of a file of the contract, %s', (_, before, after) => {
  expect(markContract(before)).toBe(after)
})

test('of an operation, its input, its output, and the data of its refusals are made later', () => {
  const marked = markContract(`function operation(Input) {
    return members.errors({ GONE: { status: 410, data: z.string() } }).input(Input).output(z.object({ status: Status, data: Data }))
  }`)
  expect(marked).toContain('data: __plumblineLater(() => (z.string()))')
  expect(marked).toContain('.input(__plumblineLater(() => (Input)))')
  expect(marked).toContain('.output(__plumblineLater(() => (z.object({ status: Status, data: Data }))))')
})

test('of any other file, schemas and formatters are marked and nothing else', () => {
  expect(markOthers('const DAY = new Intl.DateTimeFormat("en-US")')).toBe(
    `const DAY = /* @__PURE__ */ ${MARK}(() => (new Intl.DateTimeFormat("en-US")))`,
  )
  expect(markOthers('const Body = z.object({ a: Id }).optional(); const log = createLog()')).toBe(
    `const Body = /* @__PURE__ */ ${MARK}(() => (z.object({ a: Id }).optional())); const log = createLog()`,
  )
  expect(markOthers('const log = createLog()')).toBeUndefined()
})
