// Staff texts of the brand board. Its notices and the words in capitals are quoted from the specification.
import type { Phrase } from '#app/languages/phrases.server.ts'

export const brandLabels = {
  saved: 'Brand assets updated successfully',
  failed: 'Failed to update brand assets',
  processing: 'Brand assets are being processed',
  loading: 'Loading brand assets...',
  conflict:
    'Someone else saved this part while you were working on it. Your values are still in the form, and theirs are listed below it. Save again to replace theirs.',
  restored: 'Earlier version restored.',
  changedMeanwhile: 'The brand assets were changed while you were looking at them.',
  downloadFailed: 'Download failed. Please try again.',
  linkMade: 'The link is ready. Copy it now: it won’t be shown again.',
  linkFailed: 'We couldn’t create the link. Please try again.',
  linkRevoked: 'Link revoked.',
} as const satisfies Record<string, Phrase>

export const notificationTexts = {
  info: brandLabels.processing,
  success: brandLabels.saved,
  error: brandLabels.failed,
} as const

export type NotificationKind = keyof typeof notificationTexts

export const isNotificationKind = (kind: string): kind is NotificationKind => Object.hasOwn(notificationTexts, kind)

/**
 * The address as a browser would open it, with https:// where the scheme is missing; null unless it is a web page's.
 */
export function websiteUrl(typed: string): string | null {
  const address = /^[a-z][a-z\d+.-]*:/i.test(typed) && !/^[^/]*:\d/.test(typed) ? typed : `https://${typed}`
  if (/\s/.test(address) || !URL.canParse(address)) return null
  const { protocol, hostname, username, password, href } = new URL(address)
  const isPage = (protocol === 'https:' || protocol === 'http:') && /^[^.].*\.[^.]+$/.test(hostname)
  return isPage && !username && !password ? href : null
}

/** The choices for a link's lifetime. */
export const linkDays = ['7', '30', '90', '365'] as const
