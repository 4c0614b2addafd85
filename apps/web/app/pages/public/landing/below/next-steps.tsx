import { Link } from 'react-router'
import { createPath, uploadPath } from '../../../../parts/sourcing/enquiry/paths'
import { buttonClass } from '../../../../ui/button-class'
import { texts } from './texts'

const ways = () => [
  { name: texts.list, note: texts.listText, to: uploadPath, action: texts.uploadList },
  { name: texts.need, note: texts.needText, to: createPath, action: texts.createEnquiry },
  { name: texts.drawing, note: texts.drawingText, to: '/weight-calculator', action: texts.calculate },
]

export function NextSteps() {
  return (
    <section className="content-width py-14 sm:py-20">
      <h2 className="text-2xl sm:text-3xl">{texts.start}</h2>
      <ul className="mt-6 grid gap-8 desk:grid-cols-3">
        {ways().map(({ name, note, to, action }) => (
          <li key={to} className="flex flex-col items-start border-t-2 border-ink pt-4">
            <h3 className="text-lg">{name}</h3>
            <p className="mt-1.5 mb-5 text-pretty text-ink-soft">{note}</p>
            <Link to={to} className={`${buttonClass()} mt-auto`}>
              {action}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
