import type { Consignment, ConsignmentLine } from '@lohahaat/contract/fulfilment/consignments/consignment'
import { formatCount, listFormat } from '@lohahaat/domain/platform/formats'
import { useState } from 'react'
import { Badge } from '../../../ui/badge'
import { Button } from '../../../ui/button'
import { type Column, Table } from '../../../ui/lists/table'
import { formatKg } from '../../platform/format'
import { LoadedPipe } from '../../ordering/order/loaded-pipe'
import { WorkCard } from '../work-card'
import { LoadForm } from './load-form'
import { texts } from './texts'

const withCommas = listFormat({ type: 'unit', style: 'short' })

/** What is on the truck, line by line. */
export function LoadCard({ consignment, mayChange }: { consignment: Consignment; mayChange: boolean }) {
  const [isOpen, setOpen] = useState(false)
  const { lines, kg } = consignment
  return (
    <WorkCard
      title={texts.title}
      badge={<Badge tone="steel">{formatCount(lines.length)}</Badge>}
      aside={
        mayChange &&
        !isOpen && (
          <Button size="small" onClick={() => setOpen(true)}>
            {texts.change}
          </Button>
        )
      }
    >
      {isOpen ? (
        <LoadForm key={consignment.version} consignment={consignment} onClose={() => setOpen(false)} />
      ) : (
        <>
          <Table
            caption={texts.table}
            columns={columns(mayChange)}
            rows={lines}
            keyOf={({ orderLineId }) => orderLineId}
            dense
          />
          <p className="mt-3 flex justify-between gap-4 font-semibold">
            <span>{texts.sum}</span>
            <span>{formatKg(kg)}</span>
          </p>
        </>
      )}
    </WorkCard>
  )
}

const columns = (isLoading: boolean): readonly Column<ConsignmentLine>[] => [
  {
    title: texts.columns.item,
    cell: (line) => (
      <div className="max-sm:-ml-30">
        <LoadedPipe line={line} />
        <Heats line={line} isLoading={isLoading} />
      </div>
    ),
    speaksForItself: true,
  },
  {
    title: texts.columns.pieces,
    cell: ({ pieces }) => (pieces === null ? texts.notCounted : formatCount(pieces)),
    numeric: true,
  },
  {
    title: texts.columns.weight,
    cell: ({ kg }) => <span className="whitespace-nowrap">{formatKg(kg)}</span>,
    numeric: true,
  },
  { title: texts.columns.left, cell: (line) => leftText(line), numeric: true },
]

function Heats({ line: { heatNos, weightBasis }, isLoading }: { line: ConsignmentLine; isLoading: boolean }) {
  const heats = heatNos.length > 0 ? texts.heatList(withCommas(heatNos)) : isLoading && texts.noHeats
  return (
    <p className="mt-1 text-sm wrap-anywhere text-ink-soft sm:pl-14">
      {[heats, weightBasis === 'weighbridge' && texts.weighed].filter(Boolean).join(' · ')}
    </p>
  )
}

function leftText({ leftPieces, leftKg }: ConsignmentLine): string {
  if (leftPieces !== null) return leftPieces === 0 ? texts.nothingLeft : texts.pieces(leftPieces)
  return leftKg === 0 ? texts.nothingLeft : formatKg(leftKg)
}
