import type { ReactNode } from 'react'
import { texts } from './texts'

interface AccountScreenProps {
  title: string
  form: ReactNode
  aside: ReactNode
}

/** The layout of sign-in and sign-up: the form first, also on a phone, then further information. */
export function AccountScreen({ title, form, aside }: AccountScreenProps) {
  return (
    <div className="content-width grid items-start gap-8 py-8 sm:py-12 desk:grid-cols-[minmax(0,30rem)_minmax(0,26rem)] desk:justify-center desk:gap-16">
      <section className="rounded-lg border border-line bg-card p-5 sm:p-8">
        <h1 className="mb-6 text-2xl sm:text-3xl">{title}</h1>
        {form}
        <noscript>
          <p className="mt-4 text-sm text-ink-soft">{texts.needsJavaScript}</p>
        </noscript>
      </section>
      <div className="grid gap-8">{aside}</div>
    </div>
  )
}
