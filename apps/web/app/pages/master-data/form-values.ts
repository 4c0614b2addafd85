import type { MasterDataRow } from '@lohahaat/contract/master-data/description'
import type { MasterData } from '@lohahaat/contract/master-data/master-data'

/** What the fields of a form hold: text as typed, or a tick. */
export type FormValues = Record<string, string | boolean>

export function emptyValues({ parents, fields }: MasterData): FormValues {
  const own = Object.entries(fields).map(([name, field]) => [name, field.initial ?? ''] as const)
  return Object.fromEntries([...parents.map(({ id }) => [id, ''] as const), ...own])
}

export const valuesOf = ({ fields }: MasterData, record: MasterDataRow): FormValues =>
  Object.fromEntries(
    Object.keys(fields).map((name) => [name, typeof record[name] === 'boolean' ? record[name] : String(record[name])]),
  )

/** The values as the wire wants them: figures as numbers, choices above as ids. */
export function inputOf({ parents, fields }: MasterData, values: FormValues): Record<string, unknown> {
  const input: Record<string, unknown> = {}
  for (const { id } of parents) if (id in values) input[id] = Number(values[id])
  for (const [name, { kind }] of Object.entries(fields)) {
    input[name] = kind === 'number' ? numberOf(values[name]) : values[name]
  }
  return input
}

const numberOf = (text: string | boolean | undefined) => (text === '' ? undefined : Number(text))
