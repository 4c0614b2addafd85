import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { site } from '../../../site'
import { ContactLinks } from '../shell/contact-links'
import { LinkList } from '../shell/link-list'
import { Logo } from '../shell/logo'
import { companyLinks, legalLinks, productLinks } from './links'
import { Newsletter } from './newsletter'
import { texts } from './texts'
import { useYear } from './use-year'

const linkClass =
  'flex min-h-9 desk:min-h-7 items-center gap-2.5 text-night-soft hover:text-night-ink hover:underline underline-offset-4'

/** Its code comes after the first view, which has its HTML. */
export default function Footer({ isSlim }: { isSlim: boolean }) {
  return isSlim ? <SlimFooter /> : <WholeFooter />
}

function WholeFooter() {
  return (
    <footer className="on-night bg-night pt-10 pb-8 text-[0.9375rem] text-night-ink print:hidden">
      <div className="content-width grid grid-cols-2 gap-x-6 gap-y-9 desk:grid-cols-[1.3fr_0.8fr_0.7fr_1.4fr_1.7fr] desk:gap-8">
        <div className="max-desk:col-span-2">
          <Logo />
          <p className="mt-3 max-w-60 text-night-soft">{texts.promise}</p>
        </div>
        <Column title={texts.products}>
          <LinkList links={productLinks()} linkClass={linkClass} />
        </Column>
        <Column title={texts.company}>
          <LinkList links={companyLinks()} linkClass={linkClass} />
        </Column>
        <Column title={texts.contact} className="max-sm:col-span-2">
          <ContactLinks linkClass={linkClass} />
          <p className="mt-1 text-sm text-night-soft">{site.supportHours}</p>
        </Column>
        <div className="max-sm:col-span-2">
          <Newsletter />
        </div>
      </div>
      <div className="content-width mt-8">
        <div className="flex flex-wrap items-center gap-x-6 gap-y-1 border-t border-night-line pt-5 text-sm">
          <p className="mr-auto text-night-soft">{texts.copyright(useYear(), site.name)}</p>
          {legalLinks().map(({ to, label }) => (
            <Link key={to} to={to} className={linkClass}>
              {label}
            </Link>
          ))}
        </div>
      </div>
    </footer>
  )
}

/** Below a screen for work. */
function SlimFooter() {
  return (
    <footer className="border-t border-line py-4 text-sm text-ink-soft print:hidden">
      <div className="content-width flex flex-wrap items-center gap-x-6 gap-y-1">
        <p className="mr-auto">{texts.copyright(useYear(), site.name)}</p>
        {[...companyLinks(), ...legalLinks()].map(({ to, label }) => (
          <Link
            key={to}
            to={to}
            className="flex min-h-9 items-center underline-offset-4 hover:text-ink hover:underline"
          >
            {label}
          </Link>
        ))}
      </div>
    </footer>
  )
}

interface ColumnProps {
  title: string
  className?: string
  children: ReactNode
}

function Column({ title, className, children }: ColumnProps) {
  return (
    <div className={className}>
      <h2 className="mb-2 text-base">{title}</h2>
      {children}
    </div>
  )
}
