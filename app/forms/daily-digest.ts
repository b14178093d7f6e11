const day = 24 * 60 * 60_000

/** A send's digest bound to the UTC day, so that the same words may be sent again later. */
export const dailyDigest = (digest: string, now: number) => `${new Date(now).toISOString().slice(0, 10)}.${digest}`

/** The digests under which an equal send of the last 24 hours is found, and the moment it must be younger than. */
export const recentDigests = (digest: string, now: number) => ({
  digests: [dailyDigest(digest, now), dailyDigest(digest, now - day)] as const,
  since: now - day,
})
