import { isOnLegalHold } from '../../platform/sql.ts'

/** Says of the removal of an account that a legal hold keeps what would go with it. */
export async function keepingRecords(
  removal: Promise<void>,
  errors: { RECORDS_ON_HOLD: () => Error },
): Promise<void> {
  try {
    await removal
  } catch (error) {
    throw isOnLegalHold(error) ? errors.RECORDS_ON_HOLD() : error
  }
}
