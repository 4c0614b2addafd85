import { ApiError, unreachable } from '../api-error'

/** Reads a response that is streamed line by line, and returns its result. */
export async function readLines(response: Response, onProgress?: (done: number, of: number) => void) {
  for await (const line of linesOf(response)) {
    const said = read(line)
    if (said?.result) return said.result
    if (said?.error) throw new ApiError(400, said.error)
    if (said?.of) onProgress?.(said.done ?? 0, said.of)
  }
  throw unreachable()
}

type Said = { result?: object; error?: string; done?: number; of?: number } | null

/** A line that is not JSON is ignored. */
function read(line: string): Said {
  try {
    return JSON.parse(line) as Said
  } catch {
    return null
  }
}

/** A response that ends early counts as none. */
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
