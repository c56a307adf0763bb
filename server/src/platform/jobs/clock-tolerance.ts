/**
 * A claim that ends later than one made now could end is from before the clock was set back. A transaction that began
 * after ours and committed first made a claim that ends a little later, too: this much is allowed.
 */
export const CLOCK_TOLERANCE_SECONDS = 60
