import { LONGEST_LINE } from '@lohahaat/contract/sourcing/lists/given-line'
import { formatIstDate } from '@lohahaat/domain/platform/ist'
import { texts } from './texts'

/** What is typed without a network becomes a list of the account: it is read and priced when it is opened. */
export function keptText(text: string) {
  const name = texts.typedOn(formatIstDate(new Date().toISOString()))
  const lines = text
    .split(/[\r\n]+/)
    .map((line) => line.trim().slice(0, LONGEST_LINE))
    .filter((line) => line !== '')
    .map((line) => ({ line, isLine: false, priced: null }))
  return { kind: 'list', input: { name, lines }, typed: text, title: name } as const
}
