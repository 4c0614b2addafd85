import { answeredFile } from '@lohahaat/contract/platform/answered-file'
import { defineCall } from '@lohahaat/contract/platform/define-call'
import { messages } from '@lohahaat/contract/platform/messages'
import { describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { ApiError } from '../api-error'
import { fakeApi, signedIn } from '../fake-api'
import { saveFile } from './save-file'

const sendDrawing = defineCall({
  method: 'POST',
  path: '/Test/LH/SendDrawing',
  permission: 'buy',
  summary: 'Takes a drawing with a note.',
  input: z.object({ note: z.string(), count: z.coerce.number().optional() }),
  response: z.object({}),
  upload: { maxBytes: 1000 },
})

const importRows = defineCall({
  method: 'POST',
  path: '/Test/LH/ImportRows',
  permission: 'buy',
  summary: 'Takes long.',
  response: z.object({ saved: z.number() }),
  upload: { maxBytes: 1000 },
  answers: 'progress',
})

const exportRows = defineCall({
  method: 'GET',
  path: '/Test/LH/ExportRows',
  permission: 'buy',
  summary: 'Answers a file.',
  input: z.object({ format: z.enum(['csv', 'xlsx']) }),
  response: answeredFile,
  answers: 'file',
})

const file = new File(['SHS 50x50'], 'शीट.csv')

describe('a form', () => {
  test('carries its fields and its file, and leaves its type to the browser', async () => {
    const { api, sent } = fakeApi(signedIn, () => ({}))
    await api.send(sendDrawing, { note: 'as drawn', count: 3, file })
    expect(sent[0]).toMatchObject({ method: 'POST', path: sendDrawing.path, body: { note: 'as drawn', count: '3' } })
    expect(sent[0]?.body).toHaveProperty('file.name', 'शीट.csv')
    expect(sent[0]?.headers.has('Content-Type')).toBe(false)
    expect(sent[0]?.headers.get('UserKey')).toBe(signedIn.UserKey)
  })

  test('leaves out what is not given', async () => {
    const { api, sent } = fakeApi(signedIn, () => ({}))
    await api.send(sendDrawing, { note: 'as drawn', count: undefined, file })
    expect(sent[0]?.body).not.toHaveProperty('count')
  })

  test('does not compile without its file', () => {
    const { api } = fakeApi(signedIn, () => ({}))
    // @ts-expect-error The file is missing.
    expect(() => void api.send(sendDrawing, { note: 'as drawn' })).not.toThrow()
  })
})

describe('work that tells how far it is', () => {
  /** Splits the body at places other than line ends, as a network does. */
  const inPieces = (text: string, size = 7) =>
    new ReadableStream<Uint8Array>({
      start(stream) {
        const bytes = new TextEncoder().encode(text)
        for (let at = 0; at < bytes.length; at += size) stream.enqueue(bytes.subarray(at, at + size))
        stream.close()
      },
    })

  async function run(text: string, body: BodyInit = inPieces(text)) {
    const { api } = fakeApi(signedIn, () => ({ raw: body }))
    const told: string[] = []
    const onProgress = (done: number, of: number) => void told.push(`${done}/${of}`)
    const result = await api.send(importRows, { file }, { onProgress }).catch((error: unknown) => error)
    return { told, result }
  }

  test('tells, and gives its result', async () => {
    const { told, result } = await run('{"done":1,"of":2}\n{"done":2,"of":2}\n{"result":{"saved":2}}\n')
    expect(told).toEqual(['1/2', '2/2'])
    expect(result).toEqual({ saved: 2 })
  })

  test('tells why it failed', async () => {
    const { told, result } = await run('{"done":1,"of":2}\n{"error":"पाइप नहीं मिला"}\n')
    expect(told).toEqual(['1/2'])
    expect(result).toEqual(new ApiError(400, 'पाइप नहीं मिला'))
  })

  test.each(['', '{"done":1,"of":2}\n', '{"done":1,"of":2}\n{"res'])(
    'that breaks off counts as no answer: %j',
    async (text) => {
      expect((await run(text)).result).toMatchObject({ status: 0, text: messages.serverUnreachable })
    },
  )

  test('whose connection breaks counts as no answer', async () => {
    const broken = new ReadableStream({ start: (stream) => stream.error(new TypeError('network')) })
    expect((await run('', broken)).result).toMatchObject({ status: 0, text: messages.serverUnreachable })
  })

  test('that is refused at once tells why, and clears the session as any call', async () => {
    const { api } = fakeApi(signedIn, () => ({ status: 400, body: { error: 'Please select a file.' } }))
    await expect(api.send(importRows, { file })).rejects.toMatchObject({ status: 400, text: 'Please select a file.' })
    const { api: ended, left } = fakeApi(signedIn, () => ({ status: 401 }))
    await expect(ended.send(importRows, { file })).rejects.toMatchObject({ status: 401 })
    expect(left).toEqual(['/Login'])
  })
})

describe('a file', () => {
  const disposition = `attachment; filename="___.csv"; filename*=UTF-8''%E0%A4%B6%E0%A5%80%E0%A4%9F%20%281%29.csv`

  test('arrives with its bytes and its name', async () => {
    const headers = { 'Content-Disposition': disposition }
    const { api, sent } = fakeApi(signedIn, () => ({ raw: 'a,b', headers }))
    const { blob, name } = await api.download(exportRows, { format: 'csv' })
    expect(sent[0]).toMatchObject({ method: 'GET', path: '/Test/LH/ExportRows?Format=csv' })
    expect(name).toBe('शीट (1).csv')
    expect(await blob.text()).toBe('a,b')
  })

  test('that is refused tells why', async () => {
    const { api } = fakeApi(signedIn, () => ({ status: 403, body: { error: 'This is for administrators.' } }))
    await expect(api.download(exportRows, { format: 'csv' })).rejects.toMatchObject({ status: 403 })
  })

  test('is saved through a link that is gone at once, and its bytes later', () => {
    vi.useFakeTimers()
    const link = { href: '', download: '', click: vi.fn(), remove: vi.fn() }
    const append = vi.fn()
    vi.stubGlobal('document', { createElement: () => link, body: { append } })
    const revoke = vi.spyOn(URL, 'revokeObjectURL')
    saveFile({ blob: new Blob(['a']), name: 'शीट.csv' })
    expect(link).toMatchObject({ download: 'शीट.csv', href: expect.stringMatching(/^blob:/) })
    expect([append, link.click, link.remove].map((step) => step.mock.calls.length)).toEqual([1, 1, 1])
    expect(revoke).not.toHaveBeenCalled()
    vi.runAllTimers()
    expect(revoke).toHaveBeenCalledWith(link.href)
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })
})
