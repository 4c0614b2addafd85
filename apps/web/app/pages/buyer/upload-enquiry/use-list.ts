import type { EnquiryLine } from '@lohahaat/contract/sourcing/list-reader/enquiry-line'
import { readEnquiryFile } from '@lohahaat/contract/sourcing/list-reader/read-enquiry-file'
import { readEnquiryLines } from '@lohahaat/contract/sourcing/list-reader/read-enquiry-lines'
import { MAX_FILE_BYTES } from '@lohahaat/contract/sourcing/list-reader/upload-enquiry'
import { refusalTexts } from '@lohahaat/contract/platform/refusal-texts'
import { enquiryMessages } from '@lohahaat/contract/platform/messages/enquiries'
import { useRef, useState } from 'react'
import { ApiError, errorText } from '../../../api/api-error'
import { browserApi } from '../../../api/browser-api'
import type { SendOptions } from '../../../api/sent'
import type { PipeTree } from '../../../parts/sourcing/pipe-picker/pipe-tree'
import { storeFile } from '../../../ui/files/picked-file'
import { pastedList } from './pasted-list'
import { texts } from './texts'

/** A list whose lines were read. The file is attached to the enquiry. */
export interface ReadList {
  file: File
  lines: readonly EnquiryLine[]
  tree: PipeTree
}

type From = 'file' | 'text'

interface ListState {
  /** The file that was chosen. */
  file: File | null
  /** The running step and its progress. */
  reading: { from: From; bytes?: number; of?: number } | null
  failed: { from: From; text: string } | null
  /** The number of refused files: each renders a new input, since a browser ignores choosing the same file again. */
  refused: number
  list: ReadList | null
}

const start: ListState = { file: null, reading: null, failed: null, refused: 0, list: null }

/** Files that are read line by line before they are sent. */
export const isSheet = (file: File) => /\.(csv|xlsx)$/i.test(file.name)

/** Files that can be read too; a drawing or a scan is attached unread. */
export const isPhoto = (file: File) => /\.(jpe?g|png)$/i.test(file.name)
export const isReadable = (file: File) => isSheet(file) || isPhoto(file) || /\.pdf$/i.test(file.name)

/** With a list, since it brings the schemas of what can be chosen. */
const loadTree = async () =>
  (await import('../../../parts/sourcing/pipe-picker/load-pipe-tree')).loadPipeTree(browserApi)

/** Reads a file or a text into lines for the review. */
export function useList() {
  const [state, setState] = useState(start)
  const sending = useRef<AbortController>(null)

  async function read(from: From, file: File, send: (options: SendOptions) => Promise<EnquiryLine[]>) {
    const controller = (sending.current = new AbortController())
    setState((before) => ({ ...before, reading: { from }, failed: null }))
    const onSent = (bytes: number, of: number) =>
      setState((before) => (before.reading ? { ...before, reading: { from, bytes, of } } : before))
    try {
      const [lines, tree] = await Promise.all([send({ signal: controller.signal, onSent }), loadTree()])
      if (controller.signal.aborted) return
      if (lines.length > 0) setState((before) => ({ ...before, reading: null, list: { file, lines, tree } }))
      else if (from === 'file') giveUp(file, texts.list.nothing)
      else fail(from, texts.list.nothing)
    } catch (error) {
      if (controller.signal.aborted) return
      if (from === 'file' && error instanceof ApiError && error.status === 400) giveUp(file, error.text)
      else fail(from, errorText(error))
    }
  }

  const fail = (from: From, text: string) =>
    setState((before) => ({ ...before, reading: null, failed: { from, text } }))

  /** A sheet that can't be read is no list; anything else may be a drawing, and stays chosen. */
  const giveUp = (file: File, text: string) =>
    isSheet(file) ? refuse(file, text) : fail('file', texts.list.refused(file.name, text))

  const refuse = ({ name }: File, text: string) =>
    setState(({ refused }) => ({
      ...start,
      refused: refused + 1,
      failed: { from: 'file', text: texts.list.refused(name, text) },
    }))

  async function choose(picked: File) {
    if (picked.size > MAX_FILE_BYTES) {
      refuse(picked, refusalTexts.fileTooLarge)
      return
    }
    const file = await storeFile(picked).catch(() => null)
    if (file) setState((before) => ({ ...before, file, failed: null }))
    else refuse(picked, refusalTexts.unreadableFile)
  }

  return {
    ...state,
    choose,
    upload() {
      const { file } = state
      if (!file) fail('file', enquiryMessages.noFile)
      else void read('file', file, (options) => browserApi.send(readEnquiryFile, { file }, options))
    },
    readText(text: string) {
      if (text.trim() === '') fail('text', enquiryMessages.noText)
      else
        void read('text', pastedList(text), ({ signal }) =>
          browserApi.send(readEnquiryLines, { text }, signal ? { signal } : {}),
        )
    },
    cancel() {
      sending.current?.abort()
      setState((before) => ({ ...before, reading: null }))
    },
    startAnew: () => setState(start),
  }
}

export type List = ReturnType<typeof useList>
