/** Where a value breaks a shape: the paths of what is wrong. */
export type Shape = (value: unknown, path: string) => string[]

const where = (isRight: boolean, path: string) => (isRight ? [] : [path])

export const text =
  (least: number, most: number, pattern = /^[^"\\]*$/): Shape =>
  (value, path) =>
    where(typeof value === 'string' && value.length >= least && value.length <= most && pattern.test(value), path)

/** A number of at most so many decimals. */
export const decimal =
  (places: number, least = -Infinity, most = Infinity): Shape =>
  (value, path) =>
    where(
      typeof value === 'number' &&
        value >= least &&
        value <= most &&
        new RegExp(`^-?\\d+(\\.\\d{1,${places}})?$`).test(String(value)),
      path,
    )

export const whole =
  (least: number, most: number): Shape =>
  (value, path) =>
    where(Number.isInteger(value) && Number(value) >= least && Number(value) <= most, path)

export const oneOf =
  (...values: readonly unknown[]): Shape =>
  (value, path) =>
    where(values.includes(value), path)

export const list =
  (least: number, most: number, entry: Shape): Shape =>
  (value, path) =>
    Array.isArray(value) && value.length >= least && value.length <= most
      ? value.flatMap((each, index) => entry(each, `${path}.${index}`))
      : [path]

/** Exactly these keys, and those of `optional` where they are given. */
export const object =
  (required: Record<string, Shape>, optional: Record<string, Shape> = {}): Shape =>
  (value, path) => {
    if (typeof value !== 'object' || value === null) return [path]
    const fields = new Map(Object.entries(value))
    const shapes = { ...required, ...optional }
    const unknown = [...fields.keys()].filter((key) => !(key in shapes)).map((key) => `${path}.${key}`)
    const missing = Object.keys(required)
      .filter((key) => !fields.has(key))
      .map((key) => `${path}.${key}`)
    const broken = [...fields].flatMap(([key, each]) => shapes[key]?.(each, `${path}.${key}`) ?? [])
    return [...unknown, ...missing, ...broken]
  }
