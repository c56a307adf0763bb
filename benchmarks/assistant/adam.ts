const KEPT = 0.9
const KEPT_OF_SQUARES = 0.999

/** Moves numbers down their slope, each at its own pace, and ever less. */
export class Adam {
  private readonly mean: Float64Array
  private readonly squares: Float64Array
  private step = 0
  private readonly values: Float64Array
  private readonly rate: number
  private readonly steps: number

  constructor(values: Float64Array, rate: number, steps: number) {
    this.values = values
    this.rate = rate
    this.steps = steps
    this.mean = new Float64Array(values.length)
    this.squares = new Float64Array(values.length)
  }

  move(slope: Float64Array): void {
    this.step += 1
    const rate = this.rate * (1 - this.step / (this.steps + 1))
    for (let at = 0; at < slope.length; at++) {
      this.mean[at] = KEPT * this.mean[at]! + (1 - KEPT) * slope[at]!
      this.squares[at] = KEPT_OF_SQUARES * this.squares[at]! + (1 - KEPT_OF_SQUARES) * slope[at]! ** 2
      const change = this.mean[at]! / (1 - KEPT ** this.step)
      const size = Math.sqrt(this.squares[at]! / (1 - KEPT_OF_SQUARES ** this.step)) + 1e-8
      this.values[at]! -= (rate * change) / size
    }
  }
}
