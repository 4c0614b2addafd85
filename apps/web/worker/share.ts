/// <reference lib="webworker" />
import { keepShared } from '../app/api/device/device-store'

/** A chat, sheet, PDF or photo that another app shares: it is kept for the page of the priced list, which opens. */
export async function takeShared(request: Request): Promise<Response> {
  const form = await request.formData()
  const said = ['title', 'text', 'url'].map((name) => form.get(name)).filter((part) => typeof part === 'string')
  const file = form.getAll('files').find((part) => part instanceof File && part.size > 0)
  await keepShared({ text: said.join('\n').trim(), file: file instanceof File ? file : null, at: Date.now() })
  const prefix = /^\/hi\//.test(new URL(request.url).pathname) ? '/hi' : ''
  return Response.redirect(`${prefix}/list?shared=1`, 303)
}
