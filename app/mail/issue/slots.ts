// The places of one reader's links in an issue that is drawn once for all.
import { escapeHtml } from '#app/mail/look/escape-html.ts'
import { siteUrl } from '#app/mail/site-url.server.ts'
import type { SubscriberLinks } from '#app/mail/subscriber-links.ts'
import type { DrawnIssue } from './issue.ts'

type ReadersLinks = Pick<SubscriberLinks, 'preferences' | 'unsubscribe'>

/** Control characters, which typed text cannot contain. */
export const slots: ReadersLinks = { preferences: '\u0002', unsubscribe: '\u0003' }

/** Replaces the slots of a drawn issue with one reader's links. */
export function fillSlots({ html, text }: Pick<DrawnIssue, 'html' | 'text'>, links: ReadersLinks) {
  const [preferences, unsubscribe] = [siteUrl(links.preferences), siteUrl(links.unsubscribe)]
  return {
    html: fill(html, escapeHtml(preferences), escapeHtml(unsubscribe)),
    text: fill(text, preferences, unsubscribe),
  }
}

const fill = (drawn: string, preferences: string, unsubscribe: string) =>
  drawn.split(slots.preferences).join(preferences).split(slots.unsubscribe).join(unsubscribe)

/** The number of slots: each grows to a link. */
export const countSlots = (drawn: string) =>
  drawn.split(slots.preferences).length + drawn.split(slots.unsubscribe).length - 2
