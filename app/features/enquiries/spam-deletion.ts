import { expiryOf, retention } from '#app/content/legal/retention.ts'

/** When a record that was set aside as spam at this time is deleted. */
export const spamDeletedAt = (closedAt: number): number => expiryOf(retention.enquiriesSpam, closedAt)
