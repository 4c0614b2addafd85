import { textResponse } from '@lohahaat/contract/platform/text-response'
import { languageTag } from '@lohahaat/domain/platform/language'

/** With the four seconds that a page may be old, prices are at most five seconds old. */
const FRESH_MS = 1000
const MOST = 100

interface Kept {
  status: number
  headers: [string, string][]
  body: string
}

export type KeptAnswers = ReturnType<typeof keepAnswers>

/**
 * Keeps the answers to the calls of pages that are for everybody: most addresses of the catalogue ask for the same
 * classes and counts, and these take longer than the rest of the page. Requests at the same time share one call.
 */
export function keepAnswers() {
  const answers = new Map<string, { until: number; answer: Promise<Kept> }>()

  async function find(path: string, make: () => Promise<Response>): Promise<Response> {
    const key = `${languageTag()} ${path}`
    const known = answers.get(key)
    if (known && Date.now() < known.until) return toResponse(await known.answer)
    const answer = make().then(toKept)
    answers.delete(key)
    answers.set(key, { until: Date.now() + FRESH_MS, answer })
    const [oldest] = answers.keys()
    if (answers.size > MOST && oldest !== undefined) answers.delete(oldest)
    const forget = () => answers.get(key)?.answer === answer && answers.delete(key)
    answer.then(({ status }) => status === 200 || forget(), forget)
    return toResponse(await answer)
  }
  return { find, clear: () => answers.clear() }
}

const toKept = async (answer: Response): Promise<Kept> => ({
  status: answer.status,
  headers: [...answer.headers],
  body: await answer.text(),
})

const toResponse = ({ status, headers, body }: Kept) => textResponse(body, { status, headers })
