import { Link } from 'react-router'
import { hollowRect, hollowRound } from '@lohahaat/domain/section-drawing/outline'
import { SectionDrawing } from '../../parts/section-drawing/section-drawing'

const round = hollowRound(4, 4, 40, 5)
const square = hollowRect(5, 5, 38, 38, 4)
const rectangle = hollowRect(3, 12, 42, 24, 3.5)

const classes = [
  { name: 'Round Black', note: 'Black, welded', cut: round },
  { name: 'GI', note: 'Hot-dip galvanised', cut: round },
  { name: 'SHS', note: 'Square hollow', cut: square },
  { name: 'RHS', note: 'Rectangular hollow', cut: rectangle },
  { name: 'Hollow Section GP', note: 'Pre-galvanised', cut: square },
  { name: 'Round GP 2', note: 'Pre-galvanised', cut: round },
  { name: 'GP', note: 'Pre-galvanised', cut: round },
]

/** The seven classes of pipe, one press away from the catalogue. Half on the hero's band, half on the page. */
export function ClassStrip() {
  return (
    <nav aria-label="Pipe classes" className="content-width relative -mt-28 sm:-mt-14">
      <ul className="grid grid-cols-2 overflow-hidden rounded-box border border-line bg-line gap-px sm:grid-cols-4 desk:grid-cols-7">
        {classes.map(({ name, note, cut }) => (
          <li key={name} className="bg-card last:col-span-2 desk:last:col-span-1">
            <Link
              to={`/pipe/pipe?${new URLSearchParams({ class: name })}`}
              className="group flex h-full items-center gap-3 p-3 hover:bg-steel-wash desk:flex-col desk:items-start desk:p-4"
            >
              <SectionDrawing viewBox="0 0 48 48" cuts={[cut]} className="size-9 shrink-0 text-steel" />
              <span className="min-w-0">
                <span className="block leading-5 font-semibold">{name}</span>
                <span className="block text-sm leading-5 font-stretch-semi-condensed text-ink-soft">{note}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
