import type { QuotedEnquiry } from '@lohahaat/contract/sourcing/quotes/quote-price'
import { Card } from '../../../ui/card'
import { Button } from '../../../ui/button'
import { Sentence } from '../../../ui/sentence'
import { EarlierQuote } from './earlier-quote'
import { BetterRequest } from './better-request'
import { FilesField } from './files-field'
import type { Brand } from './lines/line-values'
import { PriceTable } from './lines/price-table'
import { SheetTools } from './lines/sheet-tools'
import { useQuoteSheet } from './lines/use-quote-sheet'
import { QuoteTotal } from './quote-total'
import { TermsFields } from './terms-fields'
import { useQuoteForm } from './use-quote-form'
import { texts } from './texts'

interface QuoteFormProps {
  enquiry: QuotedEnquiry
  paymentTerms: readonly string[]
  brands: readonly Brand[]
  /** The list that he came from. */
  back: string
}

export function QuoteForm({ enquiry, paymentTerms, brands, back }: QuoteFormProps) {
  const form = useQuoteForm(enquiry, brands, back)
  const items = enquiry.enquiryItems
  const sheet = useQuoteSheet(items, form.setLines)
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void form.save()
      }}
      className="grid gap-4 sm:gap-6"
    >
      {enquiry.quote?.better && <BetterRequest enquiry={enquiry} better={enquiry.quote.better} />}
      {enquiry.quote && <EarlierQuote enquiry={{ ...enquiry, quote: enquiry.quote }} />}
      {form.isRestored && <DraftNote onDiscard={form.discard} />}
      <Card title={texts.items.title(items.length)}>
        {items.length === 0 ? (
          <p className="text-ink-soft">{texts.items.inListFile}</p>
        ) : (
          <>
            <SheetTools enquiry={enquiry} form={form} />
            <PriceTable enquiry={enquiry} lines={form.values.lines} sheet={sheet} brands={brands} />
          </>
        )}
      </Card>
      <Card title={texts.terms.title}>
        <TermsFields form={form} enquiry={enquiry} suggestions={paymentTerms} />
        <FilesField form={form} enquiry={enquiry} />
      </Card>
      <QuoteTotal form={form} enquiry={enquiry} back={back} />
    </form>
  )
}

function DraftNote({ onDiscard }: { onDiscard: () => void }) {
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-box bg-steel-wash py-2 pr-2 pl-4 text-steel"
    >
      <p>
        <Sentence
          text={texts.draft.restored}
          marks={{ strong: (words) => <strong className="font-semibold">{words}</strong> }}
        />
      </p>
      <Button size="small" onClick={onDiscard}>
        {texts.draft.discard}
      </Button>
    </div>
  )
}
