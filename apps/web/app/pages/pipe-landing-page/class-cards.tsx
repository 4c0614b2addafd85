import { hollowRect, hollowRound } from '@lohahaat/domain/section-drawing/outline'
import { Link } from 'react-router'
import { classPath, findPipeClass } from '../../parts/product/pipe-classes'
import { SectionDrawing } from '../../parts/section-drawing/section-drawing'
import { ArrowRightIcon } from '../../ui/icons'
import { classTexts } from './class-texts'

/** One of each shape, standing on one line and to one scale. */
const stack = [hollowRound(4, 44, 72, 5), hollowRect(88, 16, 100, 100, 6), hollowRect(200, 64, 96, 52, 5)]

export function ClassCards() {
  return (
    <ul className="mt-8 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {Object.entries(classTexts).map(([name, texts]) => (
        <ClassCard key={name} name={name} {...texts} />
      ))}
      <WholeCatalogue />
    </ul>
  )
}

type ClassCardProps = { name: string } & (typeof classTexts)[string]

function ClassCard({ name, text, standards, sizes, use }: ClassCardProps) {
  const known = findPipeClass(name)
  return (
    <li className="group relative flex flex-col rounded-box border border-line bg-card p-5 hover:border-steel">
      <div className="flex items-start justify-between gap-4">
        <div>
          <h2 className="text-xl">
            <Link to={classPath(name)} className="after:absolute after:inset-0 after:rounded-box">
              {name}
            </Link>
          </h2>
          <p className="mt-0.5 text-sm text-ink-soft first-letter:uppercase">{known?.kind}</p>
        </div>
        {known && <SectionDrawing viewBox="0 0 48 48" cuts={[known.cut]} className="size-18 shrink-0 text-steel" />}
      </div>
      <p className="mt-3 mb-4 text-[0.9375rem]">{text}</p>
      <dl className="mt-auto text-sm">
        <Fact label="Standard" value={standards} />
        <Fact label="Sizes" value={sizes} />
        <Fact label="Used for" value={use} />
      </dl>
      <p className="mt-3 inline-flex items-center gap-1.5 font-semibold text-steel group-hover:underline">
        See prices <ArrowRightIcon className="size-4.5" />
      </p>
    </li>
  )
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex gap-3 border-t border-line py-1.5">
      <dt className="w-20 shrink-0 text-ink-soft">{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}

/** Fills the last row, which seven cards leave open, and is the way for whom no class means anything. */
function WholeCatalogue() {
  return (
    <li className="group relative flex flex-col justify-between gap-6 overflow-hidden rounded-box border border-line bg-steel-wash p-5 hover:border-steel lg:col-span-2">
      <SectionDrawing
        viewBox="0 0 300 120"
        cuts={stack}
        className="w-full max-w-110 self-center text-steel max-lg:hidden"
      />
      <div>
        <h2 className="text-xl">
          <Link to="/pipe/pipe" className="after:absolute after:inset-0 after:rounded-box">
            See the whole catalogue
          </Link>
        </h2>
        <p className="mt-1.5 max-w-lg text-[0.9375rem]">
          All classes side by side: filter by brand, grade, standard, size, wall and length, or search as you would say
          it, such as “50nb tata 3.6”.
        </p>
      </div>
      <p className="inline-flex items-center gap-1.5 font-semibold text-steel group-hover:underline">
        All items <ArrowRightIcon className="size-4.5" />
      </p>
    </li>
  )
}
