import { UnreadableFile } from '../../platform/sandbox/unreadable-file.ts'

export class UnreadableBatch extends UnreadableFile {
  override readonly name = 'UnreadableBatch'
}
