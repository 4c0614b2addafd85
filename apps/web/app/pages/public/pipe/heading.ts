import { findPipeClass } from '../../../parts/catalogue/product/pipe-classes'
import { texts } from './texts'

/** What a class or a whole department is called on its page: 'SHS · square hollow sections'. */
export function headingOf(department: string, className: string): string {
  const known = findPipeClass(className)
  if (known) return texts.classHeading(known.name, known.kind)
  return className || (department.toLowerCase() === 'pipe' ? texts.allSteelPipes : department)
}
