import { ApiError, unreachable } from './api-error'

/** Reads an answer that comes line by line, and gives its result. */
export async function readLines(response: Response, onProgress?: (done: number, of: number) => void) {
  for await (const line of linesOf(response)) {
    const said = JSON.parse(line) as { result: unknown } | { error: string } | { done: number; of: number }
    if ('result' in said) return said.result
    if ('error' in said) throw new ApiError(400, said.error)
    onProgress?.(said.done, said.of)
  }
  throw unreachable()
}

/** An answer that breaks off is the same as none. */
async function* linesOf({ body }: Response): AsyncGenerator<string> {
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  for (;;) {
    const { done, value } = (await reader?.read().catch(() => null)) ?? { done: true, value: '' }
    const lines = (rest + (value ?? '')).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
    if (done) return
  }
}
