// `npm run inspector`: the command line of the MCP inspector lists the tools, calls some, and asks for a prompt. Its
// rules for the schemas of tools are those of the large assistants. It comes from npm's registry.
import { execFile } from 'node:child_process'
import { installPackages, withProgram } from './outside-programs.ts'

const INSPECTOR = '@modelcontextprotocol/inspector@2.12.0'
const NOUNS = ['tasks', 'policies', 'evidence', 'loan_tests', 'regulations', 'findings', 'institution']

interface Answer {
  status: number
  out: string
  error: string
}

interface Check {
  name: string
  asks: readonly string[]
  isRight(answer: Answer): boolean
}

const listed = ({ out }: Answer, kind: string): { name: string }[] => JSON.parse(out)[kind] ?? []
const called = ({ out }: Answer) => JSON.parse(out) as { isError?: boolean; structuredContent?: object }

const CHECKS: readonly Check[] = [
  {
    name: 'lists tools, each with a schema that assistants take',
    asks: ['--method', 'tools/list', '--strict'],
    isRight: (answer) => answer.status === 0 && listed(answer, 'tools').length > 30,
  },
  {
    name: 'creates a task',
    asks: ['--method', 'tools/call', '--tool-name', 'create_task', '--tool-arg', 'title=From the inspector'],
    isRight: (answer) => answer.status === 0 && JSON.stringify(called(answer)).includes('From the inspector'),
  },
  {
    name: 'finds it again, with structured content',
    asks: [
      ...['--method', 'tools/call', '--tool-name', 'list_tasks'],
      ...['--tool-arg', 'search=inspector', 'whose=all'],
    ],
    isRight: (answer) =>
      answer.status === 0 && JSON.stringify(called(answer).structuredContent).includes('From the inspector'),
  },
  {
    name: 'is told which argument is wrong',
    asks: ['--method', 'tools/call', '--tool-name', 'list_tasks', '--tool-arg', 'words=inspector'],
    isRight: ({ out, error }) => `${out}${error}`.includes('search'),
  },
  {
    name: 'lists prompts',
    asks: ['--method', 'prompts/list'],
    isRight: (answer) => answer.status === 0 && listed(answer, 'prompts').length >= 1,
  },
  {
    name: 'gets the prompt for an exam item',
    asks: [
      ...['--method', 'prompts/get', '--prompt-name', 'prepare_exam_item'],
      ...['--prompt-args', 'request=Policies on fair lending'],
    ],
    isRight: ({ status, out }) => status === 0 && out.includes('Policies on fair lending'),
  },
]

const results = await withProgram(NOUNS, async ({ origin, key, folder }) => {
  const inspector = (await installPackages(folder, [INSPECTOR]))(
    '@modelcontextprotocol/inspector/clients/launcher/build/index.js',
  )
  const server = [
    inspector,
    '--cli',
    `${origin}/mcp`,
    '--transport',
    'http',
    '--header',
    `Authorization: Bearer ${key}`,
  ]
  const done: object[] = []
  for (const { name, asks, isRight } of CHECKS) {
    const answer = await run([...server, ...asks], folder)
    const isGood = isRight(answer)
    if (!isGood) {
      process.exitCode = 1
      console.error(
        `${name}: ${answer.status}\n${answer.out.slice(0, 2_000)}\n${answer.error.slice(0, 2_000)}`,
      )
    }
    done.push({ 'the inspector': name, result: isGood ? 'works' : 'fails' })
  }
  return done
})
console.table(results)

/** Its settings lie in the folder, and not in the home of whoever runs this. */
function run(args: readonly string[], home: string): Promise<Answer> {
  const options = { env: { PATH: process.env.PATH, HOME: home }, maxBuffer: 64 * 1024 * 1024 }
  return new Promise((resolve) => {
    const child = execFile(process.execPath, args, options, (_, out, error) =>
      resolve({ status: child.exitCode ?? 1, out, error }),
    )
  })
}
