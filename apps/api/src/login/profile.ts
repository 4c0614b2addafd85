import type { ParsedInputOf, ResponseOf } from '@lohahaat/contract/define-call'
import type { fetchProfile, saveProfile as saveProfileCall } from '@lohahaat/contract/login/profile'
import type { Db } from '../db/db'
import { findProfile, updateContact } from './users.repository'

type Profile = ResponseOf<typeof fetchProfile>

export async function loadProfile(db: Db, userId: number): Promise<Profile> {
  const { user, sellerName } = await findProfile(db, userId)
  return {
    buyerContactName: user.contactName,
    buyerContactPhone: user.phone,
    pinCode: user.pinCode,
    buyerLegalName: user.legalName,
    buyerEmail: user.email,
    gSTNo: user.gstNumber,
    role: user.role,
    sellerName,
    memberSince: user.createdAt.toISOString(),
  }
}

export async function saveProfile(db: Db, userId: number, input: ParsedInputOf<typeof saveProfileCall>) {
  const { buyerContactName: contactName, buyerContactPhone: phone, pinCode } = input
  await updateContact(db, userId, { contactName, phone, pinCode })
  return loadProfile(db, userId)
}
