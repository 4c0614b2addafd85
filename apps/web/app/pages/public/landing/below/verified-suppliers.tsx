import { Badge } from '../../../../ui/badge'
import { CheckIcon } from '../../../../ui/icons'
import { texts } from './texts'

const points = () => [
  { name: texts.markSet, note: texts.markSetText },
  { name: texts.markLinked, note: texts.markLinkedText },
  { name: texts.markGst, note: texts.markGstText },
  { name: texts.markSealed, note: texts.markSealedText },
]

/** States only what the product knows about suppliers. */
export function VerifiedSuppliers() {
  return (
    <section className="mt-14 border-y border-line bg-card py-12 sm:mt-20 sm:py-16">
      <div className="content-width grid gap-10 desk:grid-cols-2 desk:gap-16">
        <div>
          <h2 className="text-2xl sm:text-3xl">{texts.verified}</h2>
          <p className="mt-2 max-w-lg text-balance text-ink-soft">{texts.verifiedNote}</p>
          <Example />
          <p className="mt-5 text-pretty text-ink-soft">{texts.markLimit}</p>
        </div>
        <ul className="grid content-start gap-5">
          {points().map(({ name, note }) => (
            <li key={name} className="flex gap-3">
              <CheckIcon className="mt-0.5 size-5 text-green" />
              <div>
                <h3 className="text-base leading-6">{name}</h3>
                <p className="text-pretty text-ink-soft">{note}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

const quotes = () => [
  { party: texts.exampleFirst, price: '57,900', isVerified: true },
  { party: texts.exampleSecond, price: '57,400', isVerified: true, isLowest: true },
  { party: texts.exampleThird, price: '58,250', isVerified: false },
]

function Example() {
  return (
    <table className="mt-6 w-full border-collapse text-left text-[0.9375rem]">
      <caption className="caption-bottom px-2 pt-2 text-left text-sm text-ink-soft">{texts.example}</caption>
      <thead>
        <tr className="text-sm text-ink-soft">
          <th className="border-b border-line px-2 py-1.5 font-medium">{texts.exampleParty}</th>
          <th className="border-b border-line px-2 py-1.5 text-right font-medium">{texts.examplePrice}</th>
        </tr>
      </thead>
      <tbody>
        {quotes().map(({ party, price, isVerified, isLowest }) => (
          <tr key={party} className={isLowest ? 'bg-green-wash' : undefined}>
            <td className="border-b border-line px-2 py-2">
              {party} {isVerified && <Badge tone="steel">{texts.verifiedMark}</Badge>}
            </td>
            <td className="border-b border-line px-2 py-2 text-right font-semibold whitespace-nowrap">
              {isLowest && <span className="mr-3 text-sm text-green">{texts.lowestMark}</span>}
              {price}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
