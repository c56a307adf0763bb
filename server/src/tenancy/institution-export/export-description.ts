import type { ExportScope } from './exam-conditions.ts'
import type { Column, TableShape } from './export-rows.ts'
import { eachLeftOut } from './exported-tables.ts'

interface Described {
  name: string
  scope: ExportScope
  madeAt: Date
  shapes: readonly TableShape[]
}

export function exportReadMe({ name, scope, madeAt, shapes }: Described): string {
  const exams =
    scope.examIds.length === 0
      ? 'Examinations are not in it: they may hold confidential supervisory information, which belongs to the agency. Somebody who is named on one can choose it.'
      : `It holds ${scope.examIds.length === 1 ? 'one examination' : `${scope.examIds.length} examinations`} that may hold confidential supervisory information, which belongs to the agency. Check the agency’s rules before you pass it on.`
  return `Everything that Plumbline holds of ${name}
Institution ${scope.institutionId}, made at ${madeAt.toISOString()}

data/    one JSON file for each noun: {"schemaVersion", "noun", "rows"}, one row a line
csv/     the same rows for spreadsheets. An empty cell is null or an empty text; the JSON file says which.
         A cell that a spreadsheet would take for a formula begins with an apostrophe.
schema/  a JSON Schema of each row
files/   uploaded files as they were, each in a folder with its id (data/files.json)
manifest.json   the number of rows of each noun
SHA256SUMS      check with: sha256sum --check SHA256SUMS

Rows are in the order of their keys: ${shapes.map(({ name: noun, key }) => `${noun} by ${key.map((column) => column.name).join(', ') || 'none, at most one row'}`).join('; ')}.
Texts are ordered by their code points. Moments are in UTC. Ids name rows of the other files; ids of
people are those of institution_people.json, or of people who left.

${exams}

Not in it:
${eachLeftOut()
  .map(({ table, because }) => `  ${table}: ${because}`)
  .join('\n')}
  Passwords, second factors, and secrets of API keys: nobody can read them, not even the program.

An operator brings it into an empty institution: npm run plumbline -- import-institution FILE --into ID

Signatures and approvals are exported as they were recorded. The archive itself proves nothing about
them to anybody who does not trust the person who hands it over.
`
}

const JSON_TYPES: Readonly<Record<string, object>> = {
  uuid: { type: 'string', format: 'uuid' },
  text: { type: 'string' },
  'character varying': { type: 'string' },
  boolean: { type: 'boolean' },
  integer: { type: 'integer' },
  smallint: { type: 'integer' },
  bigint: { type: 'integer' },
  numeric: { type: 'number' },
  'double precision': { type: 'number' },
  date: { type: 'string', format: 'date' },
  'timestamp with time zone': { type: 'string', format: 'date-time' },
  'timestamp without time zone': { type: 'string' },
  interval: { type: 'string' },
  json: {},
  jsonb: {},
}

/** JSON Schema, draft 2020-12, of one row. */
export function schemaOf({ name, columns, key }: TableShape): object {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: name,
    description: `In the order of ${key.map((column) => column.name).join(', ') || 'none: at most one row'}.`,
    type: 'object',
    properties: Object.fromEntries(columns.map((column) => [column.name, typeOf(column)])),
    required: columns.map((column) => column.name),
    additionalProperties: false,
  }
}

function typeOf({ name, type, isNullable }: Column): object {
  const isList = type.endsWith('[]')
  const known = JSON_TYPES[isList ? type.slice(0, -2) : type]
  if (!known) throw new Error(`the export has no word for the type ${type} of ${name}`)
  const described = isList ? { type: 'array', items: known } : known
  return isNullable && Object.keys(described).length > 0
    ? { anyOf: [described, { type: 'null' }] }
    : described
}
