export interface Answer {
  status: number
  head: string
  body: Buffer
}

const END_OF_HEAD = '\r\n\r\n'
const LINE = '\r\n'

/** The answer in these bytes, or null while it is incomplete. Requests are not pipelined. */
export function readAnswer(bytes: Buffer): Answer | null {
  const end = bytes.indexOf(END_OF_HEAD)
  if (end === -1) return null
  const head = bytes.toString('latin1', 0, end)
  const rest = bytes.subarray(end + END_OF_HEAD.length)
  const body = /\r\ntransfer-encoding: chunked/i.test(head) ? joinChunks(rest) : rest
  if (!body || body.length < Number(headerOf(head, 'content-length') ?? 0)) return null
  return { status: Number(head.slice(9, 12)), head, body }
}

const headerOf = (head: string, name: string) => new RegExp(`\\r\\n${name}: (.*)`, 'i').exec(head)?.[1]

function joinChunks(bytes: Buffer): Buffer | null {
  const chunks: Buffer[] = []
  for (let at = 0; ;) {
    const end = bytes.indexOf(LINE, at)
    if (end === -1) return null
    const size = Number.parseInt(bytes.toString('latin1', at, end), 16)
    const start = end + LINE.length
    at = start + size + LINE.length
    if (at > bytes.length) return null
    if (size === 0) return Buffer.concat(chunks)
    chunks.push(bytes.subarray(start, start + size))
  }
}
