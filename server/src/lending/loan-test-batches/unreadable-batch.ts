import { UnreadableFile } from '@plumbline/rules/workbooks/unreadable-file.ts'

export class UnreadableBatch extends UnreadableFile {
  override readonly name = 'UnreadableBatch'
}
