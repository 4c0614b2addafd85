import multipart, { type Multipart, type MultipartFile } from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Call } from '@lohahaat/contract/platform/define-call'
import { expectUpload } from '../../connections/slow-bodies'
import { Refusal } from '../../refusal'

/** An uploaded file. Its name is the sender's choice: fine to show, never to trust. */
export interface Upload {
  name: string
  bytes: Buffer
}

export interface Form {
  fields: Record<string, string>
  upload: Upload
}

const FIELD_BYTES = 10_000
const LIMITS = { files: 1, fields: 50, headerPairs: 20 }
const NAME_LENGTH = 200

/** Makes a scope accept forms only. Nothing is read yet: a caller without access is refused before the first byte. */
export async function acceptForms(scope: FastifyInstance) {
  scope.removeAllContentTypeParsers()
  await scope.register(multipart)
  scope.addContentTypeParser('*', (_request, _body, done) => done(null))
  scope.addHook('onRequest', async ({ raw }) => expectUpload(raw))
}

/** The text fields of a form and its one file, which must be in the field `file`. */
export async function readForm(
  request: FastifyRequest,
  { maxBytes, fieldBytes = FIELD_BYTES }: NonNullable<Call['upload']>,
): Promise<Form> {
  if (!request.isMultipart()) throw new Refusal('notAForm')
  const declared = Number(request.headers['content-length'] ?? 0)
  if (declared > maxBytes + LIMITS.fields * FIELD_BYTES + fieldBytes) throw new Refusal('fileTooLarge')
  try {
    return await collect(request.parts({ limits: { ...LIMITS, fieldSize: fieldBytes, fileSize: maxBytes } }))
  } catch (error) {
    if (error instanceof Refusal) throw error
    // The parser throws plain errors for malformed input, all of which is the sender's fault.
    throw new Refusal(isTooLarge(error) ? 'fileTooLarge' : 'badForm')
  }
}

async function collect(parts: AsyncIterable<Multipart>): Promise<Form> {
  const fields = new Map<string, string>()
  let upload: Upload | null = null
  for await (const part of parts) {
    if (part.type === 'file') upload = await readFile(part)
    else {
      const { fieldname, value, valueTruncated } = part
      const isNew = fieldname.length <= NAME_LENGTH && !fields.has(fieldname)
      if (!isNew || typeof value !== 'string' || valueTruncated) throw new Refusal('badForm')
      fields.set(fieldname, value)
    }
  }
  if (!upload) throw new Refusal('noFile')
  return { fields: Object.fromEntries(fields), upload }
}

/** A form without a chosen file sends an empty one without a name. */
async function readFile(part: MultipartFile): Promise<Upload | null> {
  const bytes = await part.toBuffer()
  if (part.fieldname !== 'file') throw new Refusal('badForm')
  if (bytes.length === 0) return null
  return { name: (part.filename || 'file').toWellFormed().slice(-NAME_LENGTH), bytes }
}

const isTooLarge = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE'
