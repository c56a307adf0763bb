const SUFFIXES = ['JR', 'SR', 'II', 'III', 'IV', 'DDS', 'MD', 'PHD']
/** A letter alone is an initial, but O and D begin names: O BRIEN, D ANGELO. */
const INITIAL = / [A-CE-NP-Z] /

/**
 * The names to look up, as the CFPB's method cleans a surname (proxy-methodology 1.2.0, surname_parser.do): suffixes,
 * initials, punctuation, and spaces are dropped, and of a hyphenated name the first two parts are looked up apart.
 */
export function surnameParts(written: string): string[] {
  let name = ` ${written.toUpperCase()} `.replace(/['’]/g, '').replace(/[\s`{}\\,.0-9"]/g, ' ')
  for (const suffix of SUFFIXES) name = name.replaceAll(` ${suffix} `, ' ')
  while (INITIAL.test(name)) name = name.replace(INITIAL, '')
  if (/^[OD]$/.test(name.trim())) return []
  return name.replaceAll(' ', '').split('-').filter(Boolean).slice(0, 2)
}

/** The same name in the letters A to Z, which are all that the table has. */
export const withoutAccents = (name: string): string => name.normalize('NFD').replace(/\p{Mn}/gu, '')
