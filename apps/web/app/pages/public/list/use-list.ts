import { priceList } from '@lohahaat/contract/sourcing/lists/price-list'
import { priceListFile } from '@lohahaat/contract/sourcing/lists/price-list-file'
import type { PricedList } from '@lohahaat/contract/sourcing/lists/price-list'
import type { GivenLine } from '@lohahaat/contract/sourcing/lists/given-line'
import { useEffect, useEffectEvent, useState } from 'react'
import { errorText } from '../../../api/api-error'
import { browserApi } from '../../../api/browser-api'
import { takePastedList } from '../../../api/pasted-list'
import { showToast } from '../../../ui/messages/toast-store'
import { changeLine, type ListState, replaceLine, type ShownLine, startList } from './list-state'
import { storeList, takeList } from './stored-list'
import { texts } from './texts'

export type List = ReturnType<typeof useList>

/** The list on the screen: pasted here or elsewhere, or as it was left for the sign-in. */
export function useList() {
  const [list, setList] = useState<ListState | null>(null)
  const [text, setText] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [busyLine, setBusyLine] = useState<number | null>(null)

  function show(next: ListState | null) {
    setList(next)
    storeList(next)
  }

  async function price(ask: () => Promise<PricedList>) {
    setBusy(true)
    try {
      const priced = await ask()
      if (priced.lines.length === 0) showToast(texts.nothing, 'error')
      else show(startList(priced))
    } catch (error) {
      showToast(errorText(error), 'error')
    } finally {
      setBusy(false)
    }
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

  const priceText = (pasted: string) => price(() => browserApi.send(priceList, { text: pasted }))

  const open = useEffectEvent(() => {
    const pasted = takePastedList()
    if (pasted === '') return show(takeList())
    setText(pasted)
    void priceText(pasted)
  })
  useEffect(() => open(), [])

  return {
    list,
    text,
    setText,
    isBusy,
    busyLine,
    priceText,
    priceFile: (file: File) => price(() => browserApi.send(priceListFile, { file })),
    priceLine,
    change: (id: number, change: Partial<ShownLine>) => list && show(changeLine(list, id, change)),
    changeAll: (ids: readonly number[], change: Partial<ShownLine>) =>
      list && show(ids.reduce((before, id) => changeLine(before, id, change), list)),
    startAnew: () => show(null),
  }
}
