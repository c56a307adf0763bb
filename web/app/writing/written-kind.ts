import type { Revision, Saving, TextKind } from '@plumbline/contract/writing.ts'
import type { QueryKey } from '@tanstack/react-query'
import type { ReactNode } from 'react'

export interface WritingWords {
  create: { button: string; title: string; submit: string; done: string; failed: string }
  edit: { title: string; submit: string; done: string; failed: string; notLoaded: string; gone: string }
  remove: { title: string; question: string; done: string; failed: string; gone: string }
}

export type Faults<Draft> = Partial<Record<keyof Draft, string>>

/** A refusal that one field can answer, by what it may hold instead. */
export interface FieldRefusal<Draft> {
  field: keyof Draft & string
  fault: string
  free: string
}

export interface WrittenText extends Saving {
  id: string
  title: string
}

interface CallOptions {
  signal?: AbortSignal
}

interface VersionOperations<Fields> {
  revisions: (input: { id: string }, options: CallOptions) => Promise<Revision[]>
  revision: (input: { id: string; version: number }, options: CallOptions) => Promise<Fields>
}

/** What is needed of a kind of text to show its versions. */
export interface VersionedKind<Fields extends object> {
  queryKey: QueryKey
  operations: VersionOperations<Fields>
  /** The text with what stands around it, for comparing. */
  written: (fields: Fields) => string
}

interface Operations<Fields, Saved> extends VersionOperations<Fields> {
  edit: (input: { id: string }, options: CallOptions) => Promise<Saved>
  create: (fields: Fields) => Promise<Saved>
  update: (input: Fields & { id: string; version: number }) => Promise<Saved>
  delete: (input: { id: string }) => Promise<unknown>
}

/** In what the blog and the press differ where they are written. */
export interface WrittenKind<
  Draft extends { version: number },
  Fields extends object,
  Saved extends Fields & WrittenText,
> extends VersionedKind<Fields> {
  kind: TextKind
  /** Names what is kept in this browser. */
  storageName: string
  words: WritingWords
  operations: Operations<Fields, Saved>
  empty: Draft
  draftOf: (saved: Saved) => Draft
  fieldsOf: (draft: Draft) => Fields
  /** What keeps it from being saved, in the order of the form. */
  faultsOf: (draft: Draft) => Faults<Draft>
  /** What comes back of an earlier version. */
  restoredFrom: (fields: Fields) => Partial<Draft>
  readRefusal?: (refusal: { code: string; data: unknown }) => FieldRefusal<Draft> | undefined
}

export interface WritingFieldsProps<Draft, Saved> {
  draft: Draft
  /** Absent: a new text. */
  saved: Saved | undefined
  faults: Faults<Draft>
  /** Offered where a field cannot have what it holds. */
  free: string | undefined
  onChange: (patch: Partial<Draft>) => void
}

export type RenderFields<Draft, Saved> = (props: WritingFieldsProps<Draft, Saved>) => ReactNode
