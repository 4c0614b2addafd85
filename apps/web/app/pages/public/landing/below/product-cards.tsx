import { angle, bar, channel, hollowRect, hollowRound, plate } from '@lohahaat/domain/catalogue/section-drawing/outline'
import { Link } from 'react-router'
import { SectionDrawing } from '../../../../parts/catalogue/section-drawing/section-drawing'
import { ArrowRightIcon } from '../../../../ui/icons'
import { texts } from './texts'

const announced = () => [
  { to: '/angles', name: texts.angles, note: texts.anglesText, cuts: [angle(32, 12, 66, 11)] },
  { to: '/channels', name: texts.channels, note: texts.channelsText, cuts: [channel(42, 10, 46, 70, 9)] },
  { to: '/tmt', name: texts.tmt, note: texts.tmtText, cuts: [bar(28, 45, 36), bar(47, 11, 36), bar(66, 45, 36)] },
  {
    to: '/sheets',
    name: texts.sheets,
    note: texts.sheetsText,
    cuts: [plate(14, 24, 102, 9), plate(14, 44, 102, 7), plate(14, 62, 102, 5)],
  },
  {
    to: '/custom',
    name: texts.custom,
    note: texts.customText,
    cuts: [plate(16, 14, 100, 62) + bar(30, 35, 20) + bar(82, 35, 20)],
  },
]

const pipes = [
  hollowRect(4, 10, 110, 110, 8),
  hollowRound(130, 36, 84, 7),
  hollowRect(230, 58, 104, 62, 6),
  hollowRound(350, 64, 56, 6),
]

export function ProductCards() {
  return (
    <section className="content-width pt-14 sm:pt-20">
      <h2 className="text-2xl sm:text-3xl">{texts.trade}</h2>
      <p className="mt-2 text-ink-soft">{texts.tradeNote}</p>
      <PipesCard />
      <ul className="mt-4 grid divide-line rounded-box border border-line bg-card max-desk:divide-y desk:grid-cols-5 desk:divide-x">
        {announced().map((product) => (
          <AnnouncedCard key={product.to} {...product} />
        ))}
      </ul>
    </section>
  )
}

function PipesCard() {
  return (
    <Link
      to="/pipeLandingPage"
      className="group mt-6 grid rounded-box border border-line bg-card hover:border-steel desk:grid-cols-[3fr_2fr]"
    >
      <div className="grid place-items-center bg-steel-wash px-6 py-8 max-desk:rounded-t-box desk:rounded-l-box">
        <SectionDrawing viewBox="0 0 410 130" cuts={pipes} className="w-full max-w-112 text-steel" />
      </div>
      <div className="self-center p-5 sm:p-8">
        <h3 className="text-xl sm:text-2xl">{texts.pipes}</h3>
        <p className="mt-2 text-pretty text-ink-soft">{texts.pipesText}</p>
        <p className="mt-4 inline-flex items-center gap-1.5 font-semibold text-steel group-hover:underline">
          {texts.learnMore} <ArrowRightIcon className="size-4.5" />
        </p>
      </div>
    </Link>
  )
}

function AnnouncedCard({ to, name, note, cuts }: ReturnType<typeof announced>[number]) {
  return (
    <li>
      <Link
        to={to}
        className="flex h-full items-center gap-4 px-4 py-3 hover:bg-paper desk:flex-col desk:items-start desk:gap-2 desk:p-5"
      >
        <SectionDrawing
          viewBox="0 0 132 90"
          cuts={cuts}
          className="h-12 w-18 shrink-0 text-edge desk:-ml-3 desk:h-16 desk:w-24"
        />
        <div className="min-w-0 grow">
          <h3 className="text-base">{name}</h3>
          <p className="text-[0.9375rem] leading-5 text-ink-soft">{note}</p>
        </div>
        <span className="rounded border border-line px-1.5 text-xs leading-5.5 font-semibold whitespace-nowrap text-ink-soft">
          {texts.comingSoon}
        </span>
      </Link>
    </li>
  )
}
