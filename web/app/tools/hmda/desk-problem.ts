/** Something a person asked for that cannot be done; its message says why. */
export class DeskProblem extends Error {
  override readonly name = 'DeskProblem'
}
