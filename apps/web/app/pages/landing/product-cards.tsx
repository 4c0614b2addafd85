import { Link } from 'react-router'
import { angle, bar, channel, hollowRect, hollowRound, plate } from '@lohahaat/domain/section-drawing/outline'
import { SectionDrawing } from '../../parts/section-drawing/section-drawing'
import { ArrowRightIcon } from '../../ui/icons'

const announced = [
  { to: '/angles', name: 'Angles', text: 'Equal and unequal legs', cuts: [angle(32, 12, 66, 11)] },
  { to: '/channels', name: 'Channels', text: 'Medium and light', cuts: [channel(42, 10, 46, 70, 9)] },
  {
    to: '/tmt',
    name: 'TMT',
    text: 'Ribbed bars for concrete',
    cuts: [bar(28, 45, 36), bar(47, 11, 36), bar(66, 45, 36)],
  },
  {
    to: '/sheets',
    name: 'Sheets',
    text: 'Hot rolled, cold rolled, galvanised',
    cuts: [plate(14, 24, 102, 9), plate(14, 44, 102, 7), plate(14, 62, 102, 5)],
  },
  {
    to: '/custom',
    name: 'Custom',
    text: 'Cut and drilled to your drawing',
    cuts: [plate(16, 14, 100, 62) + bar(30, 35, 20) + bar(82, 35, 20)],
  },
]

export function ProductCards() {
  return (
    <section className="content-width pt-14 sm:pt-20">
      <h2 className="text-2xl sm:text-3xl">What we trade</h2>
      <p className="mt-2 text-ink-soft">Pipes today. The rest of the yard follows.</p>
      <div className="mt-6 grid gap-4 desk:grid-cols-2">
        <PipesCard />
        <ul className="grid divide-y divide-line rounded-box border border-line bg-card">
          {announced.map((product) => (
            <AnnouncedRow key={product.to} {...product} />
          ))}
        </ul>
      </div>
    </section>
  )
}

function PipesCard() {
  return (
    <Link
      to="/pipeLandingPage"
      className="group flex flex-col rounded-box border border-line bg-card hover:border-steel"
    >
      <div className="grid grow place-items-center rounded-t-box border-b border-line bg-steel-wash py-8">
        <SectionDrawing
          viewBox="0 0 338 130"
          cuts={[hollowRect(4, 10, 110, 110, 8), hollowRound(130, 36, 84, 7), hollowRect(230, 58, 104, 62, 6)]}
          className="w-4/5 max-w-96 text-steel"
        />
      </div>
      <div className="p-5">
        <h3 className="text-xl">Steel Pipes</h3>
        <p className="mt-1 text-ink-soft">
          Seven classes, black and galvanised, round, square and rectangular. Every size with its weight per piece.
        </p>
        <p className="mt-3 inline-flex items-center gap-1.5 font-semibold text-steel group-hover:underline">
          Learn more <ArrowRightIcon className="size-4.5" />
        </p>
      </div>
    </Link>
  )
}

function AnnouncedRow({ to, name, text, cuts }: (typeof announced)[number]) {
  return (
    <li>
      <Link to={to} className="flex h-full items-center gap-4 px-4 py-3 hover:bg-paper">
        <SectionDrawing viewBox="0 0 132 90" cuts={cuts} className="h-12 w-18 shrink-0 text-edge" />
        <div className="min-w-0 grow">
          <h3 className="text-base">{name}</h3>
          <p className="text-[0.9375rem] leading-5 text-ink-soft">{text}</p>
        </div>
        <span className="rounded border border-line px-1.5 text-xs leading-5.5 font-semibold whitespace-nowrap text-ink-soft">
          Coming soon
        </span>
      </Link>
    </li>
  )
}
