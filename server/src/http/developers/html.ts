const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** HTML that is finished; other values are escaped where they are put in. */
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Value = Html | string | number | undefined | false | readonly Value[]

export function html(parts: TemplateStringsArray, ...values: Value[]): Html {
  return new Html(
    parts.map((part, index) => part + (index < values.length ? textOf(values[index]) : '')).join(''),
  )
}

function textOf(value: Value): string {
  if (value === undefined || value === false) return ''
  if (value instanceof Html) return value.text
  if (typeof value === 'object') return value.map(textOf).join('')
  return String(value).replace(/[&<>"]/g, (character) => ENTITIES[character]!)
}

/** Words with code between backticks. */
export const withCode = (text: string): Value =>
  text.split('`').map((part, index) => (index % 2 ? html`<code>${part}</code>` : part))
