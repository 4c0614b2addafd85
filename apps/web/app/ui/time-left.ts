const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** The two largest units are enough to decide by: 2 d 3 h left. */
export function sayTimeLeft(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000)
  if (seconds <= 0) return 'Expired'
  if (seconds >= DAY) return say(seconds, DAY, 'd', HOUR, 'h')
  if (seconds >= HOUR) return say(seconds, HOUR, 'h', MINUTE, 'min')
  return say(seconds, MINUTE, 'min', 1, 's')
}

function say(seconds: number, large: number, largeName: string, small: number, smallName: string) {
  const [larges, smalls] = [Math.floor(seconds / large), Math.floor((seconds % large) / small)]
  const parts = [larges > 0 && `${larges} ${largeName}`, smalls > 0 && `${smalls} ${smallName}`]
  return `${parts.filter(Boolean).join(' ')} left`
}
