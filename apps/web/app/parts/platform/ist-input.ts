import { istDay, startOfIstDay } from '@lohahaat/domain/platform/ist'

const MINUTE_MS = 60_000

/** An instant as the value of a datetime-local field, in Indian time: 2026-04-01T18:00. */
export function toIstInput(instant: string): string {
  const moment = new Date(instant)
  const day = istDay(moment)
  const minutes = Math.floor((moment.getTime() - startOfIstDay(day).getTime()) / MINUTE_MS)
  return `${day}T${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`
}

/** The instant of such a value. */
export const fromIstInput = (text: string) => `${text.slice(0, 16)}:00+05:30`

const twoDigits = (figure: number) => String(figure).padStart(2, '0')
