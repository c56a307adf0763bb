import { checkUli, makeUli, type UliProblem } from '@plumbline/rules/hmda/check-digit.ts'
import { useEffect, useMemo, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { plural } from './hmda-text.ts'

type Task = 'make' | 'test'

const PROBLEMS: Record<Task, Record<UliProblem, string>> = {
  make: {
    characters: 'Only letters and digits may stand in it.',
    tooShort: 'Too short: LEI (20 characters) and at least one character of your own are needed.',
    tooLong: 'Too long: at most 43 characters before the check digit.',
    checkDigit: '',
  },
  test: {
    characters: 'Only letters and digits may stand in it.',
    tooShort:
      'Too short: a ULI has at least 23 characters. A shorter one may be a NULI, which has no check digit.',
    tooLong: 'Too long: a ULI has at most 45 characters.',
    checkDigit: 'The check digit does not fit.',
  },
}
const MOST_LINES = 100_000
const SHOWN = 200

interface Result {
  /** Position and text: a line may stand twice. */
  key: string
  input: string
  ok: boolean
  text: string
}

function resultOf(task: Task, input: string): Omit<Result, 'key'> {
  if (task === 'make') {
    const made = makeUli(input)
    return made.ok
      ? { input, ok: true, text: made.uli }
      : { input, ok: false, text: PROBLEMS.make[made.problem] }
  }
  const problem = checkUli(input)
  if (!problem) return { input, ok: true, text: 'Valid' }
  const made = problem === 'checkDigit' ? makeUli(input.slice(0, -2)) : undefined
  return {
    input,
    ok: false,
    text: PROBLEMS.test[problem] + (made?.ok ? ` For ${input.slice(0, -2)} it is ${made.checkDigit}.` : ''),
  }
}

/** Check digits made or tested, one identifier a line. */
export function CheckDigit() {
  const [task, setTask] = useState<Task>('make')
  const [text, setText] = useState('')
  const box = useRef<HTMLTextAreaElement>(null)
  // What somebody typed before the page came alive.
  useEffect(() => {
    if (box.current?.value) setText(box.current.value)
  }, [])
  const lines = useMemo(() => text.split(/\s+/).filter(Boolean), [text])
  const results = useMemo(
    () => lines.slice(0, MOST_LINES).map((line, at) => ({ key: `${at} ${line}`, ...resultOf(task, line) })),
    [lines, task],
  )
  const good = results.filter(({ ok }) => ok).length

  function save() {
    const csv = results.map(({ input, ok, text: answer }) => `${input},${ok ? 'yes' : 'no'},"${answer}"`)
    saveFile(
      new Blob([`\ufeffIdentifier,Good,Result\r\n${csv.join('\r\n')}\r\n`], { type: 'text/csv' }),
      'check-digits.csv',
    )
  }

  return (
    <div className="grid gap-4">
      <fieldset className="flex flex-wrap gap-4">
        <legend className="sr-only">What to do</legend>
        {(['make', 'test'] as const).map((each) => (
          <label key={each} className="flex min-h-11 cursor-pointer items-center gap-2">
            <input
              type="radio"
              name="task"
              checked={task === each}
              onChange={() => setTask(each)}
              className="size-4 accent-brand"
            />
            {each === 'make' ? 'Make check digits' : 'Test ULIs'}
          </label>
        ))}
      </fieldset>
      <label className="grid gap-1 font-semibold">
        {task === 'make' ? 'LEI and loan number, without check digit' : 'ULIs'}
        <textarea
          ref={box}
          rows={6}
          spellCheck={false}
          value={text}
          onChange={({ target }) => setText(target.value)}
          placeholder={task === 'make' ? '10Bx939c5543TqA1144M999143X' : '10Bx939c5543TqA1144M999143X38'}
          className="rounded-control border border-control-line bg-surface p-3 font-mono font-normal text-sm"
        />
      </label>
      <p role="status" className="text-ink-soft">
        {results.length > 0 &&
          `${plural(results.length, 'identifier')}: ${good} good, ${results.length - good} not.`}
        {lines.length > MOST_LINES &&
          ` Only the first ${MOST_LINES.toLocaleString('en-US')} of ${lines.length.toLocaleString('en-US')} are read.`}
      </p>
      {results.length > 0 && (
        <>
          <ul className="grid gap-1 rounded-card border border-line bg-surface px-4 py-3">
            {results.slice(0, SHOWN).map(({ key, input, ok, text: answer }) => (
              <li
                key={key}
                className="grid gap-x-4 border-line border-b py-1.5 last:border-b-0 sm:grid-cols-2"
              >
                <span className="break-all font-mono text-sm">{input}</span>
                <span className={`break-all text-sm ${ok ? 'font-mono text-success' : 'text-danger'}`}>
                  {ok ? '✓ ' : '△ '}
                  {answer}
                </span>
              </li>
            ))}
          </ul>
          <div>
            <Button look="quiet" onClick={save}>
              Save all as CSV
            </Button>
          </div>
        </>
      )}
    </div>
  )
}
