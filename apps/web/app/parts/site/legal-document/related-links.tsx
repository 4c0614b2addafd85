import { Link } from 'react-router'
import { ArrowRightIcon } from '../../../ui/icons'
import { texts } from './texts'

/** The other documents, and where a question goes that none of them answers. */
export function RelatedLinks({ here }: { here: string }) {
  return (
    <nav aria-label={texts.related} className="mt-10 print:hidden">
      <h2 className="text-xl">{texts.related}</h2>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {texts.relatedPages
          .filter(({ to }) => to !== here)
          .map(({ to, title, about }) => (
            <li key={to} className="group relative flex items-center justify-between gap-4 py-3">
              <div>
                <Link to={to} className="font-semibold text-steel group-hover:underline after:absolute after:inset-0">
                  {title}
                </Link>
                <p className="text-[0.9375rem] text-ink-soft">{about}</p>
              </div>
              <ArrowRightIcon className="size-5 text-steel" />
            </li>
          ))}
      </ul>
    </nav>
  )
}
