import type { Revision, Saving, TextKind } from '@plumbline/contract/publishing/writing.ts'
import type { QueryKey } from '@tanstack/react-query'
import type { ReactNode } from 'react'

export interface ContentLabels {
  create: { button: string; title: string; submit: string; done: string; failed: string }
  edit: { title: string; submit: string; done: string; failed: string; notLoaded: string; gone: string }
  remove: { title: string; question: string; done: string; failed: string; gone: string }
}

export type DraftErrors<Draft> = Partial<Record<keyof Draft & string, string>>

/** An error of one field, with a value that would be accepted. */
export interface FieldRefusal<Field extends string> {
  field: Field
  error: string
  free: string
}

/** What saving needs to know of a kind of text. */
export interface SavedKind<
  Draft extends { version: number },
  Fields extends object,
  Saved extends SavedContent,
  Field extends string = keyof Draft & string,
> {
  words: { create: { failed: string }; edit: { failed: string; gone: string } }
  operations: {
    create: (fields: Fields) => Promise<Saved>
    update: (input: Fields & { id: string; version: number }) => Promise<Saved>
  }
  fieldsOf: (draft: Draft) => Fields
  /** Validation errors, in the order of the form. */
  errorsOf: (draft: Draft) => Partial<Record<Field, string>>
  readRefusal?: (refusal: { code: string; data: unknown }) => FieldRefusal<Field> | undefined
}

export interface SavedContent extends Saving {
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

/** What a kind of content needs to show its versions. */
export interface VersionedKind<Fields extends object> {
  queryKey: QueryKey
  operations: VersionOperations<Fields>
  /** The content with its metadata as text, for comparison. */
  written: (fields: Fields) => string
}

interface Operations<Saved> {
  edit: (input: { id: string }, options: CallOptions) => Promise<Saved>
  delete: (input: { id: string }) => Promise<unknown>
}

/** What differs between blog posts and press items in the editor. */
export interface ContentKind<
  Draft extends { version: number },
  Fields extends object,
  Saved extends Fields & SavedContent,
> extends VersionedKind<Fields>,
    SavedKind<Draft, Fields, Saved> {
  kind: TextKind
  /** Key prefix of drafts in local storage. */
  storageName: string
  words: ContentLabels
  operations: Operations<Saved> & SavedKind<Draft, Fields, Saved>['operations'] & VersionOperations<Fields>
  empty: Draft
  draftOf: (saved: Saved) => Draft
  /** The fields that restoring an earlier version sets. */
  restoredFrom: (fields: Fields) => Partial<Draft>
}

export interface ContentFieldsProps<Draft, Saved> {
  draft: Draft
  /** Absent for a new text. */
  saved: Saved | undefined
  errors: DraftErrors<Draft>
  /** A free value, offered when the field's value is taken. */
  free: string | undefined
  onChange: (patch: Partial<Draft>) => void
}

export type RenderFields<Draft, Saved> = (props: ContentFieldsProps<Draft, Saved>) => ReactNode
