export interface TruckFill {
  /** As many as one truck may carry. */
  piecesPerTruck: bigint
  loadGrams: bigint
  /** What is left of the payload; less than one piece weighs. */
  spareGrams: bigint
  trucks: bigint
  /** What the last truck carries; the others are full. */
  lastPieces: bigint
  lastGrams: bigint
}

/**
 * Pieces that a truck may carry, and the trucks that so many pieces need. By weight alone: pipe is heavy before it is
 * bulky. Null where a single piece is over the payload, or where there is nothing to carry.
 */
export function fillTrucks(payloadGrams: bigint, pieceGrams: bigint, pieces: bigint): TruckFill | null {
  if (pieceGrams <= 0n || pieces <= 0n || payloadGrams < pieceGrams) return null
  const piecesPerTruck = payloadGrams / pieceGrams
  const loadGrams = piecesPerTruck * pieceGrams
  const trucks = (pieces + piecesPerTruck - 1n) / piecesPerTruck
  const lastPieces = pieces - (trucks - 1n) * piecesPerTruck
  return {
    piecesPerTruck,
    loadGrams,
    spareGrams: payloadGrams - loadGrams,
    trucks,
    lastPieces,
    lastGrams: lastPieces * pieceGrams,
  }
}
