/**
 * A number from 0 to below 1 that depends only on the text. Demo data must look irregular, like a real stock list, and
 * yet be the same on every start, for screenshots and tests.
 */
export function variation(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  // Without this final mix, texts that differ in their last character give close results.
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32
}
