/** A place on the map, in degrees. */
export interface Point {
  latitude: number
  longitude: number
}

const EARTH_KM = 6371

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Kilometres by road, as so many percent of the straight line. Deliveries within a town are a kilometre at least. */
export function roadKm(from: Point, to: Point, roadFactorPercent: number): number {
  const [one, other] = [radians(from.latitude), radians(to.latitude)]
  const turn = radians(to.longitude - from.longitude)
  const chord = Math.sin((other - one) / 2) ** 2 + Math.cos(one) * Math.cos(other) * Math.sin(turn / 2) ** 2
  const straightKm = 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(chord)))
  return Math.max(1, Math.round((straightKm * roadFactorPercent) / 100))
}
