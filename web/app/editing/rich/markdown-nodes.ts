import type { toMarkdown } from 'mdast-util-to-markdown'

/** The parts of a Markdown text, as the parser names them. */
export type Nodes = Parameters<typeof toMarkdown>[0]
type Of<Type extends Nodes['type']> = Extract<Nodes, { type: Type }>

export type Root = Of<'root'>
export type RootContent = Root['children'][number]
export type BlockContent = Of<'blockquote'>['children'][number]
export type PhrasingContent = Of<'paragraph'>['children'][number]
export type Definition = Of<'definition'>
export type List = Of<'list'>
export type ListItem = Of<'listItem'>
export type Table = Of<'table'>
export type TableRow = Of<'tableRow'>
