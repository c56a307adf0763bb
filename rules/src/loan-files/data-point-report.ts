import { labelOf, NAME_OF_PATH } from './loan-field-names.ts'

export interface DataPointRow {
  transaction: string
  rows: string
  path: string
  type: string
  form: string
}

/** Reads `data/loan-files/ucd-data-points.csv`. */
export function readDataPoints(text: string): DataPointRow[] {
  return text
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [transaction, rows, path, type, form] = [
        ...line.matchAll(/"([^"]*)"|([^,]+)|(?<=,)(?=,|$)/g),
      ].map((match) => match[1] ?? match[2] ?? '')
      return { transaction: transaction!, rows: rows!, path: path!, type: type!, form: form ?? '' }
    })
}

/** Why a data point is not read, by its path. */
const IGNORED: readonly (readonly [RegExp, string])[] = [
  [
    /MISMOReferenceModelIdentifier|xmlns:|ABOUT_VERSION/,
    'says which version the message is of; elements are read by name in every version',
  ],
  [/CreatedDatetime|AUDIT_TRAIL/, 'says how the message was made'],
  [/SYSTEM_SIGNATURES/, 'a signature over the message, not a value of the loan'],
  [/VIEWS\//, 'the scan of the form; the values are read from the data'],
  [/RELATIONSHIPS\/|@xlink:|@SequenceNumber/, 'joins or orders elements; entries keep the order of the file'],
  [/DOCUMENT_CLASSIFICATION/, 'classifies the document for its receiver'],
  [/DEAL_SETS\/PARTIES/, 'the preparer of the delivery, no party of the loan'],
  [/ExecutionDatetime/, 'the date of the signature is read'],
  [
    /CLOSING_ADJUSTMENT_ITEM_PAID_BY\/INDIVIDUAL|CLOSING_ADJUSTMENT_ITEM_PAID_TO/,
    'the name of a person or payee that no test and no screen needs',
  ],
  [/@IdentifierOwnerURI/, 'says who gave out an identifier'],
]

export type DataPointVerdict = 'used' | 'shown' | 'ignored'

export interface JudgedDataPoint {
  path: string
  type: string
  form: string
  purchase: string
  refinance: string
  verdict: DataPointVerdict
  /** Under which name it is read. */
  name: string | null
  /** The tests that use it, or why it is not read. */
  detail: string
}

/** Every path of the data points with what becomes of it. A path without a verdict is an error. */
export function judgeDataPoints(
  rows: readonly DataPointRow[],
  testsByName: ReadonlyMap<string, readonly string[]>,
): JudgedDataPoint[] {
  const byPath = new Map<string, DataPointRow[]>()
  for (const row of rows) byPath.set(row.path, [...(byPath.get(row.path) ?? []), row])
  return [...byPath].map(([path, of]) => {
    const name = NAME_OF_PATH.get(path.replace(/^~\//, '').replace(/^\^\//, '^')) ?? null
    const tests = name === null ? [] : (testsByName.get(name) ?? [])
    const reason = IGNORED.find(([pattern]) => pattern.test(path))?.[1]
    if (name === null && reason === undefined) throw new Error(`No verdict for ${path}.`)
    const numbers = (transaction: string) =>
      [
        ...new Set(of.filter((row) => row.transaction === transaction).flatMap((row) => row.rows.split(' '))),
      ].join(' ')
    return {
      ...{
        path,
        type: of[0]!.type,
        form: [...new Set(of.map(({ form }) => form).filter((one) => one !== ''))].join('; '),
      },
      ...{ purchase: numbers('P'), refinance: numbers('N') },
      verdict: name === null ? 'ignored' : tests.length > 0 ? 'used' : 'shown',
      name,
      detail: name === null ? reason! : tests.length > 0 ? tests.join(', ') : labelOf(name),
    }
  })
}

const HEADING = `# What is read of a loan file

A page for a person who uses the tool is [loan-file-tool.md](loan-file-tool.md). This page is generated: \`UPDATE_LOAN_FILE_REPORT=1 npm test -- rules/src/loan-files/run-every-test.test.ts\` writes it, and without that the same test compares it with what the reader does.

In a path, \`~/\` means the deal and \`^/\` the document of the message. Numbers are the rows of the delivery specification: of a purchase, and of a loan without a seller. **Used** names the tests that look at the value. **Shown** values are on the loan's page. **Ignored** values are not read, with the reason.
`

export function dataPointReport(points: readonly JudgedDataPoint[], rowCount: number): string {
  const of = (verdict: DataPointVerdict) => points.filter((point) => point.verdict === verdict)
  const table = (verdict: DataPointVerdict, last: string) => [
    `| Path | Type | Rows, purchase | Rows, no seller | ${last} |`,
    '|---|---|---|---|---|',
    ...of(verdict).map(
      ({ path, type, purchase, refinance, detail }) =>
        `| \`${path}\` | ${type} | ${purchase} | ${refinance} | ${detail} |`,
    ),
  ]
  const lines = [
    HEADING,
    `${rowCount.toLocaleString('en-US')} rows on ${points.length} paths: ${of('used').length} read and used, ${of('shown').length} read and shown, ${of('ignored').length} ignored.`,
    ...['', '## Read and used', '', ...table('used', 'Tests')],
    ...['', '## Read and shown', '', ...table('shown', 'As')],
    ...['', '## Ignored', '', ...table('ignored', 'Reason')],
  ]
  return `${lines.join('\n')}\n`
}
