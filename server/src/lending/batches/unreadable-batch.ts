export class UnreadableBatch extends Error {
  override readonly name = 'UnreadableBatch'
}
