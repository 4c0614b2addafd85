import { fetchOrderConsignments, type LineToLoad } from '@lohahaat/contract/fulfilment/consignments/consignments'
import { changeConsignment } from '@lohahaat/contract/fulfilment/consignments/plan-consignment'
import type { Consignment } from '@lohahaat/contract/fulfilment/consignments/consignment'
import { useEffect, useMemo, useState } from 'react'
import { browserApi } from '../../../api/browser-api'
import { showToast } from '../../../ui/messages/toast-store'
import { transportInput, typedTransport } from '../transport/transport-values'
import { useFormSend } from '../use-form-send'
import { type LoadRow, loadRows } from './load-rows'
import { allLeft, gramsOf, loadInput, loadProblem, type LoadForm, type LoadValues, valuesOfLoad } from './load-values'
import { texts } from './texts'

const EMPTY: LoadValues = { pieces: '', tons: '', heats: '', by: 'pieces' }

/** The load of a truck as it is typed, with what else of its order could go on it. */
export function useLoadForm(consignment: Consignment, onDone: () => void) {
  const { lines: ofOrder, isCut } = useOrderLines(consignment.orderId)
  const rows = useMemo(() => loadRows(consignment, ofOrder), [consignment, ofOrder])
  const start = useMemo(() => valuesOfLoad(rows), [rows])
  const [typed, setTyped] = useState<LoadForm>({})
  const [touched, setTouched] = useState<ReadonlySet<number>>(new Set())
  const [problem, setProblem] = useState<string | null>(null)
  const { busy, refusal, send } = useFormSend()

  const valuesOf = ({ orderLineId }: LoadRow) => typed[orderLineId] ?? start[orderLineId] ?? EMPTY
  const change = (row: LoadRow, changed: Partial<LoadValues>) =>
    setTyped((now) => ({
      ...now,
      [row.orderLineId]: { ...(now[row.orderLineId] ?? start[row.orderLineId] ?? EMPTY), ...changed },
    }))

  async function save() {
    setTouched(new Set(rows.map(({ orderLineId }) => orderLineId)))
    const lines = loadInput(rows, Object.fromEntries(rows.map((row) => [row.orderLineId, valuesOf(row)])))
    setProblem(lines.length === 0 ? texts.problems.nothing : null)
    if (lines.length === 0 || rows.some((row) => loadProblem(row, valuesOf(row)))) return
    const { consignmentId, version } = consignment
    const truck = transportInput(typedTransport(consignment))
    if (!(await send(() => browserApi.send(changeConsignment, { consignmentId, version, lines, ...truck })))) return
    showToast(texts.saved)
    onDone()
  }

  return {
    rows,
    isCut,
    busy,
    refusal: problem ?? refusal,
    grams: rows.reduce((sum, row) => sum + gramsOf(row, valuesOf(row)), 0n),
    valuesOf,
    problemOf: (row: LoadRow) => (touched.has(row.orderLineId) ? loadProblem(row, valuesOf(row)) : undefined),
    change,
    touch: ({ orderLineId }: LoadRow) => setTouched((now) => new Set([...now, orderLineId])),
    takeAll: () => rows.forEach((row) => change(row, allLeft(row))),
    save,
  }
}

/** The other lines of the order. Without them the form still has what is on the truck. */
function useOrderLines(orderId: number) {
  const [lines, setLines] = useState<readonly LineToLoad[]>([])
  const [isCut, setCut] = useState(false)
  useEffect(() => {
    let isLeft = false
    void browserApi.send(fetchOrderConsignments, { orderId }).then(
      (order) => isLeft || setLines(order.lines),
      () => isLeft || setCut(true),
    )
    return () => {
      isLeft = true
    }
  }, [orderId])
  return { lines, isCut }
}
