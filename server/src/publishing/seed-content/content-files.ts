import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'
import { z } from 'zod'
import { CONTENT_FOLDER } from '../../platform/project-folders.ts'

const CONTENT = fileURLToPath(CONTENT_FOLDER)
const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n/

export interface ContentFile<FrontMatter> {
  slug: string
  frontMatter: FrontMatter
  body: string
}

/** The instant of a date in front matter: 9 a.m. Eastern Standard Time. */
export const publicationTime = (date: string) => new Date(`${date}T14:00:00Z`)

/** The Markdown files of a folder of `content/` by name. */
export async function readContentTexts(folder: string): Promise<{ slug: string; text: string }[]> {
  const names = (await readdir(join(CONTENT, folder))).filter((name) => name.endsWith('.md')).sort()
  return Promise.all(
    names.map(async (name) => ({
      slug: basename(name, '.md'),
      text: await readFile(join(CONTENT, folder, name), 'utf8'),
    })),
  )
}

/** A Markdown file of `content/` with validated front matter. */
export async function readContentFile<Schema extends z.ZodType>(
  path: string,
  schema: Schema,
): Promise<ContentFile<z.infer<Schema>>> {
  return parseContentFile(path, await readFile(join(CONTENT, path), 'utf8'), schema)
}

export function parseContentFile<Schema extends z.ZodType>(
  path: string,
  text: string,
  schema: Schema,
): ContentFile<z.infer<Schema>> {
  const [head, yaml] = FRONT_MATTER.exec(text) ?? []
  if (head === undefined || yaml === undefined) throw new Error(`content/${path} has no front matter`)
  return {
    slug: basename(path, '.md'),
    frontMatter: checked(path, parse(yaml), schema),
    body: text.slice(head.length).trim(),
  }
}

/** A validated YAML file of `content/`. */
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
