import { type ApiDocument, type DescribedSchema, resolved } from './api-catalog.ts'
import { type Html, html, withCode } from './html.ts'

/** Schemas that contain themselves end somewhere. */
const DEEPEST = 8
/** Longer lists are those of codes, which the answer of another operation has with their names. */
const VALUES_AT_MOST = 40

/** The fields of a schema, each with its type, its limits, and what it means. */
export function schemaList(
  given: DescribedSchema | undefined,
  document: ApiDocument,
  depth = 0,
): Html | undefined {
  const schema = resolved(given, document)
  const fields = Object.entries(schema?.properties ?? {})
  const choices = [...(schema?.anyOf ?? []), ...(schema?.oneOf ?? [])].filter(({ type }) => type !== 'null')
  if (!schema || depth > DEEPEST) return undefined
  if (fields.length > 0)
    return html`<ul class="fields">${fields.map(
      ([name, field]) =>
        html`<li><code>${name}</code> ${fieldWords(field, schema.required?.includes(name) ?? false, document)}${schemaList(field, document, depth + 1)}</li>`,
    )}</ul>`
  if (schema.items) return schemaList(schema.items, document, depth + 1)
  if (typeof schema.additionalProperties === 'object')
    return schemaList(schema.additionalProperties, document, depth + 1)
  if (schema.allOf) return html`${schema.allOf.map((part) => schemaList(part, document, depth + 1))}`
  const lists = choices.flatMap((choice) => schemaList(choice, document, depth + 1) ?? [])
  if (lists.length < 2) return lists[0]
  return html`<p>One of:</p><ol class="choices">${lists.map((list) => html`<li>${list}</li>`)}</ol>`
}

function fieldWords(field: DescribedSchema, isRequired: boolean, document: ApiDocument): Html {
  const schema = resolved(field, document) ?? field
  const description = field.description ?? schema.description
  return html`<i>${typeWords(schema, document)}${isRequired ? '' : ', optional'}</i>${description ? [' ', ...[withCode(description)].flat()] : ''}`
}

/** “text of at most 200 characters”, “list of whole number”. */
export function typeWords(given: DescribedSchema, document: ApiDocument): string {
  const schema = resolved(given, document) ?? given
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum)
    return schema.enum.length > VALUES_AT_MOST
      ? `one of ${schema.enum.length} values, such as ${JSON.stringify(schema.enum[0])}`
      : `one of ${schema.enum.map((value) => JSON.stringify(value)).join(', ')}`
  const choices = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]
  if (choices.length > 0)
    return [...new Set(choices.map((choice) => typeWords(choice, document)))].join(' or ')
  const types = [schema.type ?? []].flat()
  return types.length > 0 ? types.map((type) => oneType(type, schema, document)).join(' or ') : 'any value'
}

function oneType(type: string, schema: DescribedSchema, document: ApiDocument): string {
  const { minimum, maximum, maxLength, format, items } = schema
  const range = [
    minimum !== undefined && minimum > Number.MIN_SAFE_INTEGER && `from ${minimum}`,
    maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER && `up to ${maximum}`,
  ].filter(Boolean)
  switch (type) {
    case 'string':
      return `${format && format !== 'uri' ? format : 'text'}${maxLength && !format ? ` of at most ${maxLength} characters` : ''}`
    case 'integer':
    case 'number':
      return [type === 'integer' ? 'whole number' : 'number', ...range].join(' ')
    case 'array':
      return items ? `list of ${typeWords(items, document)}` : 'list'
    case 'boolean':
      return 'true or false'
    default:
      return type
  }
}
