import { findPipeClass } from '../../parts/product/pipe-classes'

/** What a class or a whole department is called on its page: 'SHS · square hollow sections'. */
export function headingOf(department: string, className: string): string {
  const known = findPipeClass(className)
  if (known) return `${known.name} · ${known.kind}`
  return className || (department.toLowerCase() === 'pipe' ? 'All steel pipes' : department)
}

/** For what isn't a department: a page doesn't repeat as its heading whatever somebody wrote into a link. */
export const NO_DEPARTMENT = 'Catalogue'
