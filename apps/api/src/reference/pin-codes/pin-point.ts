import type { Point } from '@lohahaat/domain/reference/road-distance'

/** Where the post offices of a PIN code are, to about a kilometre; null for one whose place isn't known. */
export async function findPoint(pinCode: string): Promise<Point | null> {
  const { default: table } = await import('./pin-points.json')
  const area = (table as Record<string, string>)[pinCode.slice(0, 3)] ?? ''
  const [, latitude, longitude] = new RegExp(`(?:^|;)${pinCode.slice(3)} (\\d+) (\\d+)`).exec(area) ?? []
  return latitude && longitude ? { latitude: Number(latitude) / 100, longitude: Number(longitude) / 100 } : null
}
