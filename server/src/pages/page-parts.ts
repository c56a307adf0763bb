/** The classes, elements, and attributes of a page that selectors can match. */
export interface Page {
  parts: ReadonlySet<string>
  /** The visible markup, and somewhat more, without scripts. */
  text: string
}

export function partsOf(html: string): Page {
  const parts = new Set<string>()
  for (const [, list] of html.matchAll(/\sclass="([^"]*)"/g))
    for (const name of decode(list!).split(/\s+/)) parts.add(`.${name}`)
  for (const [, element] of html.matchAll(/<([a-z][a-z0-9]*)/g)) parts.add(element!)
  for (const [, attribute] of html.matchAll(/\s(disabled|(?:aria|data)-[a-z-]+)(?=[=\s/>])/g))
    parts.add(`[${attribute}]`)
  for (const kind of kindsOfFields(html)) parts.add(kind)
  return { parts, text: html.replaceAll(NOT_IN_OUR_FONTS, '') }
}

export const ANY_FIELD = '::field'
const FIELD = /<(?:textarea|select|input)\b[^>]*/g
const NO_FIELDS = ['checkbox', 'radio', 'hidden', 'submit']
const OF_TIME = ['date', 'datetime-local', 'month', 'week', 'time']

function kindsOfFields(html: string): string[] {
  return [...html.matchAll(FIELD)].flatMap(([field]) => {
    const type = /\stype="([\w-]+)"/.exec(field)?.[1] ?? 'text'
    return NO_FIELDS.includes(type) ? [] : [ANY_FIELD, OF_TIME.includes(type) ? '::time' : `::${type}`]
  })
}

/** Code uses the browser's own font. */
const NOT_IN_OUR_FONTS = /<(script|style|code)\b[\s\S]*?<\/\1>|\sdata-props="[^"]*"/g

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

function decode(text: string): string {
  return text.replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity]!)
}
