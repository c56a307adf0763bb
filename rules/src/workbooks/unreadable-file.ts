/** A file that cannot be read as a whole; the message is for the person who sent it. */
export class UnreadableFile extends Error {
  override readonly name: string = 'UnreadableFile'
  /** Why, as a word that programs read. */
  readonly because: string
  constructor(message: string, because = 'damaged') {
    super(message)
    this.because = because
  }
}

/** A file that goes beyond a limit of the sandbox; the message names the limit. */
export class BeyondLimit extends UnreadableFile {
  override readonly name = 'BeyondLimit'
  constructor(message: string) {
    super(message, 'limit')
  }
}
