/** The days of a URL; what is no day is left out, since it may have been typed or truncated. */
export function readDays(params: URLSearchParams): { from?: string; to?: string } {
  const day = (name: 'from' | 'to') => {
    const text = params.get(name) ?? ''
    return /^20\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) ? { [name]: text } : {}
  }
  const days: { from?: string; to?: string } = { ...day('from'), ...day('to') }
  return days.from && days.to && days.from > days.to ? {} : days
}
