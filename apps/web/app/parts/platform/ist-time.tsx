import { formatIstDate, formatIstTime } from '@lohahaat/domain/platform/ist'

interface IstTimeProps {
  instant: string
  dateOnly?: boolean
}

/** A moment in Indian time. */
export function IstTime({ instant, dateOnly = false }: IstTimeProps) {
  return <time dateTime={instant}>{dateOnly ? formatIstDate(instant) : formatIstTime(instant)}</time>
}
