// How a subscriber stands, in the words of the staff area.
import type { Subscriber, SubscriberStatus } from '#db/tables/newsletter.ts'

/** A request that waits for staff is no longer like the others that wait for their person. */
export type SubscriberState = SubscriberStatus | 'quarantined'

export const stateLabels: Record<SubscriberState, string> = {
  active: 'Active',
  pending: 'Pending',
  quarantined: 'Quarantined',
  unsubscribed: 'Unsubscribed',
  bounced: 'Bounced',
  complained: 'Complained',
}

/** The dot that each state's pill has. */
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

/** Who can be unsubscribed. Who complained is never mailed again anyway, and stays known for it. */
export const endableStatuses: readonly SubscriberStatus[] = ['pending', 'active', 'bounced']
