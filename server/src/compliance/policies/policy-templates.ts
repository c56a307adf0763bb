import { readdirSync, readFileSync } from 'node:fs'
import type { PolicyTemplate } from '@plumbline/contract/compliance/policies.ts'
import { Topic } from '@plumbline/contract/publishing/articles.ts'
import { CONTENT_FOLDER } from '../../platform/project-folders.ts'

const FOLDER = new URL('policy-templates/', CONTENT_FOLDER)

let read: PolicyTemplate[] | undefined

/** The shipped templates by title, with the institution's name where they name it, and what it says of itself. */
export function policyTemplates(institutionName: string, facts: readonly string[] = []): PolicyTemplate[] {
  read ??= readdirSync(FOLDER)
    .filter((name) => name.endsWith('.md'))
    .map(readTemplate)
    .toSorted((a, b) => a.title.localeCompare(b.title, 'en'))
  return read.map((template) => ({
    ...template,
    body: withFacts(template.body, facts).replaceAll('{{institution}}', () => institutionName),
  }))
}

/** The facts stand below the purpose, before the first section of the policy. */
function withFacts(body: string, facts: readonly string[]): string {
  const at = body.indexOf('\n## ')
  if (facts.length === 0 || at < 0) return body
  const list = facts.map((fact) => `- ${fact}`).join('\n')
  return `${body.slice(0, at)}\n## Institution\n\n${list}\n${body.slice(at)}`
}

function readTemplate(name: string): PolicyTemplate {
  const [, head, body] = /^---\n(.*?)\n---\n(.*)$/s.exec(readFileSync(new URL(name, FOLDER), 'utf8')) ?? []
  const title = head?.match(/^title: (.+)$/m)?.[1]
  if (body === undefined || title === undefined) throw new Error(`${name} is no policy template`)
  const topic = Topic.safeParse(head?.match(/^topic: (.+)$/m)?.[1]).data ?? null
  return { key: name.replace(/\.md$/, ''), title, topic, body: body.trim() }
}
