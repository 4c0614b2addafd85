import type { Call } from '@lohahaat/contract/platform/define-call'
import type { Case } from './case'

const LONGEST = 1500

/** A case on one line, as somebody can repeat it. */
export function describeCase({ method, path }: Call, { role, input, headers, oddity, files }: Case): string {
  const parts = {
    input,
    ...(Object.keys(headers).length > 0 && { headers }),
    ...(oddity && { type: oddity.type, body: String(oddity.body) }),
    ...(files.length > 0 && { files: files.map(({ name, field }) => ({ name, field })) }),
  }
  const text = JSON.stringify(parts)
  const shown = text.length > LONGEST ? `${text.slice(0, LONGEST)} … (${text.length} characters)` : text
  return `${method} ${path} as ${role}: ${shown}`
}
