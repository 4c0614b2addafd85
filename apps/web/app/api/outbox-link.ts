/** A sign-in link to an address that is still good, which a trial installation without a mail server lets one read. */
export async function outboxLink(email: string): Promise<string | null> {
  const response = await fetch(`/outbox/sign-in-link?${new URLSearchParams({ to: email })}`)
  if (!response.ok) return null
  const body: unknown = await response.json()
  return typeof body === 'object' && body !== null && 'link' in body && typeof body.link === 'string' ? body.link : null
}
