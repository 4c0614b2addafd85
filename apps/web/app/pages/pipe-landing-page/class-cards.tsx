import { Link } from 'react-router'
import { classPath, findPipeClass } from '../../parts/product/pipe-classes'
import { SectionDrawing } from '../../parts/section-drawing/section-drawing'
import { ArrowRightIcon } from '../../ui/icons'
import { classTexts } from './class-texts'

export function ClassCards() {
  return (
    <ul className="mt-8 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {Object.entries(classTexts).map(([name, texts]) => (
        <ClassCard key={name} name={name} {...texts} />
      ))}
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
      <dl className="mt-auto grid grid-cols-[5.5rem_1fr] gap-x-3 text-sm leading-7 *:border-t *:border-line">
        <dt className="text-ink-soft">Standard</dt>
        <dd>{standards}</dd>
        <dt className="text-ink-soft">Sizes</dt>
        <dd>{sizes}</dd>
        <dt className="text-ink-soft">Used for</dt>
        <dd>{use}</dd>
      </dl>
      <p className="mt-3 inline-flex items-center gap-1.5 font-semibold text-steel group-hover:underline">
        See prices <ArrowRightIcon className="size-4.5" />
      </p>
    </li>
  )
}
