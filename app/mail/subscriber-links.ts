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

export const mailingListHeaders = ({ oneClick }: Pick<SubscriberLinks, 'oneClick'>): Record<string, string> => ({
  'Auto-Submitted': 'auto-replied',
  'X-Auto-Response-Suppress': 'All',
  'List-Unsubscribe': `<${siteUrl(oneClick)}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})
