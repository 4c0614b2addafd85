import type { QuoteScore } from '@lohahaat/contract/supply/score/score-cards'
import type { Quote } from '@lohahaat/domain/sourcing/quote'
import { formatRupeesPerTon } from '../../../../parts/platform/format'
import { ScoreLine } from '../../../../parts/supply/score/score-line'
import { QuoteMarks } from '../../../../parts/sourcing/quote/quote-marks'
import { Badge } from '../../../../ui/badge'
import { Sentence } from '../../../../ui/sentence'
import { canBeChosen } from '../award/choice'
import { BetterState } from '../better/better-state'
import { texts } from '../texts'
import { texts as versionTexts } from '../versions/texts'
import { MoveMark } from './move-mark'

interface PartyHeadProps {
  quote: Quote
  score: QuoteScore | undefined
  /** How many lines the enquiry has. */
  lines: number
  onAsk: (() => void) | null
  onVersions: () => void
}

/** With the total, which is otherwise far below a long list. */
export function PartyHead({ quote, score, lines, onAsk, onVersions }: PartyHeadProps) {
  const { previous, totalPrice } = quote
  const move = previous && previous.totalPrice !== totalPrice && previous.offered === quote.offered
  return (
    <>
      <span className="block wrap-anywhere">{quote.party}</span>
      <span className="block text-[0.9em] font-normal text-ink-soft">
        <Sentence
          text={texts.table.landed(formatRupeesPerTon(quote.landedCostPerTon))}
          marks={{ unit: (words) => <span className="whitespace-nowrap">{words}</span> }}
        />
      </span>
      <span className="flex flex-wrap items-center gap-x-2 text-[0.9em] font-normal text-ink-soft">
        {quote.version > 1 && (
          <button
            type="button"
            aria-label={versionTexts.open(quote.party, quote.version)}
            onClick={onVersions}
            className="min-h-8 cursor-pointer text-steel underline underline-offset-4 max-sm:min-h-11"
          >
            {texts.table.version(quote.version)}
          </button>
        )}
        {move && <MoveMark move={totalPrice > previous.totalPrice ? 'up' : 'down'} />}
      </span>
      <span className="mt-1 flex flex-wrap gap-1">
        <QuoteMarks {...quote} />
        {!quote.complete && !quote.outdated && <Badge tone="amber">{texts.table.partial(quote.offered, lines)}</Badge>}
        {quote.better && <BetterState better={quote.better} />}
      </span>
      {score && (
        <span className="mt-1 block font-normal">
          <ScoreLine score={score} />
        </span>
      )}
      {onAsk && canBeChosen(quote) && (
        <button
          type="button"
          aria-label={texts.better.askParty(quote.party)}
          onClick={onAsk}
          className="mt-1 min-h-8 cursor-pointer text-sm font-semibold text-steel underline-offset-4 hover:underline max-sm:min-h-11 print:hidden"
        >
          {texts.better.ask}
        </button>
      )}
    </>
  )
}
