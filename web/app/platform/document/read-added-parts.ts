import { noteAddedParts, readAddedParts as readParts } from '@plumbline/rules/citations/added-parts.ts'

/** Parts of the law that this installation added: the document names them, so that their citations are links. */
export function readAddedParts(): void {
  noteAddedParts(readParts(document.documentElement.dataset.addedParts ?? ''))
}
