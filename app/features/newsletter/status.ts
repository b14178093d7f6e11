// The states of a subscriber and their labels in the staff area.
import type { Phrase } from '#app/languages/phrases.server.ts'
import type { Subscriber, SubscriberStatus } from '#db/tables/newsletter.ts'

/** A quarantined request waits for staff, other pending ones wait for the subscriber. */
export type SubscriberState = SubscriberStatus | 'quarantined'

export const stateLabels: Record<SubscriberState, Phrase> = {
  active: 'Active',
  pending: 'Pending',
  quarantined: 'Quarantined',
  unsubscribed: 'Unsubscribed',
  bounced: 'Bounced',
  complained: 'Reported as spam',
}

/** The dot in each state's pill. */
export const statePill: Record<SubscriberState, string> = {
  active: 'active',
  pending: 'pending',
  quarantined: 'warning',
  unsubscribed: 'none',
  bounced: 'failed',
  complained: 'failed',
}

export const stateOf = ({ status, spam_reasons }: Pick<Subscriber, 'status' | 'spam_reasons'>): SubscriberState =>
  status === 'pending' && spam_reasons !== null ? 'quarantined' : status

/**
 * The statuses that can be unsubscribed. After a complaint no mail is sent anyway, and the complaint stays on record.
 */
export const endableStatuses: readonly SubscriberStatus[] = ['pending', 'active', 'bounced']
