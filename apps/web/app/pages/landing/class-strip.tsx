import { Link } from 'react-router'
import { classPath, pipeClasses } from '../../parts/product/pipe-classes'
import { SectionDrawing } from '../../parts/section-drawing/section-drawing'

/** The seven classes of pipe, one press away from the catalogue. Half on the hero's band, half on the page. */
export function ClassStrip() {
  return (
    <nav aria-label="Pipe classes" className="content-width relative -mt-28 sm:-mt-14">
      <ul className="grid grid-cols-2 overflow-hidden rounded-box border border-line bg-line gap-px sm:grid-cols-4 desk:grid-cols-7">
        {pipeClasses.map(({ name, note, cut }) => (
          <li key={name} className="bg-card last:col-span-2 desk:last:col-span-1">
            <Link
              to={classPath(name)}
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
