import { F, LOAN_FIELDS } from '../hmda/loan-fields.ts'

/** The loan originator at which the planted denials concentrate. */
export const PLANTED_ORIGINATOR = '777001'
const OTHER_ORIGINATORS = ['777002', '777003']
/** Percentage points that Hispanic or Latino borrowers pay more in the sample. */
const PLANTED_SPREAD = 0.4

/**
 * The sample register with two disparities that the desk must find: Black applicants of one originator are denied
 * where others are approved, and Hispanic or Latino borrowers pay a higher rate spread.
 */
export function withPlantedDisparities(text: string): string {
  let black = 0
  return text
    .split('\n')
    .map((line, index) => {
      const cells = line.split('|')
      if (cells.length !== LOAN_FIELDS.length) return line
      const isBlack = cells[F.applicantRace1] === '3'
      // Half of all Black applicants come to the planted originator, as do a third of all others.
      const atPlanted = isBlack ? black++ % 2 === 0 : index % 3 === 0
      cells[F.nmlsrIdentifier] = atPlanted ? PLANTED_ORIGINATOR : OTHER_ORIGINATORS[index % 2]!
      const wasMade = cells[F.actionTaken] === '1' || cells[F.actionTaken] === '2'
      if (isBlack && atPlanted && wasMade) {
        cells[F.actionTaken] = '3'
        cells[F.denialReason1] = '9'
      }
      if (cells[F.actionTaken] === '1') {
        const spread = 0.2 + ((index * 37) % 50) / 100
        const isHispanic = /^1[1-4]?$/.test(cells[F.applicantEthnicity1]!)
        cells[F.rateSpread] = (spread + (isHispanic ? PLANTED_SPREAD : 0)).toFixed(3)
      }
      return cells.join('|')
    })
    .join('\n')
}
