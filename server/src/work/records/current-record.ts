interface StoredRecord {
  version: number
  changedByName: string
}

export interface CurrentErrors {
  NOT_FOUND: () => Error
  CHANGED_MEANWHILE: (refusal: { data: { byName: string; version: number } }) => Error
}

export interface EditErrors extends CurrentErrors {
  NOT_ALLOWED: () => Error
}

/** A locked record, if the caller sees it and nobody changed it since the version that the caller read. */
export function currentRecord<Row extends StoredRecord>(
  row: Row | undefined,
  version: number,
  errors: CurrentErrors,
): Row {
  if (!row) throw errors.NOT_FOUND()
  if (row.version !== version)
    throw errors.CHANGED_MEANWHILE({ data: { byName: row.changedByName, version: row.version } })
  return row
}

/** The same, if the caller may change it. Who may not is told so before anything else. */
export function editableRecord<Row extends StoredRecord>(
  row: Row | undefined,
  version: number,
  mayEdit: (row: Row) => boolean,
  errors: EditErrors,
): Row {
  if (row && !mayEdit(row)) throw errors.NOT_ALLOWED()
  return currentRecord(row, version, errors)
}
