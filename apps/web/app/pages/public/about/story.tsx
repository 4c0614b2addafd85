import { texts } from './texts'

const milestones = () => [
  { when: texts.before, name: texts.beforeName, note: texts.beforeText, isBroken: true },
  { when: texts.founded, name: texts.foundedName, note: texts.foundedText, isJoint: true },
  { when: texts.today, name: texts.todayName, note: texts.todayText },
  { when: texts.next, name: texts.nextName, note: texts.nextText, isPlanned: true },
]

export function Story() {
  return (
    <section className="content-width py-14 sm:py-20">
      <div className="grid gap-x-16 gap-y-4 desk:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
        <h2 className="text-2xl sm:text-3xl">{texts.story}</h2>
        <div className="grid max-w-2xl gap-4 text-lg text-pretty">
          {texts.storyText.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
      <ol className="mt-10 grid sm:mt-14 desk:grid-cols-4">
        {milestones().map(({ when, name, note, ...length }) => (
          <li key={when} className="grid grid-cols-[1.75rem_1fr] gap-x-5 desk:grid-cols-1">
            <Length {...length} />
            <div className="pb-8 desk:pt-5 desk:pr-8 desk:pb-0">
              <p className="text-sm font-semibold text-steel">{when}</p>
              <h3 className="mt-1 text-lg">{name}</h3>
              <p className="mt-1 text-[0.9375rem] text-pretty text-ink-soft">{note}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

interface LengthProps {
  /** Drawn with a break line, since it is longer than the drawing. */
  isBroken?: boolean
  /** Begins with a socket, which joins it to the length before. */
  isJoint?: boolean
  isPlanned?: boolean
}

/** A length of pipe from the side, lying on a desk and standing on a phone, where the lengths make one pipe. */
function Length({ isBroken = false, isJoint = false, isPlanned = false }: LengthProps) {
  return (
    <div
      aria-hidden="true"
      className={`relative border-steel bg-steel-wash max-desk:border-x-2 desk:h-10 desk:border-y-2 ${isPlanned ? 'border-dashed bg-transparent' : ''}`}
    >
      <span className="absolute border-steel/60 max-desk:inset-y-0 max-desk:left-1/2 max-desk:border-l max-desk:border-dashed desk:inset-x-0 desk:top-1/2 desk:border-t desk:border-dashed" />
      {isJoint && (
        <span className="absolute border-2 border-steel bg-card max-desk:-inset-x-2 max-desk:top-0 max-desk:h-8 desk:-inset-y-2 desk:left-0 desk:w-10" />
      )}
      {isBroken && <Break />}
    </div>
  )
}

function Break() {
  return (
    <svg
      viewBox="0 0 24 48"
      className="absolute top-1/2 left-1/2 h-13 -translate-1/2 text-steel max-desk:h-9.5 max-desk:rotate-90"
    >
      <path d="M4 0q8 12 0 24t0 24h16q-8-12 0-24t0-24z" className="fill-paper" />
      <path d="M4 0q8 12 0 24t0 24M20 0q8 12 0 24t0 24" fill="none" stroke="currentColor" strokeWidth="1.5" />
    </svg>
  )
}
