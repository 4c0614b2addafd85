/** PostgreSQL takes at most 65,535 parameters per statement. */
export function chunksOf<T>(size: number, rows: readonly T[]): T[][] {
  const count = Math.ceil(rows.length / size)
  return Array.from({ length: count }, (_, index) => rows.slice(index * size, (index + 1) * size))
}
