import type { Actor } from '@lohahaat/domain/identity/actor'
import type { Enquiry } from '@lohahaat/domain/sourcing/enquiry'
import { may } from '../../identity/sign-in/may'
import type { Db } from '../../platform/db/db'
import type { FoundEnquiry } from '../enquiries/enquiries.repository'
import { countAsked, listOpenAsks, listOwnOffers } from './quote-standings.repository'

export type Standing = Pick<Enquiry, 'ownOffered' | 'ownAsked' | 'askedCount'>

/**
 * How far the reader's own quotes have come, and for the buyer and administrators how many parties are asked for a
 * better price. Nobody is asked any more once an enquiry is completed.
 */
export async function findStandings(tx: Db, reader: Actor, found: readonly FoundEnquiry[]) {
  const quoted = found.flatMap(({ enquiry, ownRevision }) => (ownRevision === null ? [] : enquiry.id))
  const own = quoted.length === 0 ? [] : await listOwnOffers(tx, reader.companyId, quoted)
  const asks =
    own.length === 0
      ? []
      : await listOpenAsks(
          tx,
          own.map(({ quoteId }) => quoteId),
        )
  const compared = found.flatMap(({ enquiry, quoteCount }) =>
    quoteCount > 0 && isOpen(enquiry) && may(reader, 'compare quotes', enquiry) ? enquiry.id : [],
  )
  const asked = new Map(
    compared.length === 0 ? [] : (await countAsked(tx, compared)).map((row) => [row.enquiryId, row.asked]),
  )
  const offers = new Map(own.map((row) => [row.enquiryId, row]))
  const open = new Map(asks.map((ask) => [ask.quoteId, { deadline: ask.deadline?.toISOString() ?? null }]))
  return ({ enquiry }: FoundEnquiry): Standing => {
    const offer = offers.get(enquiry.id)
    return {
      ownOffered: offer?.offered ?? 0,
      ownAsked: offer && isOpen(enquiry) ? (open.get(offer.quoteId) ?? null) : null,
      askedCount: asked.get(enquiry.id) ?? 0,
    }
  }
}

const isOpen = ({ status }: FoundEnquiry['enquiry']) => status === 'InProgress'
