import { istDay, startOfIstDay } from '@lohahaat/domain/platform/ist'

const MINUTE_MS = 60_000

/** A moment as a field for day and time takes it, in Indian time wherever the browser is: 2026-04-01T18:00. */
export function toIstInput(instant: string): string {
  const moment = new Date(instant)
  const day = istDay(moment)
  const minutes = Math.floor((moment.getTime() - startOfIstDay(day).getTime()) / MINUTE_MS)
  return `${day}T${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`
}

/** What such a field holds, as an instant. */
export const fromIstInput = (text: string) => `${text.slice(0, 16)}:00+05:30`

const twoDigits = (figure: number) => String(figure).padStart(2, '0')
