import { readdirSync, readFileSync } from 'node:fs'
import type { PolicyTemplate } from '@plumbline/contract/compliance/policy-documents.ts'
import { policySections } from '@plumbline/rules/policies/policy-sections.ts'
import { CONTENT_FOLDER } from '../../platform/project-folders.ts'
import { type Charter, forCharter } from './template-variants.ts'

const FOLDER = new URL('policy-templates/', CONTENT_FOLDER)

/** Whom it is for; absent for everybody. */
type Shipped = PolicyTemplate & { isFor?: readonly string[] | undefined }

let read: Shipped[] | undefined

interface Institution {
  /** What it says of itself, a line each. */
  facts: readonly string[]
  charter: Charter
}

/** The shipped templates by title, with the institution's name where they name it, and as its charter has them. */
export function policyTemplates(institutionName: string, institution?: Institution): PolicyTemplate[] {
  read ??= readdirSync(FOLDER)
    .filter((name) => name.endsWith('.md'))
    .map(readTemplate)
    .toSorted((a, b) => a.title.localeCompare(b.title, 'en'))
  const kind = institution?.charter.kind
  const own = read.filter(({ isFor }) => !kind || !isFor || isFor.includes(kind))
  return own.map(({ isFor: _, ...template }) => ({
    ...template,
    body: withFacts(forCharter(template.body, institution?.charter), institution?.facts ?? []).replaceAll(
      '{{institution}}',
      () => institutionName,
    ),
  }))
}

let cited: { key: string; title: string; citations: string[] }[] | undefined

/** The templates with a section that carries out what `matches`, each with the first such paragraph. */
export function listTemplatesCiting(
  matches: (citation: string) => boolean,
): { key: string; title: string; citation: string }[] {
  cited ??= policyTemplates('').map(({ key, title, body }) => ({
    ...{ key, title },
    citations: [...new Set(policySections(body).flatMap(({ citations }) => citations))],
  }))
  return cited.flatMap(({ key, title, citations }) => {
    const citation = citations.find(matches)
    return citation === undefined ? [] : [{ key, title, citation }]
  })
}

/** The facts stand below the purpose, before the first section of the policy. */
function withFacts(body: string, facts: readonly string[]): string {
  const at = body.indexOf('\n## ')
  if (facts.length === 0 || at < 0) return body
  const list = facts.map((fact) => `- ${fact}`).join('\n')
  return `${body.slice(0, at)}\n## Institution\n\n${list}\n${body.slice(at)}`
}

function readTemplate(name: string): Shipped {
  const [, head, body] = /^---\n(.*?)\n---\n(.*)$/s.exec(readFileSync(new URL(name, FOLDER), 'utf8')) ?? []
  const title = head?.match(/^title: (.+)$/m)?.[1]
  if (body === undefined || title === undefined) throw new Error(`${name} is no policy template`)
  const topic = head?.match(/^topic: (?!null$)(.+)$/m)?.[1] ?? null
  const checkedAgainst = head?.match(/^checkedAgainst: (\d{4}-\d{2}-\d{2})$/m)?.[1]
  if (checkedAgainst === undefined) throw new Error(`${name} does not say which text it was checked against`)
  const isFor = head?.match(/^for: (.+)$/m)?.[1]?.split(' ')
  return { key: name.replace(/\.md$/, ''), title, topic, checkedAgainst, body: body.trim(), isFor }
}
