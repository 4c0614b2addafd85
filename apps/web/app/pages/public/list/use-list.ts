import { priceList } from '@lohahaat/contract/sourcing/lists/price-list'
import { fetchKeptList } from '@lohahaat/contract/sourcing/lists/kept-lists'
import { MAX_LIST_BYTES, priceListFile } from '@lohahaat/contract/sourcing/lists/price-list-file'
import type { GivenLine } from '@lohahaat/contract/sourcing/lists/given-line'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import { errorText } from '../../../api/api-error'
import { browserApi } from '../../../api/browser-api'
import type { Typed } from '../../../api/device/send-later'
import { sendOrKeep } from '../../../api/device/waiting'
import { takePastedList } from '../../../api/pasted-list'
import { texts as keptTexts } from '../../../parts/platform/kept-form/texts'
import { useMended } from '../../../parts/platform/kept-form/use-mended'
import { showToast } from '../../../ui/messages/toast-store'
import { changeLine, checkAll, type ListState, replaceLine, type ShownLine, startKept, startList } from './list-state'
import { keptText } from './kept-text'
import { type FileKind, kindOfFile } from './file/file-kind'
import { shrinkPhoto } from './file/shrink-photo'
import { storeList, takeList } from './stored-list'
import { texts } from './texts'

const loadRefusals = async () => (await import('@lohahaat/contract/platform/refusal-texts')).refusalTexts

export type List = ReturnType<typeof useList>

/** The list on the screen: pasted here or elsewhere, or as it was left for the sign-in. */
export function useList() {
  const [list, setList] = useState<ListState | null>(null)
  const [text, setText] = useState('')
  /** What another app shared, as it came. */
  const [shared, setShared] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [reading, setReading] = useState<FileKind | null>(null)
  /** The photo that the lines were read from, to compare them. */
  const [photo, setPhoto] = useState<File | null>(null)
  const [busyLine, setBusyLine] = useState<number | null>(null)
  const mends = useMended('list', ({ input }) =>
    setText((input as Typed['list']).lines.map(({ line }) => line).join('\n')),
  )

  function show(next: ListState | null) {
    setList(next)
    storeList(next)
  }

  /** Null where there is no such list. */
  async function price(ask: () => Promise<ListState | null | 'kept'>) {
    setBusy(true)
    try {
      const priced = await ask()
      if (priced === 'kept') return
      if (priced && priced.lines.length > 0) show(priced)
      else showToast(priced ? texts.nothing : texts.noSuchList, 'error')
    } catch (error) {
      showToast(errorText(error), 'error')
    } finally {
      setBusy(false)
    }
  }

  async function priceFile(picked: File) {
    const kind = kindOfFile(picked)
    setReading(kind)
    const file = kind === 'photo' ? await shrinkPhoto(picked).catch(() => picked) : picked
    setPhoto(kind === 'photo' ? file : null)
    if (file.size > MAX_LIST_BYTES) showToast((await loadRefusals()).fileTooLarge, 'error')
    else await price(async () => startList(await browserApi.send(priceListFile, { file })))
    setReading(null)
  }

  async function priceLine(id: number, given: GivenLine) {
    if (!list) return
    setBusyLine(id)
    try {
      show(replaceLine(list, id, await browserApi.send(priceList, { lines: [given] })))
    } catch (error) {
      showToast(errorText(error), 'error')
    } finally {
      setBusyLine(null)
    }
  }

  /** A kept list is priced anew whenever it is opened. */
  const openKept = (listId: number) =>
    price(async () => {
      const [kept] = await browserApi.send(fetchKeptList, { listId })
      if (!kept) return null
      return { ...startKept(await browserApi.send(priceList, { lines: kept.lines }), kept.lines), kept }
    })

  const priceText = (pasted: string) =>
    price(async () => {
      let priced: ListState | null = null
      const way = await sendOrKeep({ ...keptText(pasted), mends }, async () => {
        priced = startList(await browserApi.send(priceList, { text: pasted }))
      })
      if (way === 'sent') return priced
      setText('')
      showToast(keptTexts.kept)
      return 'kept'
    })

  async function openShared() {
    const { takeSharedOnce } = await import('../../../api/device/device-store')
    const { text: said = '', file } = (await takeSharedOnce(Date.now()).catch(() => null)) ?? {}
    setText(said)
    setShared(said)
    if (file) await priceFile(file)
    else if (said !== '') await priceText(said)
  }

  const [search] = useSearchParams()
  const kept = Number(search.get('kept'))
  // What is in the storages is known in the browser alone, after the first view.
  const open = useEffectEvent(async () => {
    const pasted = takePastedList()
    if (pasted !== '') {
      setText(pasted)
      await priceText(pasted)
    } else if (search.has('shared')) await openShared()
    else if (kept > 0) await openKept(kept)
    else if (mends === null) show(takeList())
  })
  useEffect(() => {
    const start = setTimeout(() => void open())
    return () => clearTimeout(start)
  }, [kept])

  return {
    list,
    text,
    setText,
    shared,
    isBusy,
    reading,
    photo,
    busyLine,
    priceText,
    priceFile,
    priceLine,
    change: (id: number, change: Partial<ShownLine>) => list && show(changeLine(list, id, change)),
    check: () => list && show(checkAll(list)),
    /** Only what was checked is asked for. */
    setAsked: (ids: readonly number[], enquiry: ShownLine['enquiry']) =>
      list && show(ids.reduce((before, id) => changeLine(before, id, { enquiry }), checkAll(list))),
    /** From now on the list is the one that was kept. */
    keptAs: (kept: ListState['kept']) => list && kept && show({ ...list, kept }),
    startAnew: () => show(null),
  }
}
