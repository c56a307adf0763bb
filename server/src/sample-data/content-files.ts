import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'
import type { z } from 'zod'

const CONTENT = fileURLToPath(new URL('../../../content/', import.meta.url))
const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n/

export interface ContentFile<FrontMatter> {
  slug: string
  frontMatter: FrontMatter
  body: string
}

/** The Markdown files of one folder of `content/`, their front matter checked. */
export async function readContentFiles<Schema extends z.ZodType>(
  folder: string,
  schema: Schema,
): Promise<ContentFile<z.infer<Schema>>[]> {
  const directory = join(CONTENT, folder)
  const names = (await readdir(directory)).filter((name) => name.endsWith('.md')).sort()
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(directory, name), 'utf8')
      const [head, yaml] = FRONT_MATTER.exec(text) ?? []
      if (head === undefined || yaml === undefined)
        throw new Error(`content/${folder}/${name} has no front matter`)
      const result = schema.safeParse(parse(yaml))
      if (!result.success) throw new Error(`content/${folder}/${name}: ${result.error.message}`)
      return { slug: basename(name, '.md'), frontMatter: result.data, body: text.slice(head.length).trim() }
    }),
  )
}
