import type { Point } from '@lohahaat/domain/reference/road-distance'
import { findPoint } from '../../reference/pin-codes/pin-point'

/** Looks places up, each once. */
export function pointsByPin() {
  const known = new Map<string, Promise<Point | null>>()
  return (pinCode: string): Promise<Point | null> => {
    const point = known.get(pinCode) ?? findPoint(pinCode)
    known.set(pinCode, point)
    return point
  }
}
