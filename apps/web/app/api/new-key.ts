/** Identifies a request across its retries. crypto.randomUUID would be shorter, but is missing over plain http. */
export const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-')
