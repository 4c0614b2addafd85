/** The last OTP mailed to an address, which a trial installation without a mail server lets one read. */
export async function latestOtp(email: string): Promise<string | null> {
  const response = await fetch(`/outbox/latest-otp?${new URLSearchParams({ to: email })}`)
  if (!response.ok) return null
  const body: unknown = await response.json()
  return typeof body === 'object' && body !== null && 'otp' in body && typeof body.otp === 'string' ? body.otp : null
}
