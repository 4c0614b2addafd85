import type { MasterDataRow } from '@lohahaat/contract/reference/master-data/description'
import type { MasterData } from '@lohahaat/contract/reference/master-data/master-data'

/** The form values: text as typed, or a boolean. */
export type FormValues = Record<string, string | boolean>

export function emptyValues({ parents, fields }: MasterData): FormValues {
  const own = Object.entries(fields).map(([name, field]) => [name, field.initial ?? ''] as const)
  const above = parents.flatMap(({ id, name }) => [[id, ''] as const, [name, ''] as const])
  return Object.fromEntries([...above, ...own])
}

export const valuesOf = ({ fields }: MasterData, record: MasterDataRow): FormValues =>
  Object.fromEntries(
    Object.keys(fields).map((name) => [name, typeof record[name] === 'boolean' ? record[name] : String(record[name])]),
  )

/** The request for the form values: the whole record with figures as numbers, and 0 for the id of a new record. */
export function inputOf(
  { id, parents, fields }: MasterData,
  values: FormValues,
  record: MasterDataRow | null,
): Record<string, unknown> {
  const input: Record<string, unknown> = { [id.field]: record?.[id.field] ?? 0 }
  for (const { id: parentId, name } of parents) {
    input[parentId] = Number(record?.[parentId] ?? values[parentId])
    input[name] = record?.[name] ?? values[name]
  }
  for (const [name, { kind }] of Object.entries(fields)) {
    input[name] = kind === 'number' ? numberOf(values[name]) : values[name]
  }
  return record ? { ...input, version: record['version'] } : input
}

const numberOf = (text: string | boolean | undefined) => (text === '' ? undefined : Number(text))
