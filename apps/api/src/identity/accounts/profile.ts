import type { ParsedInputOf, ResponseOf } from '@lohahaat/contract/platform/define-call'
import type { fetchProfile, saveProfile as saveProfileCall } from '@lohahaat/contract/identity/accounts/profile'
import { DEFAULT_PIN_CODE } from '@lohahaat/domain/reference/default-pin-code'
import type { Language } from '@lohahaat/domain/platform/language'
import type { Actor } from '@lohahaat/domain/identity/actor'
import type { Db } from '../../platform/db/db'
import type { SignedIn } from '../../platform/http/session'
import { requireRecentSignIn } from '../sign-in/admin-rights'
import { findProfile, updateContact, updateLanguage, updatePin } from './users.repository'

type Profile = ResponseOf<typeof fetchProfile>

type Owner = Pick<SignedIn, 'userId' | 'role' | 'authenticatedAt'>

export async function loadProfile(db: Db, { userId, role }: Owner): Promise<Profile> {
  const { user, sellerName } = await findProfile(db, userId)
  return {
    buyerContactName: user.contactName,
    buyerContactPhone: user.phone,
    pinCode: user.pinCode,
    isPinChosen: user.isPinChosen || user.pinCode !== DEFAULT_PIN_CODE,
    buyerLegalName: user.legalName,
    buyerEmail: user.email,
    gstNo: user.gstNumber,
    role,
    sellerName,
    memberSince: user.createdAt.toISOString(),
  }
}

/** We call back on the phone number, so changing it needs a recent sign-in; name and PIN code don't. */
export async function saveProfile(
  db: Db,
  owner: Owner & { at: Date },
  input: ParsedInputOf<typeof saveProfileCall>,
): Promise<Profile> {
  const { buyerContactName: contactName, buyerContactPhone: phone, pinCode } = input
  const { user } = await findProfile(db, owner.userId)
  if (phone !== user.phone) requireRecentSignIn(owner, owner.at)
  const isPinChosen = user.isPinChosen || pinCode !== user.pinCode
  await updateContact(db, owner.userId, { contactName, phone, pinCode, isPinChosen })
  return loadProfile(db, owner)
}

/** Where he wants his steel, from now on. Choosing the default is a choice too. */
export async function saveDeliveryPin(db: Db, { userId }: Actor, pinCode: string) {
  await updatePin(db, userId, pinCode)
  return { pinCode }
}

/** The language of his screens and mails from now on, whatever browser he uses. */
export async function saveLanguage(db: Db, { userId }: Actor, language: Language) {
  await updateLanguage(db, userId, language)
  return { language }
}
