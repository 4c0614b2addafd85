import { Link } from 'react-router'

interface ChoiceLinksProps {
  label: string
  choices: readonly { label: string; to: string; isChosen: boolean }[]
}

/** Common figures as links. */
export function ChoiceLinks({ label, choices }: ChoiceLinksProps) {
  return (
    <ul aria-label={label} className="flex flex-wrap gap-1.5">
      {choices.map((choice) => (
        <li key={choice.label}>
          <Link
            to={choice.to}
            preventScrollReset
            aria-current={choice.isChosen || undefined}
            className="inline-flex min-h-9 min-w-11 items-center justify-center rounded-full border border-line bg-card px-3 text-sm font-medium text-ink hover:border-edge aria-[current]:border-steel aria-[current]:bg-steel-wash aria-[current]:text-steel"
          >
            {choice.label}
          </Link>
        </li>
      ))}
    </ul>
  )
}
