// The links in newsletter mails. They are signed instead of stored: every mail to a subscriber can carry the same ones,
// and opening one does not use it up.
import { hmac, verifyHmac } from '#app/http/secrets/secret.server.ts'
import type { SubscriberLinks } from '#app/mail/subscriber-links.ts'
import type { Subscriber } from '#db/tables/newsletter.ts'

type Purpose = 'newsletter-confirm' | 'newsletter-subscriber'

export function subscriberLinks({ id, opt_in }: Pick<Subscriber, 'id' | 'opt_in'>): SubscriberLinks {
  const token = subscriberToken(id)
  return {
    confirm: `/newsletter/confirm/${sign('newsletter-confirm', `${id}_${opt_in}`)}`,
    preferences: `/newsletter/preferences/${token}`,
    unsubscribe: `/newsletter/unsubscribe/${token}`,
    oneClick: `/unsubscribe/${token}`,
  }
}

export const subscriberToken = (id: string) => sign('newsletter-subscriber', id)

/** The subscriber's id from a token of the unsubscribe and preferences links; null if the signature is invalid. */
export const parseSubscriberToken = (token: string) => read('newsletter-subscriber', token)

export function parseConfirmToken(token: string): { id: string; optIn: number } | null {
  const [id, optIn] = read('newsletter-confirm', token)?.split('_') ?? []
  return id ? { id, optIn: Number(optIn) } : null
}

const sign = (purpose: Purpose, value: string) => `${value}_${hmac(purpose, value)}`

function read(purpose: Purpose, token: string): string | null {
  const at = token.lastIndexOf('_')
  const value = token.slice(0, Math.max(0, at))
  return value && verifyHmac(purpose, value, token.slice(at + 1)) ? value : null
}
