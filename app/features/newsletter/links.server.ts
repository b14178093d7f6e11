// The links in newsletter mails. Those to the preferences and to unsubscribe carry the subscriber's random key, so that
// they outlive a change of secrets and a restore; the link that confirms is short-lived, and signed. Every mail to a
// subscriber can carry the same links, and opening one does not use it up.
import { hmac, verifyHmac } from '#app/http/secrets/secret.server.ts'
import { hrefIn } from '#app/languages/pages.ts'
import type { SubscriberLinks } from '#app/mail/subscriber-links.ts'
import type { Db, Trx } from '#db/schema.ts'
import type { Subscriber } from '#db/tables/newsletter.ts'

type Purpose = 'newsletter-confirm' | 'newsletter-subscriber'

const linkKey = /^[0-9a-f]{64}$/

type Linked = Pick<Subscriber, 'id' | 'opt_in' | 'link_key' | 'language'>

/** They lead to the pages in the subscriber's language. */
export function subscriberLinks(subscriber: Linked): SubscriberLinks {
  const { id, opt_in, language } = subscriber
  const token = subscriberToken(subscriber)
  return {
    confirm: hrefIn(language, `/newsletter/confirm/${sign('newsletter-confirm', `${id}_${opt_in}`)}`),
    preferences: hrefIn(language, `/newsletter/preferences/${token}`),
    unsubscribe: hrefIn(language, `/newsletter/unsubscribe/${token}`),
    oneClick: `/unsubscribe/${token}`,
  }
}

/** The key; for a row that has none, its signed id, as in mails from before there were keys. */
export const subscriberToken = ({ id, link_key }: Pick<Subscriber, 'id' | 'link_key'>) =>
  link_key ?? sign('newsletter-subscriber', id)

/**
 * The subscriber of a token of the preferences and unsubscribe links, also one who has left: the key stays on the row.
 */
export async function findLinkedSubscriber(db: Db | Trx, token: string): Promise<Subscriber | null> {
  const by = columnOf(token)
  if (!by) return null
  const found = await db.selectFrom('subscribers').selectAll().where(by.column, '=', by.value).executeTakeFirst()
  return found ?? null
}

/** True for a token that is complete and, if signed, genuine. Its subscriber may be deleted. */
export const isSubscriberToken = (token: string) => columnOf(token) !== null

function columnOf(token: string) {
  if (linkKey.test(token)) return { column: 'link_key', value: token } as const
  const id = read('newsletter-subscriber', token)
  return id ? ({ column: 'id', value: id } as const) : null
}

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
