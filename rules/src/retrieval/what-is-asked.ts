/** Regulations that a question names: texts of others are rarely meant. */
const NAMED_PARTS: readonly (readonly [pattern: RegExp, part: string])[] = [
  [/\bECOA\b|\breg(?:ulation|\.)? b\b/i, '1002'],
  [/\bHMDA\b|\breg(?:ulation|\.)? c\b/i, '1003'],
  [/\bEFTA\b|\breg(?:ulation|\.)? e\b/i, '1005'],
  [/\bFDCPA\b|\breg(?:ulation|\.)? f\b/i, '1006'],
  [/\breg(?:ulation|\.)? m\b/i, '1013'],
  [/\bGLBA\b|\breg(?:ulation|\.)? p\b/i, '1016'],
  [/\bFCRA\b|\breg(?:ulation|\.)? v\b/i, '1022'],
  [/\bRESPA\b|\breg(?:ulation|\.)? x\b/i, '1024'],
  [/\bTILA\b|\breg(?:ulation|\.)? z\b/i, '1026'],
  [/truth in savings|\breg(?:ulation|\.)? dd\b/i, '1030'],
]

export function namedParts(question: string): string[] {
  return NAMED_PARTS.filter(([pattern]) => pattern.test(question)).map(([, part]) => part)
}

/** What a question asks for by its form. */
const ASKS = {
  time: /\b(?:when|how (?:long|many (?:business |calendar )?(?:days|years|months)|soon|quickly|often|far)|by which|deadline|until|by when)\b/i,
  content: /^(?:what|which)\b.*\b(?:contain|include|state|say|show|must)\b/i,
  exception: /exempt|except|exclu|waive|unless|not (?:apply|required)/i,
  manner: /^how (?:must|may|can|is|are|should|specific|much|large)\b/i,
  amount:
    /\bhow (?:much|large|high|many)\b|\blimits?\b|\bmaximum\b|\bcap\b|\bpercent\b|\bthreshold\b|\btolerance/i,
}

/** How the title of a paragraph says that it has what is asked for. */
export const TITLE_INTENTS: Readonly<Record<keyof typeof ASKS, RegExp>> = {
  time: /\btim(?:e|es|ing|ely)\b|deadline|when\b|period|duration|retention|days?\b|date/,
  content: /content|information|statement|form\b|disclos/,
  exception: /exempt|except|exclu|not applicable|not required|waive|permissible/,
  manner: /form|manner|method|procedure|how\b|verif|calculat|determin/,
  amount: /limit|cap\b|maximum|amount|threshold|tolerance|fees?\b/,
}

export function asksFor(question: string): Record<keyof typeof ASKS, boolean> {
  return {
    time: ASKS.time.test(question),
    content: ASKS.content.test(question),
    exception: ASKS.exception.test(question),
    manner: ASKS.manner.test(question),
    amount: ASKS.amount.test(question),
  }
}
