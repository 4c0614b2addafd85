import type { ResponseOf } from '@lohahaat/contract/platform/define-call'
import {
  decidePriceProposal,
  savePriceLimit,
  type fetchPriceProposals,
} from '@lohahaat/contract/inventory/prices/price-proposals'
import { useState } from 'react'
import { browserApi } from '../../../api/browser-api'
import { formatRate } from '../../../parts/catalogue/product/rate'
import { useAction } from '../../../parts/platform/use-action'
import { Button } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { NumberField } from '../../../ui/fields/number-field'
import { showToast } from '../../../ui/messages/toast-store'
import { texts } from './texts'

type Proposal = ResponseOf<typeof fetchPriceProposals>[number]

interface PriceProposalsProps {
  proposals: readonly Proposal[]
  total: number
  percent: number
}

/** Suppliers' prices that move too far, and how far that is. */
export function PriceProposals({ proposals, total, percent }: PriceProposalsProps) {
  return (
    <Card title={texts.prices.title} className="mb-8">
      {total === 0 && <p className="text-ink-soft">{texts.prices.none}</p>}
      <ul>
        {proposals.map((proposal) => (
          <ProposalRow key={proposal.proposalId} proposal={proposal} />
        ))}
      </ul>
      {total > proposals.length && <p className="mt-3 text-ink-soft">{texts.prices.more(total - proposals.length)}</p>}
      <PriceLimit key={percent} percent={percent} />
    </Card>
  )
}

function ProposalRow({ proposal }: { proposal: Proposal }) {
  const { busy, run, revalidate } = useAction(() => undefined)
  const { proposalId, description, sellerName, oldPrice, newPrice, by } = proposal
  const decide = (isApproved: boolean) =>
    run(async () => {
      await browserApi.send(decidePriceProposal, { proposalId, isApproved })
      showToast(isApproved ? texts.prices.approved : texts.prices.rejected)
      await revalidate()
    })
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 border-b border-line py-3 first:pt-0">
      <div className="min-w-56 grow">
        <p className="font-medium">{description}</p>
        <p className="text-sm text-ink-soft">
          {sellerName} {texts.prices.by(by)}
        </p>
      </div>
      <p className="text-right whitespace-nowrap tabular-nums max-sm:text-left">
        <s className="text-ink-soft">{formatRate(oldPrice)}</s>{' '}
        <strong>{texts.prices.perTon(formatRate(newPrice))}</strong>
        <span className="block text-sm font-medium text-amber">
          {texts.prices.moved(movedPercent(oldPrice, newPrice))}
        </span>
      </p>
      <div className="flex gap-2">
        <Button size="small" variant="quiet" busy={busy} onClick={() => decide(true)}>
          {texts.prices.approve}
        </Button>
        <Button size="small" busy={busy} onClick={() => decide(false)}>
          {texts.prices.reject}
        </Button>
      </div>
    </li>
  )
}

/** To a tenth of a percent. */
const movedPercent = (from: number, to: number) => Math.round((1000 * (to - from)) / from) / 10

function PriceLimit({ percent }: { percent: number }) {
  const [typed, setTyped] = useState(String(percent))
  const { busy, run, revalidate } = useAction(() => undefined)
  const save = () =>
    run(async () => {
      await browserApi.send(savePriceLimit, { percent: typed.trim() === '' ? NaN : Number(typed) })
      showToast(texts.prices.limitSaved)
      await revalidate()
    })
  return (
    <form
      noValidate
      className="mt-4 -mb-6 flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) void save()
      }}
    >
      <NumberField
        label={texts.prices.limit}
        unit="%"
        places={0}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        className="w-52"
      />
      <Button type="submit" busy={busy} className="mb-6">
        {texts.prices.saveLimit}
      </Button>
    </form>
  )
}
