import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'
import { z } from 'zod'
import { CONTENT_FOLDER } from '../project-folders.ts'

const CONTENT = fileURLToPath(CONTENT_FOLDER)
const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n/

export interface ContentFile<FrontMatter> {
  slug: string
  frontMatter: FrontMatter
  body: string
}

/** The moment for a date in front matter: nine in the morning on the East Coast, in winter. */
export const publicationTime = (date: string) => new Date(`${date}T14:00:00Z`)

/** What the Markdown files of one folder of `content/` are called, in the order of their names. */
export async function contentSlugs(folder: string): Promise<string[]> {
  const names = await readdir(join(CONTENT, folder))
  return names.flatMap((name) => (name.endsWith('.md') ? [basename(name, '.md')] : [])).sort()
}

/** These files of one folder of `content/`, their front matter checked. */
export function readContentFiles<Schema extends z.ZodType>(
  folder: string,
  schema: Schema,
  slugs: readonly string[],
): Promise<ContentFile<z.infer<Schema>>[]> {
  return Promise.all(slugs.map((slug) => readContentFile(`${folder}/${slug}.md`, schema)))
}

/** One Markdown file of `content/`, its front matter checked. */
export async function readContentFile<Schema extends z.ZodType>(
  path: string,
  schema: Schema,
): Promise<ContentFile<z.infer<Schema>>> {
  const text = await readFile(join(CONTENT, path), 'utf8')
  const [head, yaml] = FRONT_MATTER.exec(text) ?? []
  if (head === undefined || yaml === undefined) throw new Error(`content/${path} has no front matter`)
  return {
    slug: basename(path, '.md'),
    frontMatter: checked(path, parse(yaml), schema),
    body: text.slice(head.length).trim(),
  }
}

/** One YAML file of `content/`, checked. */
export async function readContentYaml<Schema extends z.ZodType>(
  path: string,
  schema: Schema,
): Promise<z.infer<Schema>> {
  return checked(path, parse(await readFile(join(CONTENT, path), 'utf8')), schema)
}

function checked<Schema extends z.ZodType>(path: string, value: unknown, schema: Schema): z.infer<Schema> {
  const result = schema.safeParse(value)
  if (!result.success) throw new Error(`content/${path}: ${z.prettifyError(result.error)}`)
  return result.data
}
