/** Names one request over all its repeats. crypto.randomUUID would be shorter, but a site tried out over plain http doesn't have it. */
export const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-')
