import type { AnsweredFile } from '@lohahaat/contract/platform/answered-file'
import type { Exported } from './exported-document'

/** A file for a portal, named after its document, or after how many it holds. */
export function jsonFile(portal: 'eway' | 'einvoice', exported: readonly Exported[], content: unknown): AnsweredFile {
  const [first] = exported
  const about = exported.length === 1 && first ? first.row.number.replaceAll('/', '-') : `${exported.length}-documents`
  return {
    name: `${portal}-${about}.json`,
    mediaType: 'application/json',
    bytes: new TextEncoder().encode(JSON.stringify(content, null, 2)),
  }
}
