export const PASSKEY_NAME_MAX = 60
