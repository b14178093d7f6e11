// The links and headers of every mail to a newsletter subscriber, with which mail programs offer to unsubscribe (RFC 8058).
import { siteUrl } from './site-url.server.ts'

/** Paths of this site. */
export type SubscriberLinks = {
  confirm: string
  preferences: string
  unsubscribe: string
  /** The endpoint that a mail program posts to, without opening a page. */
  oneClick: string
}

type OneClick = Pick<SubscriberLinks, 'oneClick'>

const unsubscribeHeaders = ({ oneClick }: OneClick) => ({
  'List-Unsubscribe': `<${siteUrl(oneClick)}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

/** Of a receipt or a link that a subscriber asked for, which is an automatic reply (RFC 3834). */
export const mailingListHeaders = (links: OneClick): Record<string, string> => ({
  'Auto-Submitted': 'auto-replied',
  'X-Auto-Response-Suppress': 'All',
  ...unsubscribeHeaders(links),
})

/**
 * Of an issue of the newsletter: people wrote it, so it is no automatic reply. Out-of-office replies are unwanted, reports
 * of failed delivery are not.
 * @param listId names the list for ever, such as newsletter.site.example (RFC 2919)
 */
export const issueHeaders = (links: OneClick, listId: string): Record<string, string> => ({
  'List-Id': `<${listId}>`,
  Precedence: 'bulk',
  'X-Auto-Response-Suppress': 'OOF, AutoReply',
  ...unsubscribeHeaders(links),
})
