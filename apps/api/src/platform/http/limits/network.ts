import { isIPv4, isIPv6 } from 'node:net'

/** The network of an address: for limits, which must count all addresses of one visitor as one, and for logs. */
export interface Network {
  /** For logs: IPv4 /24 or IPv6 /48, so that it does not identify a person. */
  shown: string
  /** What one visitor has at least: a whole IPv4 address, or an IPv6 /64. */
  narrow: string
  /** An IPv6 /48, which one site gets with all its /64s. */
  wide: string | null
}

const MAPPED = /^::ffff:([0-9a-f]+):([0-9a-f]+)$/
const LONGEST = 45

export function networkOf(address: string): Network {
  const [plain = ''] = address.split('%')
  if (isIPv4(plain)) return ofIPv4(plain)
  // A proxy may pass on something that is no address.
  if (!isIPv6(plain)) return { shown: 'unknown', narrow: plain.slice(0, LONGEST), wide: null }
  // The canonical form: lower case, no dotted end, the longest run of zeros compressed.
  const canonical = new URL(`http://[${plain}]`).hostname.slice(1, -1)
  const mapped = MAPPED.exec(canonical)
  return mapped ? ofIPv4(dotted(mapped.slice(1))) : ofIPv6(groupsOf(canonical))
}

function ofIPv4(address: string): Network {
  return { shown: `${address.split('.').slice(0, 3).join('.')}.0/24`, narrow: address, wide: null }
}

function ofIPv6(groups: string[]): Network {
  const first = (count: number) => `${groups.slice(0, count).join(':')}::/${count * 16}`
  return { shown: first(3), narrow: first(4), wide: first(3) }
}

const dotted = (halves: string[]) =>
  halves
    .map((half) => parseInt(half, 16))
    .flatMap((half) => [half >> 8, half & 255])
    .join('.')

/** All eight groups, with '::' expanded. */
function groupsOf(canonical: string): string[] {
  const [head = [], tail = []] = canonical.split('::').map((part) => part.split(':').filter(Boolean))
  return [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail]
}
