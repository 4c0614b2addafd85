/** The rate card of a class. */
export const ratesPath = (className: string) => `/rates/${encodeURIComponent(className)}`
