import type { ResponseOf } from '@lohahaat/contract/platform/define-call'
import type { importStock } from '@lohahaat/contract/inventory/sheets/import-stock'
import { useState } from 'react'
import { ApiError, errorText } from '../../../api/api-error'
import { browserApi } from '../../../api/browser-api'
import { storeFile } from '../../../ui/files/picked-file'
import { showToast } from '../../../ui/messages/toast-store'
import { useStockDesk } from '../stock-desk'
import { texts } from './texts'

export type ImportResult = ResponseOf<typeof importStock>
type Mode = 'check' | 'import'

/** The progress with one file. */
export interface ImportState {
  file: File | null
  /** The running step and its progress. */
  busy: { mode: Mode; done?: number; of?: number } | null
  /** The result of the last call with this file. */
  answered: { mode: Mode; result: ImportResult } | null
  failed: { mode: Mode; text: string; isUncertain: boolean } | null
}

const start: ImportState = { file: null, busy: null, answered: null, failed: null }

export function useStockImport() {
  const { calls } = useStockDesk()
  const [state, setState] = useState(start)

  async function send(mode: Mode, file: File) {
    setState((before) => ({
      ...before,
      file,
      busy: { mode },
      failed: null,
      answered: mode === 'check' ? null : before.answered,
    }))
    const onProgress = (done: number, of: number) => setState((before) => ({ ...before, busy: { mode, done, of } }))
    try {
      const result = await browserApi.send(calls.importSheet, { mode, file }, { onProgress })
      setState({ ...start, file, answered: { mode, result } })
      if (mode === 'import' && result.errorCount === 0) showToast(texts.import.done(result.rows))
    } catch (error) {
      // Without a response, the server may still have finished.
      const isUncertain = mode === 'import' && !(error instanceof ApiError && error.status > 0)
      setState({ ...start, file, failed: { mode, text: errorText(error), isUncertain } })
    }
  }

  async function check(file: File) {
    const kept = await storeFile(file).catch(() => null)
    if (kept) await send('check', kept)
    else setState({ ...start, file, failed: { mode: 'check', text: texts.file.unreadable, isUncertain: false } })
  }

  return { state, check, importRows: () => state.file && send('import', state.file) }
}
