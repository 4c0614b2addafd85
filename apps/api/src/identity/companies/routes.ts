import { fetchCompany } from '@lohahaat/contract/identity/companies/company'
import {
  addGstNumber as addGstNumberCall,
  removeGstNumber as removeGstNumberCall,
} from '@lohahaat/contract/identity/companies/gst-numbers'
import { fetchCompanyHistory } from '@lohahaat/contract/identity/companies/history'
import {
  acceptInvitation as acceptInvitationCall,
  fetchInvitation,
  fetchInvitations,
  inviteMember as inviteMemberCall,
  revokeInvitation as revokeInvitationCall,
} from '@lohahaat/contract/identity/companies/invitations'
import {
  askToJoin as askToJoinCall,
  decideJoinRequest,
  fetchJoinRequests,
} from '@lohahaat/contract/identity/companies/join-requests'
import {
  changeMember as changeMemberCall,
  fetchMembers,
  handOver as handOverCall,
  leaveCompany as leaveCompanyCall,
  removeMember as removeMemberCall,
} from '@lohahaat/contract/identity/companies/members'
import { route } from '../../platform/http/route'
import { acceptInvitation, loadInvitation } from './accept-invitation'
import { changeMember, handOver, listMembers } from './change-member'
import { addGstNumber, removeGstNumber } from './gst-numbers'
import { inviteMember, listInvitations, revokeInvitation } from './invite'
import { askToJoin, decideRequest, listJoinRequests } from './join-requests'
import { leaveCompany, removeMember } from './leave-company'
import { listHistory, loadCompany } from './load-company'

export default [
  route(fetchCompany, ({ db, actor }) => loadCompany(db, actor)),
  route(fetchMembers, async ({ db, actor, input, answer }) => answer.page(await listMembers(db, actor, input))),
  route(changeMemberCall, ({ db, actor, input }) => changeMember(db, actor, input)),
  route(removeMemberCall, ({ db, onLeave, actor, input }) => removeMember({ db, onLeave }, actor, input.userId)),
  route(leaveCompanyCall, async ({ db, onLeave, actor, answer }) => {
    const left = await leaveCompany({ db, onLeave }, actor)
    answer.endSession()
    return left
  }),
  route(handOverCall, ({ db, actor, input }) => handOver(db, actor, input.userId)),
  route(fetchInvitations, ({ db, actor }) => listInvitations(db, actor)),
  route(inviteMemberCall, ({ db, limits, site, actor, visitor: { idempotencyKey }, input }) =>
    inviteMember({ db, limits, site }, actor, input, idempotencyKey),
  ),
  route(revokeInvitationCall, ({ db, actor, input }) => revokeInvitation(db, actor, input.invitationId)),
  route(fetchInvitation, ({ db, actor, input, at }) => loadInvitation(db, actor, input.secret, at)),
  route(acceptInvitationCall, async ({ db, onLeave, actor, input, answer }) => {
    const joined = await acceptInvitation({ db, onLeave }, actor, input)
    answer.refreshSession({ LegalName: joined.name, CompanyRole: joined.companyRole })
    return joined
  }),
  route(askToJoinCall, ({ db, limits, site, actor, input }) => askToJoin({ db, limits, site }, actor, input)),
  route(fetchJoinRequests, ({ db, actor }) => listJoinRequests(db, actor)),
  route(decideJoinRequest, ({ db, site, onLeave, actor, input }) => decideRequest({ db, site, onLeave }, actor, input)),
  route(addGstNumberCall, ({ db, actor, input }) => addGstNumber(db, actor, input.gstNumber)),
  route(removeGstNumberCall, ({ db, actor, input }) => removeGstNumber(db, actor, input.gstNumber)),
  route(fetchCompanyHistory, async ({ db, actor, input, answer }) => answer.page(await listHistory(db, actor, input))),
]
