import { lookup as systemLookup } from 'node:dns/promises'
import { BlockList, isIPv4, type LookupFunction } from 'node:net'

/** An endpoint that leads into a network: nobody may have the server call it. */
export class PrivateAddress extends Error {}

const notPublic = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  notPublic.addSubnet(net, bits, 'ipv4')
// Tunnels, which end at an IPv4 address, and what is for documents.
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const)
  notPublic.addSubnet(net, bits, 'ipv6')

const publicV6 = new BlockList()
publicV6.addSubnet('2000::', 3, 'ipv6')

export const isPublicAddress = (address: string) =>
  isIPv4(address)
    ? !notPublic.check(address, 'ipv4')
    : publicV6.check(address, 'ipv6') && !notPublic.check(address, 'ipv6')

type Resolve = (host: string) => Promise<readonly { address: string; family: number }[]>

const resolveAll: Resolve = (host) => systemLookup(host, { all: true })

/**
 * Resolves for the connection itself, so that the address that was checked is the one that is called, and refuses a name
 * as soon as one of its addresses is not public.
 */
export const publicLookup =
  (resolve: Resolve = resolveAll): LookupFunction =>
  (host, options, answer) => {
    resolve(host).then(
      (found) => {
        const [first] = found
        if (!first || !found.every(({ address }) => isPublicAddress(address)))
          answer(new PrivateAddress(`${host} is not public`), '', 0)
        else if (options.all) answer(null, [...found])
        else answer(null, first.address, first.family)
      },
      (error: unknown) => answer(error instanceof Error ? error : new Error(String(error)), '', 0),
    )
  }
