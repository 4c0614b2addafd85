import { AskSuppliers } from './ask-suppliers'
import { texts } from './texts'

/** Above items of which none is quite what was searched for. */
export default function NotQuite({ search }: { search: string }) {
  return (
    <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-box border-l-3 border-amber bg-amber-wash py-2 pr-2 pl-3">
      <p className="text-[0.9375rem] text-amber">{texts.notQuite}</p>
      <AskSuppliers search={search} size="small" />
    </div>
  )
}
