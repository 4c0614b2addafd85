export interface SentFile {
  name: string
  bytes: Buffer<ArrayBuffer> | string
  /** The field name, if not `file`. */
  field?: string
}

/** A form as a browser sends it, for `inject`. */
export async function formOf(fields: Record<string, string>, ...files: SentFile[]) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  for (const { name, bytes, field = 'file' } of files) form.append(field, new Blob([bytes]), name)
  const sent = new Response(form)
  const payload = Buffer.from(await sent.arrayBuffer())
  return { payload, headers: { 'content-type': sent.headers.get('content-type') ?? '' } }
}
