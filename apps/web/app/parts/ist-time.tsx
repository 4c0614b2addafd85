const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const IST_OFFSET_MS = 330 * 60 * 1000

interface IstTimeProps {
  instant: string
  dateOnly?: boolean
}

/** A moment in Indian time. Written out here because server and browser may word the same locale differently. */
export function IstTime({ instant, dateOnly = false }: IstTimeProps) {
  const date = istDate(instant)
  return <time dateTime={instant}>{dateOnly ? date : `${date}, ${istClock(instant)} IST`}</time>
}

/** India has one time zone and no summer time, so shifted UTC is local time. */
const ist = (instant: string) => new Date(Date.parse(instant) + IST_OFFSET_MS)

function istDate(instant: string): string {
  const date = ist(instant)
  return `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`
}

const istClock = (instant: string) => ist(instant).toISOString().slice(11, 16)
