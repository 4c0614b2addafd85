/** The largest id that the database can hold; a larger one can't exist, so it is malformed rather than unknown. */
export const MAX_ID = 2_147_483_647

/** The id of a record in the address of a page, as the schema `queryId` reads it; null if it can't be one. */
export function readId(text: string | null | undefined): number | null {
  const id = /^\d{1,15}$/.test(text ?? '') ? Number(text) : 0
  return id >= 1 && id <= MAX_ID ? id : null
}
