import { readFileSync } from 'node:fs'
import { WordVectors } from '@plumbline/rules/retrieval/word-vectors.ts'
import { BUNDLED_DATA_FOLDER } from '../../platform/project-folders.ts'

export const WORD_VECTOR_FILE = new URL('retrieval/word-vectors.bin', BUNDLED_DATA_FOLDER)

/** Read when an index is built: a start needs none of it. */
export const readWordVectors = () => new WordVectors(readFileSync(WORD_VECTOR_FILE))
