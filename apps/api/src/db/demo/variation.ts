/**
 * A figure from 0 up to 1 that only depends on the text. Demo data must look uneven, as a real stock list does, and yet
 * be the same on every start, so that screenshots, tests and talks agree.
 */
export function variation(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  // Without this last stir, texts that differ in their last character come out close together.
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32
}
