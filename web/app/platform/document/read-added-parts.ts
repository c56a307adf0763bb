import { noteAddedParts } from '@plumbline/rules/citations/added-parts.ts'

/** Parts of the law that this installation added: the document names them, so that their citations are links. */
export function readAddedParts(): void {
  const parts = document.documentElement.dataset.addedParts?.split(' ') ?? []
  noteAddedParts(parts.map((part) => ({ part })))
}
