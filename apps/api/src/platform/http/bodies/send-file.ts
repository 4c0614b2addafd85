import type { FastifyReply } from 'fastify'
import type { AnsweredFile } from '@lohahaat/contract/platform/answered-file'

/** A download: the browser is told not to display it, whatever its content. */
export function sendFile(reply: FastifyReply, { name, mediaType, bytes }: AnsweredFile) {
  const body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return reply
    .header('content-disposition', attachment(name))
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .type(mediaType)
    .send(body)
}

/** The name twice, as in RFC 6266: in ASCII for old clients, in UTF-8 for all others. */
function attachment(name: string): string {
  const plain = name.toWellFormed().replace(/[\p{Cc}/\\]/gu, '_')
  const ascii = plain.replace(/[^\x20-\x7e]|["%]/gu, '_')
  const encoded = encodeURIComponent(plain).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`
}
